// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// One copy of a thing that you own.
@Schema("twins.InventoryItem")
public struct InventoryItem: SchemaProviding, Hashable {
    /// The unique key of the item.
    @Field(.recordKey) public var id: String
    /// The key of its twin.
    @Field(.recordKey) public var twin: String
    /// The key of its place.
    @Field(.recordKey) public var location: String?
    /// The exact spot in that place.
    @Field(.text(1...200, example: "Top shelf")) public var spot: String?
    /// The purchase.
    public var purchase: Purchase?
    /// Your estimate of the current value.
    public var currentValue: Money?
    /// The date of that estimate.
    public var valued: CalendarDay?
    /// The replacement price.
    public var replacementPrice: Money?
    /// The depreciation plan.
    public var depreciation: DepreciationPlan?
    /// The start date of depreciation; the date of purchase by default.
    public var depreciationStart: CalendarDay?
    /// The condition.
    public var condition: ItemCondition = .good
    /// Notes about the condition.
    @Field(.text(0...2_000, example: "a scratch")) public var conditionNotes: String?
    /// The serial number of this copy.
    @Field(.text(1...100, example: "A-20931")) public var serialNumber: String?
    /// The photos.
    @Field(count: 0...500) public var photos: [ItemPhoto] = []
    /// The loans, oldest first.
    @Field(count: 0...10_000) public var loans: [Loan] = []
    /// Notes.
    @Field(.text(0...10_000, example: "a gift")) public var notes: String?
    /// Tags.
    @Field(.list(of: .text(1...50, example: "insured"), count: 0...50)) public var tags: [String] = []
    /// Whether it is a favorite.
    public var isFavorite: Bool = false
    /// The carbon footprint, in kilograms of CO2 equivalent.
    @Field(.number(0...1_000_000, .kilograms)) public var carbonFootprint: Double?
    /// The source of the carbon footprint.
    @Field(.text(1...500, example: "maker's product report")) public var carbonSource: String?
    /// The recyclability, from 0 (not at all) to 100 (fully).
    @Field(.integer(0...100)) public var recyclability: Int?
    /// Notes about sustainability.
    @Field(.text(0...2_000, example: "repairable")) public var sustainabilityNotes: String?
    /// The time it was first saved, set by the store.
    public var created: Timestamp?
    /// The time it was last changed, set by the store.
    public var updated: Timestamp?
}
