// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A page of the catalog.
public struct CatalogPage: SchemaProviding, Hashable {
    /// The total number of matches.
    public var total: Int
    /// The challenges, in the order in which they were added.
    public var challenges: [CatalogChallenge]
    /// The user's language.
    public var language: Language
    /// The cursor of the next page; absent on the last page.
    public var cursor: String?

    /// Challenges.
    package init(total: Int, challenges: [CatalogChallenge], language: Language, cursor: String? = nil) {
        self.total = total
        self.challenges = challenges
        self.language = language
        self.cursor = cursor
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.CatalogPage", "A page of the catalog.") {
        field("total", \.total, "The total number of matches.", .integer(0...Int.max))
        field("challenges", \.challenges, "The challenges, in the order in which they were added.")
        field("language", \.language, "The user's language.")
        field("cursor", \.cursor, "The cursor of the next page; absent on the last page.", .cursor)
    }
}
