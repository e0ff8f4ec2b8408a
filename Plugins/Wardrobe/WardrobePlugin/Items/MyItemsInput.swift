// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which items of a wardrobe are to be listed; what is left out does not matter.
public struct MyItemsInput: SchemaProviding, Hashable {
    /// The categories, any of them.
    public var categories: [Category]
    /// Words that name, brand, notes or tags have, or that begin words of them; an item must match all of them.
    public var text: String?
    /// An occasion; items suitable for any occasion match too.
    public var occasion: Occasion?
    /// The season; an item for all seasons is listed too.
    public var season: Season?
    /// A tag that an item has.
    public var tag: String?
    /// The family of its primary color.
    public var color: ColorFamily?
    /// How clean it is.
    public var laundry: LaundryState?
    /// Whether only favorites are listed.
    public var favoritesOnly: Bool
    /// The order of the list.
    public var sort: Order
    /// A sample wardrobe to list in place of your own.
    public var sample: SampleWardrobe?
    /// The most items to list.
    public var limit: Int
    /// The cursor of an earlier answer, to continue its list.
    public var cursor: String?

    /// Orders of a list of items; equal ones are in the order in which they were added.
    public enum Order: String, Codable, Sendable, CaseIterable, SchemaProviding {
        case added, name, lastWorn, timesWorn

        /// The orders by their names.
        public static let schema = Schema<Self>.enumeration("wardrobe.ItemOrder", "The order of a list of items.") {
            switch $0 {
            case .added: "As they were added, the first one first."
            case .name: "By name."
            case .lastWorn: "By the last day they were worn: never first, then the longest ago."
            case .timesWorn: "By how often they were worn, the most worn first."
            }
        }
    }

    /// All items, a thousand at most.
    public init() {
        categories = []
        favoritesOnly = false
        sort = .added
        limit = 1_000
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.MyItemsInput", "Which items of a wardrobe are to be listed."
    ) {
        field(
            "categories", \.categories, "The categories, any of them.", .list(of: .nested, count: 0...27),
            default: [])
        field(
            "text", \.text, "Words that name, brand, notes or tags have, or that begin words of them.",
            .text(0...200, example: "navy"))
        field("occasion", \.occasion, "An occasion; items suitable for any occasion match too.")
        field("season", \.season, "The season; an item for all seasons is listed too.")
        field("tag", \.tag, "A tag that an item has.", .text(1...50, example: "linen"))
        field("color", \.color, "The family of its primary color.").formerly("colour")
        field("laundry", \.laundry, "How clean it is.")
        field("favoritesOnly", \.favoritesOnly, "Whether only favorites are listed.", .boolean, default: false)
        field("sort", \.sort, "The order of the list.", default: .added)
        field("sample", \.sample, "A sample wardrobe to list in place of your own.")
        field("limit", \.limit, "The most items to list.", .integer(1...100_000), default: 1_000)
        field("cursor", \.cursor, "The cursor of an earlier answer, to continue its list.", .cursor)
    }
}

/// Items of a wardrobe.
public struct ItemList: SchemaProviding, Hashable {
    /// The items.
    public var items: [WardrobeItem]
    /// How many items match, also those that the list has no room for.
    public var total: Int
    /// How many items the wardrobe has in all.
    public var all: Int
    /// What continues the list; absent at its end.
    public var cursor: String?

    /// A part of a list of items.
    public init(items: [WardrobeItem], total: Int, all: Int, cursor: String? = nil) {
        self.items = items
        self.total = total
        self.all = all
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.ItemList", "Items of a wardrobe.") {
        field("items", \.items, "The items.")
        field("total", \.total, "How many items match, also those that the list has no room for.", .tally)
        field("all", \.all, "How many items the wardrobe has in all.", .tally)
        field("cursor", \.cursor, "What continues the list; absent at its end.", .cursor)
    }
}
