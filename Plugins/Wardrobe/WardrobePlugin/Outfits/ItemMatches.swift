// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What of a wardrobe goes with an item.
public struct ItemMatches: SchemaProviding, Equatable {
    /// The items, those of most outfits first, then those of the better outfits.
    public var items: [ItemMatch]
    /// The outfits in which they were counted, best first.
    public var outfits: [MatchedOutfit]
    /// Why some days have no outfit with the item; empty when all have.
    public var shortages: [String]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.ItemMatches", "What of a wardrobe goes with an item.") {
        field("items", \.items, "The items, those of most outfits first, then those of the better outfits.")
        field("outfits", \.outfits, "The outfits in which they were counted, best first.")
        field("shortages", \.shortages, "Why some days have no outfit with the item.", .list(of: .text()))
    }
}

/// An item that goes with another.
public struct ItemMatch: SchemaProviding, Hashable {
    /// The item's key.
    public var id: String
    /// What its owner calls it.
    public var name: String
    /// What it is.
    public var category: Category
    /// How many of the outfits have it.
    public var outfits: Int
    /// The total of the best of them, 0 to 100.
    public var best: Double

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.ItemMatch", "An item that goes with another.") {
        field("id", \.id, "The item's key.", .text(example: "navy-blazer"))
        field("name", \.name, "What its owner calls it.", .text(example: "Navy blazer"))
        field("category", \.category, "What it is.")
        field("outfits", \.outfits, "How many of the outfits have it.", .integer(1...100))
        field("best", \.best, "The total of the best of them.", .number(0...100))
    }
}

/// An outfit for one of the days.
public struct MatchedOutfit: SchemaProviding, Equatable {
    /// The day's position in the request, from 1.
    public var day: Int
    /// The outfit with its score.
    public var outfit: ScoredOutfit

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.MatchedOutfit", "An outfit for one of the days.") {
        field("day", \.day, "The day's position in the request, from 1.", .integer(1...20))
        field("outfit", \.outfit, "The outfit with its score.")
    }
}
