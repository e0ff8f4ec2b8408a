// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// The statistics of a wardrobe: costs, wears, colors, and categories.
@Schema("wardrobe.WardrobeStatistics")
public struct WardrobeStatistics: SchemaProviding, Hashable {
    /// The number of items.
    @Field(.tally) public var items: Int
    /// The number of items worn at least once.
    @Field(.tally) public var worn: Int
    /// The total number of wears.
    @Field(.tally) public var wears: Int
    /// The costs of the priced items, by currency, in the order of the codes.
    public var costs: [CurrencyCost]
    /// The number of items without a price, which are excluded from all costs.
    @Field(.tally) public var unpriced: Int
    /// The items with the highest cost per wear, grouped by currency.
    public var dearest: [ItemCost]
    /// The items with the lowest cost per wear, grouped by currency.
    public var cheapest: [ItemCost]
    /// The items worn most often.
    ///
    /// Most worn first.
    public var mostWorn: [ItemWears]
    /// The items never worn, in the order they were bought.
    ///
    /// Those without a date come last.
    public var neverWorn: [ItemWears]
    /// The number of items never worn, including those beyond the limit.
    @Field(.tally) public var neverWornCount: Int
    /// The color families, most frequent first.
    public var colors: [ColorShare]
    /// The categories, most frequent first.
    public var categories: [CategoryShare]
    /// The number of wears for each occasion, most frequent first; wears without an occasion don't count.
    public var occasions: [OccasionWears]

    /// The number of wears for an occasion.
    @Schema("wardrobe.OccasionWears")
    public struct OccasionWears: SchemaProviding, Hashable {
        /// The occasion.
        public var occasion: Occasion
        /// The number of logged wears.
        @Field(.tally) public var wears: Int
        /// The mean of their ratings.
        ///
        /// 1 to 5; nil if none was rated.
        @Field(.number(1...5)) public var meanRating: Double?
    }
}

/// The cost of the items with a price in one currency.
@Schema("wardrobe.CurrencyCost")
public struct CurrencyCost: SchemaProviding, Hashable {
    /// The currency's ISO 4217 code.
    @Field(.text(3...3, example: "EUR")) public var currency: String
    /// The number of items with a price in the currency.
    @Field(.tally) public var items: Int
    /// The total number of wears.
    @Field(.tally) public var wears: Int
    /// The total price paid.
    public var paid: Money
    /// The total price divided by the wears, counted as at least one.
    public var perWear: Money
}

/// The cost per wear of an item.
@Schema("wardrobe.ItemCost")
public struct ItemCost: SchemaProviding, Hashable {
    /// The item's key.
    @Field(.text(example: "navy-blazer")) public var id: String
    /// The item's name.
    @Field(.text(example: "Navy blazer")) public var name: String
    /// The price paid for it.
    public var price: Money
    /// The number of times it was worn.
    @Field(.tally) public var timesWorn: Int
    /// The price divided by the wears, counted as at least one.
    public var perWear: Money
}

/// The number of times an item was worn.
@Schema("wardrobe.ItemWears")
public struct ItemWears: SchemaProviding, Hashable {
    /// The item's key.
    @Field(.text(example: "navy-blazer")) public var id: String
    /// The item's name.
    @Field(.text(example: "Navy blazer")) public var name: String
    /// The number of times it was worn.
    @Field(.tally) public var timesWorn: Int
    /// The last day it was worn.
    public var lastWorn: CalendarDay?
}

/// The share of a wardrobe with colors of one family.
@Schema("wardrobe.ColorShare")
public struct ColorShare: SchemaProviding, Hashable {
    /// The family.
    public var family: ColorFamily
    /// The number of items with it as their primary color.
    @Field(.tally) public var items: Int
    /// Their share of all items.
    @Field(.number(0...1)) public var share: Double
    /// The total number of wears.
    @Field(.tally) public var wears: Int
}

/// The share of a wardrobe in one category.
@Schema("wardrobe.CategoryShare")
public struct CategoryShare: SchemaProviding, Hashable {
    /// The category.
    public var category: Category
    /// The number of items in the category.
    @Field(.tally) public var items: Int
    /// Their share of all items.
    @Field(.number(0...1)) public var share: Double
    /// The total number of wears.
    @Field(.tally) public var wears: Int
}

extension Schema where Value == Int {
    /// A number of things.
    static var tally: Schema { integer(0...Int.max) }
}
