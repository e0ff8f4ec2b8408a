// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The packs of the catalog.
public struct PackList: SchemaProviding, Hashable {
    /// How many there are in all.
    public var total: Int
    /// The packs, by their keys.
    public var packs: [PackSummary]
    /// The language in which the user reads challenges.
    public var language: Language
    /// What continues the list; absent at its end.
    public var cursor: String?

    /// Packs.
    package init(total: Int, packs: [PackSummary], language: Language, cursor: String? = nil) {
        self.total = total
        self.packs = packs
        self.language = language
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.PackList", "The packs of the catalog.") {
        field("total", \.total, "How many there are in all.", .integer(0...Int.max))
        field("packs", \.packs, "The packs, by their keys.")
        field("language", \.language, "The language in which the user reads challenges.")
        field("cursor", \.cursor, "What continues the list; absent at its end.", .cursor)
    }
}
