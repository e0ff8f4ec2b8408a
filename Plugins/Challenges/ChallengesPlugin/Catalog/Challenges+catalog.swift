// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Adds the user's own challenge.
    public static let add = ComputationKey<AddChallengeInput, CatalogEntry>("challenges.add")
    /// Changes a challenge.
    public static let edit = ComputationKey<EditChallengeInput, CatalogEntry>("challenges.edit")
    /// Removes the user's own challenge, or switches off a challenge of a pack.
    public static let remove = ComputationKey<RemoveChallengeInput, RemovedChallenge>("challenges.remove")
    /// Lists and searches the challenges of the catalog.
    public static let myCatalog = ComputationKey<MyCatalogInput, CatalogPage>("challenges.my-catalog")
    /// Shows a challenge of the catalog.
    public static let myChallenge = ComputationKey<MyChallengeInput, CatalogEntry>("challenges.my-challenge")
}
