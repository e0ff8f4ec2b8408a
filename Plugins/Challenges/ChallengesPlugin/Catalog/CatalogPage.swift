// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A page of the catalog.
@Schema("challenges.CatalogPage")
public struct CatalogPage: SchemaProviding, Hashable {
    /// The total number of matches.
    @Field(.integer(0...Int.max)) public var total: Int
    /// The challenges, in the order in which they were added.
    public var challenges: [CatalogChallenge]
    /// The user's language.
    public var language: Language
    /// The cursor of the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}
