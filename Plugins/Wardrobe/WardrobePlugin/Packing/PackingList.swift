// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What to take on a journey, and what to wear on which day.
public struct PackingList: SchemaProviding, Equatable {
    /// The items, in the order of the slots.
    public var items: [PackedItem]
    /// An outfit for each day, in order.
    public var days: [PackedDay]
    /// How the set was found, and whether a smaller one can exist.
    public var search: PackingCertificate
    /// The assumptions made, and any values outside the standards.
    public var remarks: [String]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.PackingList", "What to take on a journey, and what to wear on which day."
    ) {
        field("items", \.items, "The items, in the order of the slots.")
        field("days", \.days, "An outfit for each day.")
        field("search", \.search, "How the set was found, and whether a smaller one can exist.")
        field("remarks", \.remarks, "The assumptions made, and any values outside the standards.", .list(of: .text()))
    }
}

/// An item to take along.
public struct PackedItem: SchemaProviding, Hashable {
    /// The item's key.
    public var id: String
    /// What its owner calls it.
    public var name: String
    /// What it is.
    public var category: Category
    /// Where it is worn.
    public var slot: Slot
    /// The days it is worn on, from 1.
    public var days: [Int]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.PackedItem", "An item to take along.") {
        field("id", \.id, "The item's key.", .text(example: "navy-blazer"))
        field("name", \.name, "What its owner calls it.", .text(example: "Navy blazer"))
        field("category", \.category, "What it is.")
        field("slot", \.slot, "Where it is worn.")
        field("days", \.days, "The days it is worn on, from 1.", .list(of: .integer(1...31)))
    }
}

/// What to wear on a day.
public struct PackedDay: SchemaProviding, Equatable {
    /// The day, from 1.
    public var day: Int
    /// The best total that the whole wardrobe has for it.
    public var best: Double
    /// What to wear out of the items taken along.
    public var outfit: ScoredOutfit

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.PackedDay", "What to wear on a day.") {
        field("day", \.day, "The day, from 1.", .integer(1...31))
        field("best", \.best, "The best total that the whole wardrobe has for it.", .number(0...100))
        field("outfit", \.outfit, "What to wear out of the items taken along.")
    }
}

/// How a set of items was found, and whether a smaller one can exist.
public struct PackingCertificate: SchemaProviding, Hashable {
    /// No set with fewer items covers the days.
    public var leastPossible: Int
    /// Whether no smaller set exists; if not known, no item can be left out, which proves less.
    public var isSmallest: Bool
    /// How many sets and branches were tried.
    public var tried: Int

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.PackingCertificate", "How a set was found, and whether a smaller one can exist."
    ) {
        field("leastPossible", \.leastPossible, "No set with fewer items covers the days.", .integer(0...Int.max))
        field(
            "isSmallest", \.isSmallest, "Whether no smaller set exists; if not known, no item can be left out.",
            .boolean)
        field("tried", \.tried, "How many sets and branches were tried.", .integer(0...Int.max))
    }
}
