// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a wardrobe costs, which of it is worn, and what it is made of.
public struct WardrobeStatistics: SchemaProviding, Hashable {
    /// How many items there are.
    public var items: Int
    /// How many of them were ever worn.
    public var worn: Int
    /// How often items were worn, all together.
    public var wears: Int
    /// What the priced items cost, by currency, in the order of the codes.
    public var costs: [CurrencyCost]
    /// How many items have no price and are left out of all costs.
    public var unpriced: Int
    /// The items with the highest cost per wear, by currency, one after the other.
    public var dearest: [ItemCost]
    /// The items with the lowest cost per wear, by currency, one after the other.
    public var cheapest: [ItemCost]
    /// The items worn most often, the most worn first.
    public var mostWorn: [ItemWears]
    /// The items never worn, in the order they were bought; those without a date come last.
    public var neverWorn: [ItemWears]
    /// How many items were never worn, also those that the list has no room for.
    public var neverWornCount: Int
    /// The families of colors, the most frequent first.
    public var colors: [ColorShare]
    /// The categories, the most frequent first.
    public var categories: [CategoryShare]
    /// How often clothes were worn for each occasion, the most frequent first; wears without an occasion don't count.
    public var occasions: [OccasionWears]

    /// How often clothes were worn for an occasion.
    public struct OccasionWears: SchemaProviding, Hashable {
        /// The occasion.
        public var occasion: Occasion
        /// How many wears of the log were for it.
        public var wears: Int
        /// The mean of their ratings, 1 to 5; nil when none was rated.
        public var meanRating: Double?

        /// What it looks like as JSON.
        public static let schema = Schema<Self>.object(
            "wardrobe.OccasionWears", "How often clothes were worn for an occasion."
        ) {
            field("occasion", \.occasion, "The occasion.")
            field("wears", \.wears, "How many wears of the log were for it.", .tally)
            field("meanRating", \.meanRating, "The mean of their ratings.", .number(1...5))
        }
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.WardrobeStatistics", "What a wardrobe costs, which of it is worn, and what it is made of."
    ) {
        field("items", \.items, "How many items there are.", .tally)
        field("worn", \.worn, "How many of them were ever worn.", .tally)
        field("wears", \.wears, "How often items were worn, all together.", .tally)
        field("costs", \.costs, "What the priced items cost, by currency.")
        field("unpriced", \.unpriced, "How many items have no price and are left out of all costs.", .tally)
        field("dearest", \.dearest, "The items with the highest cost per wear, by currency.")
        field("cheapest", \.cheapest, "The items with the lowest cost per wear, by currency.")
        field("mostWorn", \.mostWorn, "The items worn most often.")
        field("neverWorn", \.neverWorn, "The items never worn, in the order they were bought.")
        field("neverWornCount", \.neverWornCount, "How many items were never worn.", .tally)
        field("colors", \.colors, "The families of colors, the most frequent first.")
        field("categories", \.categories, "The categories, the most frequent first.")
        field(
            "occasions", \.occasions,
            "How often clothes were worn for each occasion, the most frequent first; wears without an occasion don't count."
        )
    }
}

/// What the items with a price in one currency cost.
public struct CurrencyCost: SchemaProviding, Hashable {
    /// The currency's ISO 4217 code.
    public var currency: String
    /// How many items have a price in it.
    public var items: Int
    /// How often they were worn, all together.
    public var wears: Int
    /// What was paid for them.
    public var paid: Money
    /// What was paid, shared among the wears, of which there is at least one.
    public var perWear: Money

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.CurrencyCost", "What the items with a price in one currency cost."
    ) {
        field("currency", \.currency, "The currency's ISO 4217 code.", .text(3...3, example: "EUR"))
        field("items", \.items, "How many items have a price in it.", .tally)
        field("wears", \.wears, "How often they were worn, all together.", .tally)
        field("paid", \.paid, "What was paid for them.")
        field("perWear", \.perWear, "What was paid, shared among the wears, of which there is at least one.")
    }
}

/// What an item costs each time it is worn.
public struct ItemCost: SchemaProviding, Hashable {
    /// The item's key.
    public var id: String
    /// What its owner calls it.
    public var name: String
    /// What was paid for it.
    public var price: Money
    /// How often it was worn.
    public var timesWorn: Int
    /// The price shared among the wears, of which there is at least one.
    public var perWear: Money

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.ItemCost", "What an item costs each time it is worn.") {
        field("id", \.id, "The item's key.", .text(example: "navy-blazer"))
        field("name", \.name, "What its owner calls it.", .text(example: "Navy blazer"))
        field("price", \.price, "What was paid for it.")
        field("timesWorn", \.timesWorn, "How often it was worn.", .tally)
        field("perWear", \.perWear, "The price shared among the wears, of which there is at least one.")
    }
}

/// How often an item was worn.
public struct ItemWears: SchemaProviding, Hashable {
    /// The item's key.
    public var id: String
    /// What its owner calls it.
    public var name: String
    /// How often it was worn.
    public var timesWorn: Int
    /// The last day it was worn.
    public var lastWorn: CalendarDay?

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.ItemWears", "How often an item was worn.") {
        field("id", \.id, "The item's key.", .text(example: "navy-blazer"))
        field("name", \.name, "What its owner calls it.", .text(example: "Navy blazer"))
        field("timesWorn", \.timesWorn, "How often it was worn.", .tally)
        field("lastWorn", \.lastWorn, "The last day it was worn.")
    }
}

/// How much of a wardrobe has colors of one family.
public struct ColorShare: SchemaProviding, Hashable {
    /// The family.
    public var family: ColorFamily
    /// How many items have it as their primary color.
    public var items: Int
    /// Their share of all items, 0 to 1.
    public var share: Double
    /// How often they were worn, all together.
    public var wears: Int

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.ColorShare", "How much of a wardrobe has colors of one family."
    ) {
        field("family", \.family, "The family.")
        field("items", \.items, "How many items have it as their primary color.", .tally)
        field("share", \.share, "Their share of all items.", .number(0...1))
        field("wears", \.wears, "How often they were worn, all together.", .tally)
    }
}

/// How much of a wardrobe is of one category.
public struct CategoryShare: SchemaProviding, Hashable {
    /// The category.
    public var category: Category
    /// How many items are of it.
    public var items: Int
    /// Their share of all items, 0 to 1.
    public var share: Double
    /// How often they were worn, all together.
    public var wears: Int

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.CategoryShare", "How much of a wardrobe is of one category."
    ) {
        field("category", \.category, "The category.")
        field("items", \.items, "How many items are of it.", .tally)
        field("share", \.share, "Their share of all items.", .number(0...1))
        field("wears", \.wears, "How often they were worn, all together.", .tally)
    }
}

extension Schema where Value == Int {
    /// How many of something there are.
    static var tally: Schema { integer(0...Int.max) }
}
