// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Changes to a saved outfit.
///
/// Omitted fields keep their values.
@Schema("wardrobe.EditOutfitInput")
public struct EditOutfitInput: SchemaProviding, Hashable {
    /// The outfit: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Monday at the office")) public var outfit: String
    /// A new name.
    @Field(.text(1...200, example: "Monday at the office")) public var name: String?
    /// All items, which replace the current ones.
    @Field(.list(of: .recordName("Navy blazer"), count: 1...50)) public var items: [String]?
    /// Items to add.
    @Field(.list(of: .recordName("Navy blazer"), count: 0...50)) public var adding: [String] = []
    /// Items to remove.
    @Field(.list(of: .recordName("Navy blazer"), count: 0...50)) public var removing: [String] = []
    /// Other changes.
    public var details: OutfitDetails = OutfitDetails()
    /// The lowest suitable air temperature; if no unit is given, in that of your profile.
    ///
    /// Without a profile, it is in °F.
    public var coldest: TypedTemperature?
    /// The highest suitable air temperature; if no unit is given, in that of your profile.
    ///
    /// Without a profile, it is in °F.
    public var warmest: TypedTemperature?
    /// Fields to clear, such as style.
    @Field(
        .list(
            of: .text(
                "a field that can be cleared: \(clearableFields.joined(separator: ", "))",
                pattern: "^(\(clearableFields.joined(separator: "|")))$", example: "style"), count: 0...40))
    public var clear: [String] = []

    /// The fields that can be cleared.
    public static let clearableFields: [String] = Outfit.schema.erased.fields
        .filter { !$0.isRequired && !["created", "updated"].contains($0.name) }.map(\.name)
}
