// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which saved outfit to remove.
public struct RemoveOutfitInput: SchemaProviding, Hashable {
    /// The outfit: its key, its name or part of it, or the beginning of its key.
    public var outfit: String

    /// Creates an input for an outfit.
    public init(outfit: String) { self.outfit = outfit }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.RemoveOutfitInput", "Which saved outfit to remove.") {
        field(
            "outfit", \.outfit, "The outfit: its key, its name or part of it, or the beginning of its key.",
            .recordName("Monday at the office"))
    }
}

/// A removed outfit, with the records it was linked to.
public struct OutfitRemoval: SchemaProviding, Hashable {
    /// The outfit before it was removed; its items are kept.
    public var outfit: SavedOutfit
    /// The number of its logged wears, which are kept with their items.
    public var keptWears: Int
    /// The events it was suggested or chosen for; it's removed from them.
    public var events: [NamedRecord]

    /// Creates a report.
    public init(outfit: SavedOutfit, keptWears: Int, events: [NamedRecord]) {
        self.outfit = outfit
        self.keptWears = keptWears
        self.events = events
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.OutfitRemoval", "A removed outfit, with the records it was linked to."
    ) {
        field("outfit", \.outfit, "The outfit before it was removed; its items are kept.")
        field("keptWears", \.keptWears, "The number of its logged wears, which are kept with their items.", .tally)
        field("events", \.events, "The events it was suggested or chosen for; it's removed from them.")
    }
}
