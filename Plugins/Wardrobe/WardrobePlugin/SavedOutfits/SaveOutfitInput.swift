// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An outfit to be saved.
public struct SaveOutfitInput: SchemaProviding, Hashable {
    /// What its owner calls it.
    public var name: String
    /// Its items: their keys, names or parts of them, or beginnings of keys.
    public var items: [String]
    /// What else is known of it.
    public var details: OutfitDetails
    /// The lowest suitable air temperature; without a unit in that of your profile, or else in °F.
    public var coldest: TypedTemperature?
    /// The highest suitable air temperature; without a unit in that of your profile, or else in °F.
    public var warmest: TypedTemperature?

    /// An outfit of some items.
    public init(name: String, items: [String], details: OutfitDetails = OutfitDetails()) {
        self.name = name
        self.items = items
        self.details = details
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.SaveOutfitInput", "An outfit to be saved.") {
        field("name", \.name, "What its owner calls it.", .text(1...200, example: "Monday at the office"))
        field(
            "items", \.items, "Its items: their keys, names or parts of them, or beginnings of keys.",
            .list(of: .recordName("Navy blazer"), count: 1...50))
        field("details", \.details, "What else is known of it.", default: OutfitDetails())
        field(
            "coldest", \.coldest,
            "The lowest suitable air temperature; without a unit in that of your profile.")
        field(
            "warmest", \.warmest,
            "The highest suitable air temperature; without a unit in that of your profile.")
    }
}

/// A saved outfit with the names of its items.
public struct SavedOutfit: SchemaProviding, Hashable {
    /// The outfit.
    public var outfit: Outfit
    /// Its items in their order.
    public var items: [NamedRecord]

    /// An outfit with the names of its items.
    public init(outfit: Outfit, items: [NamedRecord]) {
        self.outfit = outfit
        self.items = items
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.SavedOutfit", "A saved outfit with the names of its items."
    ) {
        field("outfit", \.outfit, "The outfit.")
        field("items", \.items, "Its items in their order.")
    }
}
