// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Stated attributes of an inventory item; the others keep their values or defaults.
@Schema("twins.ItemFields")
public struct ItemFields: SchemaProviding, Hashable {
    /// The place: its key, its name, its path, or the beginning of its key.
    @Field(.recordName("Kitchen")) public var location: String?
    /// The exact spot in that place.
    @Field(.text(1...200, example: "Top shelf")) public var spot: String?
    /// The date of purchase.
    public var purchased: DayReference?
    /// The price paid for it.
    public var price: StatedPrice?
    /// The store where it was bought.
    @Field(.text(1...200, example: "the shop on the corner")) public var store: String?
    /// Your estimate of the current value.
    public var currentValue: StatedPrice?
    /// The date of that estimate; today by default.
    public var valued: DayReference?
    /// The replacement price.
    public var replacementPrice: StatedPrice?
    /// The depreciation plan.
    public var depreciation: DepreciationPlan?
    /// The start date of depreciation; the date of purchase by default.
    public var depreciationStart: DayReference?
    /// The condition.
    public var condition: ItemCondition?
    /// Notes about the condition.
    @Field(.text(0...2_000, example: "a scratch")) public var conditionNotes: String?
    /// The serial number of this copy.
    @Field(.text(1...100, example: "A-20931")) public var serialNumber: String?
    /// Notes.
    @Field(.text(0...10_000, example: "a gift")) public var notes: String?
    /// Tags.
    @Field(.list(of: .text(1...50, example: "insured"), count: 0...50)) public var tags: [String]?
    /// Whether it is a favorite.
    public var isFavorite: Bool?
    /// The carbon footprint, in kilograms of CO2 equivalent.
    @Field(.number(0...1_000_000, .kilograms)) public var carbonFootprint: Double?
    /// The source of the carbon footprint.
    @Field(.text(1...500, example: "maker's product report")) public var carbonSource: String?
    /// The recyclability, from 0 (not at all) to 100 (fully).
    @Field(.integer(0...100)) public var recyclability: Int?
    /// Notes about sustainability.
    @Field(.text(0...2_000, example: "repairable")) public var sustainabilityNotes: String?
}
