// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An outfit to save.
public struct SaveOutfitInput: SchemaProviding, Hashable {
    /// The outfit's name.
    public var name: String
    /// The items: their keys, names or parts of names, or the beginnings of their keys.
    public var items: [String]
    /// Other attributes.
    public var details: OutfitDetails
    /// The lowest suitable air temperature; if no unit is given, in that of your profile, or else in °F.
    public var coldest: TypedTemperature?
    /// The highest suitable air temperature; if no unit is given, in that of your profile, or else in °F.
    public var warmest: TypedTemperature?

    /// Creates an outfit from items.
    public init(name: String, items: [String], details: OutfitDetails = OutfitDetails()) {
        self.name = name
        self.items = items
        self.details = details
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.SaveOutfitInput", "An outfit to save.") {
        field("name", \.name, "The outfit's name.", .text(1...200, example: "Monday at the office"))
        field(
            "items", \.items, "The items: their keys, names or parts of names, or the beginnings of their keys.",
            .list(of: .recordName("Navy blazer"), count: 1...50))
        field("details", \.details, "Other attributes.", default: OutfitDetails())
        field(
            "coldest", \.coldest,
            "The lowest suitable air temperature; if no unit is given, in that of your profile.")
        field(
            "warmest", \.warmest,
            "The highest suitable air temperature; if no unit is given, in that of your profile.")
    }
}

/// A saved outfit with the names of its items.
public struct SavedOutfit: SchemaProviding, Hashable {
    /// The outfit.
    public var outfit: Outfit
    /// The items in order.
    public var items: [NamedRecord]

    /// Creates an outfit with the names of its items.
    public init(outfit: Outfit, items: [NamedRecord]) {
        self.outfit = outfit
        self.items = items
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.SavedOutfit", "A saved outfit with the names of its items."
    ) {
        field("outfit", \.outfit, "The outfit.")
        field("items", \.items, "The items in order.")
    }
}
