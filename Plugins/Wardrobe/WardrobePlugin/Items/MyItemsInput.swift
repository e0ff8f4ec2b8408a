// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which items of a wardrobe to list; omitted fields match every item.
public struct MyItemsInput: SchemaProviding, Hashable {
    /// The categories, any of which matches.
    public var categories: [Category]
    /// Words or beginnings of words in the name, brand, notes, or tags; an item must match all of them.
    public var text: String?
    /// An occasion; items suitable for any occasion match too.
    public var occasion: Occasion?
    /// The season; items for all seasons match too.
    public var season: Season?
    /// A tag of the item.
    public var tag: String?
    /// The family of its primary color.
    public var color: ColorFamily?
    /// The laundry state.
    public var laundry: LaundryState?
    /// Whether to list only favorites.
    public var favoritesOnly: Bool
    /// The order of the list.
    public var sort: Order
    /// A sample wardrobe to list in place of your own.
    public var sample: SampleWardrobe?
    /// The maximum number of items.
    public var limit: Int
    /// The cursor from an earlier response, to continue its list.
    public var cursor: String?

    /// The order of a list of items; ties are in the order in which they were added.
    public enum Order: String, Codable, Sendable, CaseIterable, SchemaProviding {
        case added, name, lastWorn, timesWorn

        /// The values and their meanings.
        public static let schema = Schema<Self>.enumeration("wardrobe.ItemOrder", "The order of a list of items.") {
            switch $0 {
            case .added: "By date added, oldest first."
            case .name: "By name."
            case .lastWorn: "By the last day they were worn: never worn first, then longest ago."
            case .timesWorn: "By the number of wears, most worn first."
            }
        }
    }

    /// Creates a list of at most 1,000 items.
    public init() {
        categories = []
        favoritesOnly = false
        sort = .added
        limit = 1_000
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.MyItemsInput", "Which items of a wardrobe to list."
    ) {
        field(
            "categories", \.categories, "The categories, any of which matches.", .list(of: .nested, count: 0...27),
            default: [])
        field(
            "text", \.text, "Words or beginnings of words in the name, brand, notes, or tags.",
            .text(0...200, example: "navy"))
        field("occasion", \.occasion, "An occasion; items suitable for any occasion match too.")
        field("season", \.season, "The season; items for all seasons match too.")
        field("tag", \.tag, "A tag of the item.", .text(1...50, example: "linen"))
        field("color", \.color, "The family of its primary color.").formerly("colour")
        field("laundry", \.laundry, "The laundry state.")
        field("favoritesOnly", \.favoritesOnly, "Whether to list only favorites.", .boolean, default: false)
        field("sort", \.sort, "The order of the list.", default: .added)
        field("sample", \.sample, "A sample wardrobe to list in place of your own.")
        field("limit", \.limit, "The maximum number of items.", .integer(1...100_000), default: 1_000)
        field("cursor", \.cursor, "The cursor from an earlier response, to continue its list.", .cursor)
    }
}

/// Items of a wardrobe.
@Schema("wardrobe.ItemList")
public struct ItemList: SchemaProviding, Hashable {
    /// The items.
    public var items: [WardrobeItem]
    /// The number of matching items, including those beyond the limit.
    @Field(.tally) public var total: Int
    /// The total number of items in the wardrobe.
    @Field(.tally) public var all: Int
    /// The cursor for the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}
