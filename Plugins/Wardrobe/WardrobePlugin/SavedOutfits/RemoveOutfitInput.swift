// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which saved outfit is to be removed.
public struct RemoveOutfitInput: SchemaProviding, Hashable {
    /// The outfit: its key, its name or a part of it, or the beginning of its key.
    public var outfit: String

    /// The outfit to remove.
    public init(outfit: String) { self.outfit = outfit }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.RemoveOutfitInput", "Which saved outfit is to be removed.")
    {
        field(
            "outfit", \.outfit, "The outfit: its key, its name or a part of it, or the beginning of its key.",
            .recordName("Monday at the office"))
    }
}

/// An outfit that was removed, and what went with it.
public struct OutfitRemoval: SchemaProviding, Hashable {
    /// The outfit as it was; its items stay.
    public var outfit: SavedOutfit
    /// How many logged wears of it went with it.
    public var removedWears: Int
    /// The events for which it was suggested or chosen; they stay without it.
    public var events: [NamedRecord]

    /// What went with an outfit.
    public init(outfit: SavedOutfit, removedWears: Int, events: [NamedRecord]) {
        self.outfit = outfit
        self.removedWears = removedWears
        self.events = events
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.OutfitRemoval", "An outfit that was removed, and what went with it."
    ) {
        field("outfit", \.outfit, "The outfit as it was; its items stay.")
        field("removedWears", \.removedWears, "How many logged wears of it went with it.", .tally)
        field("events", \.events, "The events for which it was suggested or chosen; they stay without it.")
    }
}
