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

/// An outfit that was removed, and what it was linked to.
public struct OutfitRemoval: SchemaProviding, Hashable {
    /// The outfit before it was removed; its items are kept.
    public var outfit: SavedOutfit
    /// How many logged wears of it stay, with their items.
    public var keptWears: Int
    /// The events for which it was suggested or chosen; they no longer have it.
    public var events: [NamedRecord]

    /// Creates a report.
    public init(outfit: SavedOutfit, keptWears: Int, events: [NamedRecord]) {
        self.outfit = outfit
        self.keptWears = keptWears
        self.events = events
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.OutfitRemoval", "An outfit that was removed, and what it was linked to."
    ) {
        field("outfit", \.outfit, "The outfit before it was removed; its items are kept.")
        field("keptWears", \.keptWears, "How many logged wears of it stay, with their items.", .tally)
        field("events", \.events, "The events for which it was suggested or chosen; they no longer have it.")
    }
}
