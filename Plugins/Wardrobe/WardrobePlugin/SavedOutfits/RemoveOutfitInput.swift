// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which saved outfit to remove.
@Schema("wardrobe.RemoveOutfitInput")
public struct RemoveOutfitInput: SchemaProviding, Hashable {
    /// The outfit: its whole name, its key, or the first 8 or more characters of its key.
    @Field(.recordName("Monday at the office")) public var outfit: String
}

/// A removed outfit, with the records it was linked to.
@Schema("wardrobe.OutfitRemoval")
public struct OutfitRemoval: SchemaProviding, Hashable {
    /// The outfit before it was removed; its items are kept.
    public var outfit: SavedOutfit
    /// The number of its logged wears, which are kept with their items.
    @Field(.tally) public var keptWears: Int
    /// The events it was suggested or chosen for; it's removed from them.
    public var events: [NamedRecord]
}
