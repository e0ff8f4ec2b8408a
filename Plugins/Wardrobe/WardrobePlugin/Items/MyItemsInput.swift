// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which items of a wardrobe to list.
///
/// Omitted fields match every item.
@Schema("wardrobe.MyItemsInput")
public struct MyItemsInput: SchemaProviding, Hashable {
    /// The categories, any of which matches.
    @Field(count: 0...27) public var categories: [Category] = []
    /// Words or beginnings of words in the name, brand, notes, or tags.
    ///
    /// An item must match all of them.
    @Field(.text(0...200, example: "navy")) public var text: String?
    /// An occasion; items suitable for any occasion match too.
    public var occasion: Occasion?
    /// The season (items for all seasons match too).
    public var season: Season?
    /// A tag of the item.
    @Field(.text(1...50, example: "linen")) public var tag: String?
    /// The family of its primary color.
    public var color: ColorFamily?
    /// The laundry state.
    public var laundry: LaundryState?
    /// Whether to list only favorites.
    public var favoritesOnly: Bool = false
    /// The order of the list.
    public var sort: Order = .added
    /// A sample wardrobe to list in place of your own.
    public var sample: SampleWardrobe?
    /// The maximum number of items.
    @Field(.integer(1...100_000)) public var limit: Int = 1_000
    /// The cursor from an earlier response, to continue its list.
    @Field(.cursor) public var cursor: String?

    /// The order of a list of items.
    ///
    /// Ties are in the order in which they were added.
    @Schema("wardrobe.ItemOrder")
    public enum Order: String, CaseIterable, SchemaProviding {
        /// By date added, oldest first.
        case added
        /// By name.
        case name
        /// By the last day they were worn: never worn first, then longest ago.
        case lastWorn
        /// By the number of wears, most worn first.
        case timesWorn
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
