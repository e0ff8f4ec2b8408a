// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import WardrobePlugin

/// Which items of a wardrobe are wanted; what is left out does not matter.
public struct ItemFilter: SchemaProviding, Hashable {
    /// The categories, any of them.
    public var categories: [Category]
    /// Words that name, brand, notes or tags have, or that begin words of them; an item must match all of them.
    public var text: String?
    /// What an item is to be worn for; one meant for anything is wanted too.
    public var occasion: Occasion?
    /// The season; an item for all seasons is wanted too.
    public var season: Season?
    /// A tag that an item has.
    public var tag: String?
    /// The family of its primary color.
    public var color: ColorFamily?
    /// How clean it is.
    public var laundry: LaundryState?
    /// Whether only favorites are wanted.
    public var favoritesOnly: Bool

    /// All items.
    public init() {
        categories = []
        favoritesOnly = false
    }

    /// Whether an item is wanted, the text aside.
    func accepts(_ item: WardrobeItem) -> Bool {
        if !categories.isEmpty, !categories.contains(item.category) { return false }
        if let occasion, !item.occasion.isEmpty, !item.occasion.contains(occasion) { return false }
        if let season, !item.season.isEmpty, !item.season.contains(where: { $0.suits(season) }) { return false }
        if let tag, !item.tags.contains(where: { $0.lowercased() == tag.lowercased() }) { return false }
        if let color, ColorFamily(item.primaryColor) != color { return false }
        if let laundry, item.laundry != laundry { return false }
        return !favoritesOnly || item.isFavorite
    }

    /// The text as a query of the search index: all words, each as the beginning of one; nil when there are none.
    var query: String? {
        let words = (text ?? "").split { !($0.isLetter || $0.isNumber) }
        return words.isEmpty ? nil : words.map { "\"\($0)\"*" }.joined(separator: " ")
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.ItemFilter", "Which items of a wardrobe are wanted.") {
        field(
            "categories", \.categories, "The categories, any of them.", .list(of: .nested, count: 0...27),
            default: [])
        field(
            "text", \.text, "Words that name, brand, notes or tags have, or that begin words of them.",
            .text(0...200, example: "navy"))
        field("occasion", \.occasion, "What an item is to be worn for.")
        field("season", \.season, "The season.")
        field("tag", \.tag, "A tag that an item has.", .text(1...50, example: "linen"))
        field("color", \.color, "The family of its primary color.").formerly("colour")
        field("laundry", \.laundry, "How clean it is.")
        field("favoritesOnly", \.favoritesOnly, "Whether only favorites are wanted.", .boolean, default: false)
    }
}
