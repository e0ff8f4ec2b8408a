// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which twins to list; omitted filters match every twin.
public struct MyTwinsInput: SchemaProviding, Hashable {
    /// Words or beginnings of words in any text of the twins.
    public var text: String?
    /// The kinds, any of which matches.
    public var kinds: [TwinKind]
    /// The place: its key, its name, its path, or the beginning of its key.
    public var location: String?
    /// Whether to include what is in places below that place.
    public var includesNested: Bool
    /// A tag.
    public var tag: String?
    /// The condition of an item.
    public var condition: ItemCondition?
    /// Whether an item is lent.
    public var isLent: Bool?
    /// How soon food should be used.
    public var freshness: FreshnessStatus?
    /// Whether to list only favorites.
    public var favoritesOnly: Bool
    /// The order of the list; by relevance for a text, and otherwise by the time they were added.
    public var sort: TwinOrder?
    /// The maximum number of twins.
    public var limit: Int
    /// The cursor from an earlier response, to continue its list.
    public var cursor: String?

    /// Creates a list of at most 20 twins.
    public init() {
        kinds = []
        includesNested = true
        favoritesOnly = false
        limit = 20
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.MyTwinsInput", "Which twins to list; omitted filters match every twin."
    ) {
        field(
            "text", \.text, "Words or beginnings of words in any text of the twins.",
            .text(0...200, example: "dostoevsky"))
        field("kinds", \.kinds, "The kinds, any of which matches.", .list(of: .nested, count: 0...9), default: [])
        field(
            "location", \.location, "The place: its key, its name, its path, or the beginning of its key.",
            .recordName("Kitchen"))
        field(
            "includesNested", \.includesNested, "Whether to include what is in places below that place.", .boolean,
            default: true)
        field("tag", \.tag, "A tag.", .text(1...50, example: "insured"))
        field("condition", \.condition, "The condition of an item.")
        field("isLent", \.isLent, "Whether an item is lent.", .boolean)
        field("freshness", \.freshness, "How soon food should be used.")
        field("favoritesOnly", \.favoritesOnly, "Whether to list only favorites.", .boolean, default: false)
        field(
            "sort", \.sort, "The order of the list; by relevance for a text, and otherwise by the time they were added."
        )
        field("limit", \.limit, "The maximum number of twins.", .integer(1...1_000), default: 20)
        field("cursor", \.cursor, "The cursor from an earlier response, to continue its list.", .cursor)
    }
}
