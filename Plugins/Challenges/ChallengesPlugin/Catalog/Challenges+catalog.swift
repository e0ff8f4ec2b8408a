// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Adds a challenge of the user's own.
    public static let add = ComputationKey<AddChallengeInput, CatalogEntry>("challenges.add")
    /// Changes a challenge.
    public static let edit = ComputationKey<EditChallengeInput, CatalogEntry>("challenges.edit")
    /// Removes a challenge of the user's own, or switches off one of a pack.
    public static let remove = ComputationKey<RemoveChallengeInput, RemovedChallenge>("challenges.remove")
    /// Lists the challenges of the catalog, and finds them by words.
    public static let myCatalog = ComputationKey<MyCatalogInput, CatalogPage>("challenges.my-catalog")
    /// Shows a challenge of the catalog.
    public static let myChallenge = ComputationKey<MyChallengeInput, CatalogEntry>("challenges.my-challenge")
}
