// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The items of a wardrobe that go with another item.
@Schema("wardrobe.ItemMatches")
public struct ItemMatches: SchemaProviding, Equatable {
    /// The items, most frequent first; ties go to the items in better outfits.
    public var items: [ItemMatch]
    /// The outfits whose items are counted, best first.
    public var outfits: [MatchedOutfit]
    /// Why some days have no outfit with the item.
    ///
    /// Empty if all have one.
    public var shortages: [String]
}

/// An item that goes with another.
@Schema("wardrobe.ItemMatch")
public struct ItemMatch: SchemaProviding, Hashable {
    /// The item's key.
    @Field(.text(example: "navy-blazer")) public var id: String
    /// The item's name.
    @Field(.text(example: "Navy blazer")) public var name: String
    /// The item's category.
    public var category: Category
    /// The number of outfits that include it.
    @Field(.integer(1...100)) public var outfits: Int
    /// The total of the best one.
    ///
    /// 0 to 100.
    @Field(.number(0...100)) public var best: Double
}

/// An outfit for one of the days.
@Schema("wardrobe.MatchedOutfit")
public struct MatchedOutfit: SchemaProviding, Equatable {
    /// The day's position in the request, from 1.
    @Field(.integer(1...20)) public var day: Int
    /// The outfit with its score.
    public var outfit: ScoredOutfit
}
