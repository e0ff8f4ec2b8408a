// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The items to take on a trip, and what to wear each day.
@Schema("wardrobe.PackingList")
public struct PackingList: SchemaProviding, Equatable {
    /// The items, in the order of the slots.
    public var items: [PackedItem]
    /// An outfit for each day.
    ///
    /// In order.
    public var days: [PackedDay]
    /// How the set was found, and whether a smaller one may exist.
    public var search: PackingCertificate
    /// The assumptions made, and any values outside the standards.
    public var remarks: [String]
}

/// An item to pack.
@Schema("wardrobe.PackedItem")
public struct PackedItem: SchemaProviding, Hashable {
    /// The item's key.
    @Field(.text(example: "navy-blazer")) public var id: String
    /// The item's name.
    @Field(.text(example: "Navy blazer")) public var name: String
    /// The item's category.
    public var category: Category
    /// The slot it is worn in.
    public var slot: Slot
    /// The days it is worn on, from 1.
    @Field(.list(of: .integer(1...31))) public var days: [Int]
}

/// The outfit of a day.
@Schema("wardrobe.PackedDay")
public struct PackedDay: SchemaProviding, Equatable {
    /// The day, from 1.
    @Field(.integer(1...31)) public var day: Int
    /// The best total for it in the whole wardrobe.
    @Field(.number(0...100)) public var best: Double
    /// A danger that no clothes in the wardrobe protect against.
    public var danger: Danger?
    /// The outfit made from the packed items.
    public var outfit: ScoredOutfit
}

/// How a set was found, and whether a smaller one may exist.
@Schema("wardrobe.PackingCertificate")
public struct PackingCertificate: SchemaProviding, Hashable {
    /// The lower bound: no set with fewer items covers the days.
    @Field(.integer(0...Int.max)) public var leastPossible: Int
    /// Whether no smaller set exists; if unproven, no single item can be left out.
    ///
    /// The second is a weaker statement.
    public var isSmallest: Bool
    /// The number of sets and branches tried.
    @Field(.integer(0...Int.max)) public var tried: Int
}
