// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The items of a wardrobe that go with another item.
public struct ItemMatches: SchemaProviding, Equatable {
    /// The items, most frequent first; ties go to the items in better outfits.
    public var items: [ItemMatch]
    /// The outfits whose items are counted, best first.
    public var outfits: [MatchedOutfit]
    /// Why some days have no outfit with the item; empty if all have one.
    public var shortages: [String]

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.ItemMatches", "The items of a wardrobe that go with another item."
    ) {
        field("items", \.items, "The items, most frequent first; ties go to the items in better outfits.")
        field("outfits", \.outfits, "The outfits whose items are counted, best first.")
        field("shortages", \.shortages, "Why some days have no outfit with the item.", .list(of: .text()))
    }
}

/// An item that goes with another.
public struct ItemMatch: SchemaProviding, Hashable {
    /// The item's key.
    public var id: String
    /// The item's name.
    public var name: String
    /// The item's category.
    public var category: Category
    /// The number of outfits that include it.
    public var outfits: Int
    /// The total of the best one, 0 to 100.
    public var best: Double

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.ItemMatch", "An item that goes with another.") {
        field("id", \.id, "The item's key.", .text(example: "navy-blazer"))
        field("name", \.name, "The item's name.", .text(example: "Navy blazer"))
        field("category", \.category, "The item's category.")
        field("outfits", \.outfits, "The number of outfits that include it.", .integer(1...100))
        field("best", \.best, "The total of the best one.", .number(0...100))
    }
}

/// An outfit for one of the days.
public struct MatchedOutfit: SchemaProviding, Equatable {
    /// The day's position in the request, from 1.
    public var day: Int
    /// The outfit with its score.
    public var outfit: ScoredOutfit

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.MatchedOutfit", "An outfit for one of the days.") {
        field("day", \.day, "The day's position in the request, from 1.", .integer(1...20))
        field("outfit", \.outfit, "The outfit with its score.")
    }
}
