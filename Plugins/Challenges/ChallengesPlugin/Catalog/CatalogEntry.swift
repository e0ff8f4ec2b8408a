// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A challenge of the catalog and the user's language.
@Schema("challenges.CatalogEntry")
public struct CatalogEntry: SchemaProviding, Hashable {
    /// The challenge.
    public var challenge: CatalogChallenge
    /// The user's language.
    public var language: Language
}
