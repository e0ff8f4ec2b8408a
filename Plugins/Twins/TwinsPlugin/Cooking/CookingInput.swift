// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Food, and the number of servings eaten per day.
@Schema("twins.CookingInput")
public struct CookingInput: SchemaProviding, Hashable {
    /// The food; other things are ignored.
    @Field(count: 0...2_000) public var twins: [Twin]
    /// The recalls; closed ones are ignored.
    @Field(count: 0...100_000) public var recalls: [Recall] = []
    /// The number of servings eaten per day, across all food.
    ///
    /// Three decimals count.
    @Field(.number(0.001...1_000)) public var servingsPerDay: Double
    /// The serving size of each food, and its maximum number of servings per day.
    @Field(count: 0...2_000) public var portions: [Portion] = []
    /// The first day; today if omitted.
    public var day: DayReference?
    /// The number of days to plan.
    @Field(.integer(1...60, .days)) public var days: Int = 14
}

/// A serving of a food.
@Schema("twins.Portion")
public struct Portion: SchemaProviding, Hashable {
    /// The key of the food.
    @Field(.recordKey) public var twin: String
    /// The quantity of a serving, in the stated unit or that of the food.
    @Field(.number(0.001...1_000_000)) public var quantity: Double = 1
    /// The unit of the quantity, which is converted to that of the food; that of the food if omitted.
    @Field(.text(1...30, example: "g")) public var unit: String?
    /// The maximum number of servings per day; unlimited if omitted.
    @Field(.number(0...1_000)) public var perDay: Double?
}
