// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A page of the catalog's packs.
public struct PackList: SchemaProviding, Hashable {
    /// The total number of matches.
    public var total: Int
    /// The packs, by key.
    public var packs: [PackSummary]
    /// The user's language.
    public var language: Language
    /// The cursor of the next page; absent on the last page.
    public var cursor: String?

    /// Packs.
    package init(total: Int, packs: [PackSummary], language: Language, cursor: String? = nil) {
        self.total = total
        self.packs = packs
        self.language = language
        self.cursor = cursor
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.PackList", "A page of the catalog's packs.") {
        field("total", \.total, "The total number of matches.", .integer(0...Int.max))
        field("packs", \.packs, "The packs, by key.")
        field("language", \.language, "The user's language.")
        field("cursor", \.cursor, "The cursor of the next page; absent on the last page.", .cursor)
    }
}
