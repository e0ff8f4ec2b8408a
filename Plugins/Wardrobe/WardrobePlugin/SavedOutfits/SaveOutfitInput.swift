// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An outfit to save.
@Schema("wardrobe.SaveOutfitInput")
public struct SaveOutfitInput: SchemaProviding, Hashable {
    /// The outfit's name.
    @Field(.text(1...200, example: "Monday at the office")) public var name: String
    /// The items: their keys, names or parts of names, or the beginnings of their keys.
    @Field(.list(of: .recordName("Navy blazer"), count: 1...50)) public var items: [String]
    /// Other attributes.
    public var details: OutfitDetails = OutfitDetails()
    /// The lowest suitable air temperature, such as 40, 5C, or 41F; if no unit is given, in that of your profile.
    ///
    /// Or else in °F.
    public var coldest: TypedTemperature?
    /// The highest suitable air temperature, such as 70, 20C, or 68F; if no unit is given, in that of your profile.
    ///
    /// Or else in °F.
    public var warmest: TypedTemperature?
}

/// A saved outfit with the names of its items.
@Schema("wardrobe.SavedOutfit")
public struct SavedOutfit: SchemaProviding, Hashable {
    /// The outfit.
    public var outfit: Outfit
    /// The items in order.
    public var items: [NamedRecord]
}
