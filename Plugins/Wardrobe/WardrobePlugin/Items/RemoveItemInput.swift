// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which item to remove from a wardrobe.
public struct RemoveItemInput: SchemaProviding, Hashable {
    /// The item: its key, its name or part of it, or the beginning of its key.
    public var item: String

    /// Creates an input for an item.
    public init(item: String) { self.item = item }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.RemoveItemInput", "Which item to remove from a wardrobe."
    ) {
        field(
            "item", \.item, "The item: its key, its name or part of it, or the beginning of its key.",
            .recordName("Navy blazer"))
    }
}

/// A removed item, with the records that were removed or changed along with it.
public struct ItemRemoval: SchemaProviding, Hashable {
    /// The removed item.
    public var item: WardrobeItem
    /// The outfits it was removed from; they keep their other items.
    public var keptOutfits: [NamedRecord]
    /// The outfits that were removed because they had no other item.
    public var removedOutfits: [NamedRecord]
    /// The number of logged wears that were removed because they had no other item; shared wears keep their other
    /// items.
    public var removedWears: Int

    /// Creates a removal.
    public init(
        item: WardrobeItem, keptOutfits: [NamedRecord], removedOutfits: [NamedRecord], removedWears: Int
    ) {
        self.item = item
        self.keptOutfits = keptOutfits
        self.removedOutfits = removedOutfits
        self.removedWears = removedWears
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.ItemRemoval", "A removed item, with the records that were removed or changed along with it."
    ) {
        field("item", \.item, "The removed item.")
        field("keptOutfits", \.keptOutfits, "The outfits it was removed from; they keep their other items.")
        field("removedOutfits", \.removedOutfits, "The outfits that were removed because they had no other item.")
        field(
            "removedWears", \.removedWears,
            "The number of logged wears that were removed because they had no other item; shared wears keep their other items.",
            .tally)
    }
}
