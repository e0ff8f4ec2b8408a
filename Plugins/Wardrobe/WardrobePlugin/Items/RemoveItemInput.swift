// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which item is to be removed from a wardrobe.
public struct RemoveItemInput: SchemaProviding, Hashable {
    /// The item: its key, its name or a part of it, or the beginning of its key.
    public var item: String

    /// The item to remove.
    public init(item: String) { self.item = item }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.RemoveItemInput", "Which item is to be removed from a wardrobe."
    ) {
        field(
            "item", \.item, "The item: its key, its name or a part of it, or the beginning of its key.",
            .recordName("Navy blazer"))
    }
}

/// An item that was removed, and what went with it.
public struct ItemRemoval: SchemaProviding, Hashable {
    /// The removed item.
    public var item: WardrobeItem
    /// The outfits that it left; they keep their other items.
    public var keptOutfits: [NamedRecord]
    /// The outfits that had no other item and went with it.
    public var removedOutfits: [NamedRecord]
    /// How many logged wears were of it alone and went with it; shared wears keep their other items.
    public var removedWears: Int

    /// What went with an item.
    public init(
        item: WardrobeItem, keptOutfits: [NamedRecord], removedOutfits: [NamedRecord], removedWears: Int
    ) {
        self.item = item
        self.keptOutfits = keptOutfits
        self.removedOutfits = removedOutfits
        self.removedWears = removedWears
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.ItemRemoval", "An item that was removed, and what went with it."
    ) {
        field("item", \.item, "The removed item.")
        field("keptOutfits", \.keptOutfits, "The outfits that it left; they keep their other items.")
        field("removedOutfits", \.removedOutfits, "The outfits that had no other item and went with it.")
        field(
            "removedWears", \.removedWears,
            "How many logged wears were of it alone and went with it; shared wears keep their other items.", .tally)
    }
}
