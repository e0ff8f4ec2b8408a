// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Changes to a saved outfit; omitted fields keep their values.
public struct EditOutfitInput: SchemaProviding, Hashable {
    /// The outfit: its key, its name or part of it, or the beginning of its key.
    public var outfit: String
    /// A new name.
    public var name: String?
    /// All items, which replace the current ones.
    public var items: [String]?
    /// Items to add.
    public var adding: [String]
    /// Items to remove.
    public var removing: [String]
    /// Other changes.
    public var details: OutfitDetails
    /// The lowest suitable air temperature; if no unit is given, in that of your profile, or else in °F.
    public var coldest: TypedTemperature?
    /// The highest suitable air temperature; if no unit is given, in that of your profile, or else in °F.
    public var warmest: TypedTemperature?
    /// Fields to clear, such as `style`.
    public var clear: [String]

    /// Creates an input for an outfit; set the changes afterwards.
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

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.EditOutfitInput", "Changes to a saved outfit."
    ) {
        field(
            "outfit", \.outfit, "The outfit: its key, its name or part of it, or the beginning of its key.",
            .recordName("Monday at the office"))
        field("name", \.name, "A new name.", .text(1...200, example: "Monday at the office"))
        field(
            "items", \.items, "All items, which replace the current ones.",
            .list(of: .recordName("Navy blazer"), count: 1...50))
        field(
            "adding", \.adding, "Items to add.", .list(of: .recordName("Navy blazer"), count: 0...50),
            default: [])
        field(
            "removing", \.removing, "Items to remove.", .list(of: .recordName("Navy blazer"), count: 0...50),
            default: [])
        field("details", \.details, "Other changes.", default: OutfitDetails())
        field(
            "coldest", \.coldest,
            "The lowest suitable air temperature; if no unit is given, in that of your profile.")
        field(
            "warmest", \.warmest,
            "The highest suitable air temperature; if no unit is given, in that of your profile.")
        field(
            "clear", \.clear, "Fields to clear, such as style.",
            .list(
                of: .text(
                    "a field that can be cleared: \(clearableFields.joined(separator: ", "))",
                    pattern: "^(\(clearableFields.joined(separator: "|")))$", example: "style"), count: 0...40),
            default: [])
    }
}
