// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The order in which to use food, to minimize waste.
@Schema("twins.CookingPlan")
public struct CookingPlan: SchemaProviding, Hashable {
    /// The first day.
    public var from: CalendarDay
    /// The last day.
    public var through: CalendarDay
    /// The food to use, for each day with any.
    public var days: [CookingDay]
    /// The lots that can't be used in time.
    public var waste: [LotWaste]
    /// The food that is already past its due day.
    public var past: [LotWaste]
    /// The food that isn't planned because it is recalled, or may be.
    public var recalled: [RecallMatch]
    /// The food that isn't planned because it is measured and its serving size is unknown.
    public var unportioned: [NamedRecord]
    /// The number of servings that are used.
    @Field(.number(0...)) public var used: Double
    /// The number of servings that are wasted; no plan wastes fewer.
    @Field(.number(0...)) public var wasted: Double
    /// The number of servings that keep until after the last day.
    @Field(.number(0...)) public var kept: Double
    /// Notes about the plan.
    public var notes: [Message]
}

/// The food to use on a day.
@Schema("twins.CookingDay")
public struct CookingDay: SchemaProviding, Hashable {
    /// The day.
    public var day: CalendarDay
    /// The food, the most urgent first.
    public var uses: [LotServing]
}

/// The use of a lot.
@Schema("twins.LotServing")
public struct LotServing: SchemaProviding, Hashable {
    /// The food.
    public var twin: NamedRecord
    /// The key of the lot.
    @Field(.text(0...100)) public var lot: String
    /// The quantity in the unit of the food.
    @Field(.number(0...)) public var quantity: Double
    /// The unit of the quantity.
    @Field(.text(1...30, example: "packs")) public var unit: String?
    /// The number of servings.
    @Field(.number(0...)) public var servings: Double
    /// The last day to use the lot.
    public var due: CalendarDay?
}

/// The rest of a lot after its due day.
@Schema("twins.LotWaste")
public struct LotWaste: SchemaProviding, Hashable {
    /// The food.
    public var twin: NamedRecord
    /// The key of the lot.
    @Field(.text(0...100)) public var lot: String
    /// The quantity in the unit of the food.
    @Field(.number(0...)) public var quantity: Double
    /// The unit of the quantity.
    @Field(.text(1...30, example: "packs")) public var unit: String?
    /// The number of servings.
    @Field(.number(0...)) public var servings: Double
    /// The last day to use the lot.
    public var due: CalendarDay
    /// Whether it must not be eaten after the day; otherwise it is only past its best.
    public var mustBeUsed: Bool
}
