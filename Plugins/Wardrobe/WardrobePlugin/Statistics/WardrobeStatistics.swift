// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import Currencies

/// The statistics of a wardrobe: costs, wears, colors, and categories.
public struct WardrobeStatistics: SchemaProviding, Hashable {
    /// The number of items.
    public var items: Int
    /// The number of items worn at least once.
    public var worn: Int
    /// The total number of wears.
    public var wears: Int
    /// The costs of the priced items, by currency, in the order of the codes.
    public var costs: [CurrencyCost]
    /// The number of items without a price, which are excluded from all costs.
    public var unpriced: Int
    /// The items with the highest cost per wear, grouped by currency.
    public var dearest: [ItemCost]
    /// The items with the lowest cost per wear, grouped by currency.
    public var cheapest: [ItemCost]
    /// The items worn most often, most worn first.
    public var mostWorn: [ItemWears]
    /// The items never worn, in the order they were bought; those without a date come last.
    public var neverWorn: [ItemWears]
    /// The number of items never worn, including those beyond the limit.
    public var neverWornCount: Int
    /// The color families, most frequent first.
    public var colors: [ColorShare]
    /// The categories, most frequent first.
    public var categories: [CategoryShare]
    /// The number of wears for each occasion, most frequent first; wears without an occasion don't count.
    public var occasions: [OccasionWears]

    /// The number of wears for an occasion.
    public struct OccasionWears: SchemaProviding, Hashable {
        /// The occasion.
        public var occasion: Occasion
        /// The number of logged wears.
        public var wears: Int
        /// The mean of their ratings, 1 to 5; nil if none was rated.
        public var meanRating: Double?

        /// The JSON schema.
        public static let schema = Schema<Self>.object(
            "wardrobe.OccasionWears", "The number of wears for an occasion."
        ) {
            field("occasion", \.occasion, "The occasion.")
            field("wears", \.wears, "The number of logged wears.", .tally)
            field("meanRating", \.meanRating, "The mean of their ratings.", .number(1...5))
        }
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.WardrobeStatistics", "The statistics of a wardrobe: costs, wears, colors, and categories."
    ) {
        field("items", \.items, "The number of items.", .tally)
        field("worn", \.worn, "The number of items worn at least once.", .tally)
        field("wears", \.wears, "The total number of wears.", .tally)
        field("costs", \.costs, "The costs of the priced items, by currency, in the order of the codes.")
        field("unpriced", \.unpriced, "The number of items without a price, which are excluded from all costs.", .tally)
        field("dearest", \.dearest, "The items with the highest cost per wear, grouped by currency.")
        field("cheapest", \.cheapest, "The items with the lowest cost per wear, grouped by currency.")
        field("mostWorn", \.mostWorn, "The items worn most often.")
        field("neverWorn", \.neverWorn, "The items never worn, in the order they were bought.")
        field(
            "neverWornCount", \.neverWornCount, "The number of items never worn, including those beyond the limit.",
            .tally)
        field("colors", \.colors, "The color families, most frequent first.")
        field("categories", \.categories, "The categories, most frequent first.")
        field(
            "occasions", \.occasions,
            "The number of wears for each occasion, most frequent first; wears without an occasion don't count."
        )
    }
}

/// The cost of the items with a price in one currency.
public struct CurrencyCost: SchemaProviding, Hashable {
    /// The currency's ISO 4217 code.
    public var currency: String
    /// The number of items with a price in the currency.
    public var items: Int
    /// The total number of wears.
    public var wears: Int
    /// The total price paid.
    public var paid: Money
    /// The total price divided by the wears, counted as at least one.
    public var perWear: Money

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.CurrencyCost", "The cost of the items with a price in one currency."
    ) {
        field("currency", \.currency, "The currency's ISO 4217 code.", .text(3...3, example: "EUR"))
        field("items", \.items, "The number of items with a price in the currency.", .tally)
        field("wears", \.wears, "The total number of wears.", .tally)
        field("paid", \.paid, "The total price paid.")
        field("perWear", \.perWear, "The total price divided by the wears, counted as at least one.")
    }
}

/// The cost per wear of an item.
public struct ItemCost: SchemaProviding, Hashable {
    /// The item's key.
    public var id: String
    /// The item's name.
    public var name: String
    /// The price paid for it.
    public var price: Money
    /// The number of times it was worn.
    public var timesWorn: Int
    /// The price divided by the wears, counted as at least one.
    public var perWear: Money

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.ItemCost", "The cost per wear of an item.") {
        field("id", \.id, "The item's key.", .text(example: "navy-blazer"))
        field("name", \.name, "The item's name.", .text(example: "Navy blazer"))
        field("price", \.price, "The price paid for it.")
        field("timesWorn", \.timesWorn, "The number of times it was worn.", .tally)
        field("perWear", \.perWear, "The price divided by the wears, counted as at least one.")
    }
}

/// The number of times an item was worn.
public struct ItemWears: SchemaProviding, Hashable {
    /// The item's key.
    public var id: String
    /// The item's name.
    public var name: String
    /// The number of times it was worn.
    public var timesWorn: Int
    /// The last day it was worn.
    public var lastWorn: CalendarDay?

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.ItemWears", "The number of times an item was worn.") {
        field("id", \.id, "The item's key.", .text(example: "navy-blazer"))
        field("name", \.name, "The item's name.", .text(example: "Navy blazer"))
        field("timesWorn", \.timesWorn, "The number of times it was worn.", .tally)
        field("lastWorn", \.lastWorn, "The last day it was worn.")
    }
}

/// The share of a wardrobe with colors of one family.
public struct ColorShare: SchemaProviding, Hashable {
    /// The family.
    public var family: ColorFamily
    /// The number of items with it as their primary color.
    public var items: Int
    /// Their share of all items, 0 to 1.
    public var share: Double
    /// The total number of wears.
    public var wears: Int

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.ColorShare", "The share of a wardrobe with colors of one family."
    ) {
        field("family", \.family, "The family.")
        field("items", \.items, "The number of items with it as their primary color.", .tally)
        field("share", \.share, "Their share of all items.", .number(0...1))
        field("wears", \.wears, "The total number of wears.", .tally)
    }
}

/// The share of a wardrobe in one category.
public struct CategoryShare: SchemaProviding, Hashable {
    /// The category.
    public var category: Category
    /// The number of items in the category.
    public var items: Int
    /// Their share of all items, 0 to 1.
    public var share: Double
    /// The total number of wears.
    public var wears: Int

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.CategoryShare", "The share of a wardrobe in one category."
    ) {
        field("category", \.category, "The category.")
        field("items", \.items, "The number of items in the category.", .tally)
        field("share", \.share, "Their share of all items.", .number(0...1))
        field("wears", \.wears, "The total number of wears.", .tally)
    }
}

extension Schema where Value == Int {
    /// A number of things.
    static var tally: Schema { integer(0...Int.max) }
}
