// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which item to remove from a wardrobe.
@Schema("wardrobe.RemoveItemInput")
public struct RemoveItemInput: SchemaProviding, Hashable {
    /// The item: its whole name, its key, or the first 8 or more characters of its key.
    @Field(.recordName("Navy blazer")) public var item: String
}

/// A removed item, with the records that were removed or changed along with it.
@Schema("wardrobe.ItemRemoval")
public struct ItemRemoval: SchemaProviding, Hashable {
    /// The removed item.
    public var item: WardrobeItem
    /// The outfits it was removed from; they keep their other items.
    public var keptOutfits: [NamedRecord]
    /// The outfits that were removed because they had no other item.
    public var removedOutfits: [NamedRecord]
    /// The number of logged wears that were removed because they had no other item; shared wears keep their other
    /// items.
    @Field(.tally) public var removedWears: Int
}
