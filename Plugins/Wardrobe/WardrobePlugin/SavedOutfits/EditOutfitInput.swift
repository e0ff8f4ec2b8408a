// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What is to be changed in a saved outfit; what is left out stays as it is.
public struct EditOutfitInput: SchemaProviding, Hashable {
    /// The outfit: its key, its name or a part of it, or the beginning of its key.
    public var outfit: String
    /// A new name.
    public var name: String?
    /// All its items, in place of those it had.
    public var items: [String]?
    /// Items to put into it.
    public var adding: [String]
    /// Items to take out of it.
    public var removing: [String]
    /// What else is to be changed.
    public var details: OutfitDetails
    /// The lowest suitable air temperature; without a unit in that of your profile, or else in °F.
    public var coldest: TypedTemperature?
    /// The highest suitable air temperature; without a unit in that of your profile, or else in °F.
    public var warmest: TypedTemperature?
    /// Fields whose values are no longer known, such as `style`.
    public var clear: [String]

    /// A change of an outfit; what is to be changed is set afterwards.
    public init(outfit: String) {
        self.outfit = outfit
        adding = []
        removing = []
        details = OutfitDetails()
        clear = []
    }

    /// The fields that can be cleared.
    public static let clearableFields: [String] = Outfit.schema.erased.fields
        .filter { !$0.isRequired && !["created", "updated"].contains($0.name) }.map(\.name)

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.EditOutfitInput", "Changes to a saved outfit."
    ) {
        field(
            "outfit", \.outfit, "The outfit: its key, its name or a part of it, or the beginning of its key.",
            .recordName("Monday at the office"))
        field("name", \.name, "A new name.", .text(1...200, example: "Monday at the office"))
        field(
            "items", \.items, "All its items, in place of those it had.",
            .list(of: .recordName("Navy blazer"), count: 1...50))
        field(
            "adding", \.adding, "Items to put into it.", .list(of: .recordName("Navy blazer"), count: 0...50),
            default: [])
        field(
            "removing", \.removing, "Items to take out of it.", .list(of: .recordName("Navy blazer"), count: 0...50),
            default: [])
        field("details", \.details, "What else is to be changed.", default: OutfitDetails())
        field(
            "coldest", \.coldest,
            "The lowest suitable air temperature; without a unit in that of your profile.")
        field(
            "warmest", \.warmest,
            "The highest suitable air temperature; without a unit in that of your profile.")
        field(
            "clear", \.clear, "Fields whose values are no longer known, such as style.",
            .list(
                of: .text(
                    "a field that may be unknown: \(clearableFields.joined(separator: ", "))",
                    pattern: "^(\(clearableFields.joined(separator: "|")))$", example: "style"), count: 0...40),
            default: [])
    }
}
