// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Changes to a saved outfit.
///
/// Omitted fields keep their values, and null clears one.
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
    public var details: Patch<OutfitDetails> = Patch()
    /// The lowest suitable air temperature, such as 40, 5C, or 41F; if no unit is given, in that of your profile.
    ///
    /// Without a profile, it is in °F.
    public var coldest: TypedTemperature??
    /// The highest suitable air temperature, such as 70, 20C, or 68F; if no unit is given, in that of your profile.
    ///
    /// Without a profile, it is in °F.
    public var warmest: TypedTemperature??
}
