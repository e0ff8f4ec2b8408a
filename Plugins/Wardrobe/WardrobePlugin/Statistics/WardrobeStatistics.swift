// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a wardrobe costs, which of it is worn, and what it is made of.
public struct WardrobeStatistics: Described, Hashable {
    /// How many pieces there are.
    public var pieces: Int
    /// How many of them were ever worn.
    public var worn: Int
    /// How often pieces were worn, all together.
    public var wears: Int
    /// What the priced pieces cost, a currency each, in the order of the codes.
    public var costs: [CurrencyCost]
    /// How many pieces have no price; they are left out of all costs.
    public var unpriced: Int
    /// The pieces with the highest cost per wear, a currency after the other.
    public var dearest: [PieceCost]
    /// The pieces with the lowest cost per wear, a currency after the other.
    public var cheapest: [PieceCost]
    /// The pieces worn most often, the most worn first.
    public var mostWorn: [PieceWears]
    /// The pieces never worn, those bought first first and those without a date last.
    public var neverWorn: [PieceWears]
    /// How many pieces were never worn, also those that the list has no room for.
    public var neverWornCount: Int
    /// The families of colours, the most frequent first.
    public var colours: [ColourShare]
    /// The categories, the most frequent first.
    public var categories: [CategoryShare]

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object(
        "WardrobeStatistics", "What a wardrobe costs, which of it is worn, and what it is made of."
    ) {
        field("pieces", \.pieces, "How many pieces there are.", .tally)
        field("worn", \.worn, "How many of them were ever worn.", .tally)
        field("wears", \.wears, "How often pieces were worn, all together.", .tally)
        field("costs", \.costs, "What the priced pieces cost, by currency.")
        field("unpriced", \.unpriced, "How many pieces have no price and are left out of all costs.", .tally)
        field("dearest", \.dearest, "The pieces with the highest cost per wear, by currency.")
        field("cheapest", \.cheapest, "The pieces with the lowest cost per wear, by currency.")
        field("mostWorn", \.mostWorn, "The pieces worn most often.")
        field("neverWorn", \.neverWorn, "The pieces never worn, those bought first first.")
        field("neverWornCount", \.neverWornCount, "How many pieces were never worn.", .tally)
        field("colours", \.colours, "The families of colours, the most frequent first.")
        field("categories", \.categories, "The categories, the most frequent first.")
    }
}

/// What the pieces with a price in one currency cost.
public struct CurrencyCost: Described, Hashable {
    /// The currency's ISO 4217 code.
    public var currency: String
    /// How many pieces have a price in it.
    public var pieces: Int
    /// How often they were worn, all together.
    public var wears: Int
    /// What was paid for them.
    public var paid: Money
    /// What was paid, shared among the wears, of which there is at least one.
    public var perWear: Money

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("CurrencyCost", "What the pieces with a price in one currency cost.") {
        field("currency", \.currency, "The currency's ISO 4217 code.", .text(3...3, example: "EUR"))
        field("pieces", \.pieces, "How many pieces have a price in it.", .tally)
        field("wears", \.wears, "How often they were worn, all together.", .tally)
        field("paid", \.paid, "What was paid for them.")
        field("perWear", \.perWear, "What was paid, shared among the wears, of which there is at least one.")
    }
}

/// What a piece costs each time it is worn.
public struct PieceCost: Described, Hashable {
    /// The piece's key.
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
    public static let shape = Shape<Self>.object("PieceCost", "What a piece costs each time it is worn.") {
        field("id", \.id, "The piece's key.", .text(example: "navy-blazer"))
        field("name", \.name, "What its owner calls it.", .text(example: "Navy blazer"))
        field("price", \.price, "What was paid for it.")
        field("timesWorn", \.timesWorn, "How often it was worn.", .tally)
        field("perWear", \.perWear, "The price shared among the wears, of which there is at least one.")
    }
}

/// How often a piece was worn.
public struct PieceWears: Described, Hashable {
    /// The piece's key.
    public var id: String
    /// What its owner calls it.
    public var name: String
    /// How often it was worn.
    public var timesWorn: Int
    /// The last day it was worn.
    public var lastWorn: CalendarDay?

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("PieceWears", "How often a piece was worn.") {
        field("id", \.id, "The piece's key.", .text(example: "navy-blazer"))
        field("name", \.name, "What its owner calls it.", .text(example: "Navy blazer"))
        field("timesWorn", \.timesWorn, "How often it was worn.", .tally)
        field("lastWorn", \.lastWorn, "The last day it was worn.")
    }
}

/// How much of a wardrobe has colours of one family.
public struct ColourShare: Described, Hashable {
    /// The family.
    public var family: ColourFamily
    /// How many pieces have it as their primary colour.
    public var pieces: Int
    /// Which share of all pieces that is, 0 to 1.
    public var share: Double
    /// How often they were worn, all together.
    public var wears: Int

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("ColourShare", "How much of a wardrobe has colours of one family.") {
        field("family", \.family, "The family.")
        field("pieces", \.pieces, "How many pieces have it as their primary colour.", .tally)
        field("share", \.share, "Which share of all pieces that is.", .number(0...1))
        field("wears", \.wears, "How often they were worn, all together.", .tally)
    }
}

/// How much of a wardrobe is of one category.
public struct CategoryShare: Described, Hashable {
    /// The category.
    public var category: Category
    /// How many pieces are of it.
    public var pieces: Int
    /// Which share of all pieces that is, 0 to 1.
    public var share: Double
    /// How often they were worn, all together.
    public var wears: Int

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("CategoryShare", "How much of a wardrobe is of one category.") {
        field("category", \.category, "The category.")
        field("pieces", \.pieces, "How many pieces are of it.", .tally)
        field("share", \.share, "Which share of all pieces that is.", .number(0...1))
        field("wears", \.wears, "How often they were worn, all together.", .tally)
    }
}

extension Shape where Value == Int {
    /// How many of something there are.
    static var tally: Shape { integer(0...Int.max) }
}
