// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Challenges of the catalog.
public struct CatalogPage: SchemaProviding, Hashable {
    /// How many there are in all.
    public var total: Int
    /// The challenges, in the order in which they came.
    public var challenges: [CatalogChallenge]
    /// The language in which the user reads challenges.
    public var language: Language
    /// What continues the list; absent at its end.
    public var cursor: String?

    /// Challenges.
    package init(total: Int, challenges: [CatalogChallenge], language: Language, cursor: String? = nil) {
        self.total = total
        self.challenges = challenges
        self.language = language
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.CatalogPage", "Challenges of the catalog.") {
        field("total", \.total, "How many there are in all.", .integer(0...Int.max))
        field("challenges", \.challenges, "The challenges, in the order in which they came.")
        field("language", \.language, "The language in which the user reads challenges.")
        field("cursor", \.cursor, "What continues the list; absent at its end.", .cursor)
    }
}
