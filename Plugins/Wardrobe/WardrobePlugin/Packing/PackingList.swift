// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The items to take on a trip, and what to wear each day.
public struct PackingList: SchemaProviding, Equatable {
    /// The items, in the order of the slots.
    public var items: [PackedItem]
    /// An outfit for each day, in order.
    public var days: [PackedDay]
    /// How the set was found, and whether a smaller one may exist.
    public var search: PackingCertificate
    /// The assumptions made, and any values outside the standards.
    public var remarks: [String]

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.PackingList", "The items to take on a trip, and what to wear each day."
    ) {
        field("items", \.items, "The items, in the order of the slots.")
        field("days", \.days, "An outfit for each day.")
        field("search", \.search, "How the set was found, and whether a smaller one may exist.")
        field("remarks", \.remarks, "The assumptions made, and any values outside the standards.", .list(of: .text()))
    }
}

/// An item to pack.
public struct PackedItem: SchemaProviding, Hashable {
    /// The item's key.
    public var id: String
    /// The item's name.
    public var name: String
    /// The item's category.
    public var category: Category
    /// The slot it is worn in.
    public var slot: Slot
    /// The days it is worn on, from 1.
    public var days: [Int]

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.PackedItem", "An item to pack.") {
        field("id", \.id, "The item's key.", .text(example: "navy-blazer"))
        field("name", \.name, "The item's name.", .text(example: "Navy blazer"))
        field("category", \.category, "The item's category.")
        field("slot", \.slot, "The slot it is worn in.")
        field("days", \.days, "The days it is worn on, from 1.", .list(of: .integer(1...31)))
    }
}

/// The outfit of a day.
public struct PackedDay: SchemaProviding, Equatable {
    /// The day, from 1.
    public var day: Int
    /// The best total for it in the whole wardrobe.
    public var best: Double
    /// A danger that no clothes in the wardrobe protect against.
    public var danger: Danger?
    /// The outfit made from the packed items.
    public var outfit: ScoredOutfit

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.PackedDay", "The outfit of a day.") {
        field("day", \.day, "The day, from 1.", .integer(1...31))
        field("best", \.best, "The best total for it in the whole wardrobe.", .number(0...100))
        field("danger", \.danger, "A danger that no clothes in the wardrobe protect against.")
        field("outfit", \.outfit, "The outfit made from the packed items.")
    }
}

/// How a set of items was found, and whether a smaller one may exist.
public struct PackingCertificate: SchemaProviding, Hashable {
    /// The lower bound: no set with fewer items covers the days.
    public var leastPossible: Int
    /// Whether no smaller set exists; if unproven, no single item can be left out, which is weaker.
    public var isSmallest: Bool
    /// The number of sets and branches tried.
    public var tried: Int

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.PackingCertificate", "How a set was found, and whether a smaller one may exist."
    ) {
        field(
            "leastPossible", \.leastPossible, "The lower bound: no set with fewer items covers the days.",
            .integer(0...Int.max))
        field(
            "isSmallest", \.isSmallest, "Whether no smaller set exists; if unproven, no single item can be left out.",
            .boolean)
        field("tried", \.tried, "The number of sets and branches tried.", .integer(0...Int.max))
    }
}
