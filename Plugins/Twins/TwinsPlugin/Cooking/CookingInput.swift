// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Food, and how much of it is eaten a day.
@Schema("twins.CookingInput")
public struct CookingInput: SchemaProviding, Hashable {
    /// The food; other things are ignored.
    @Field(count: 0...2_000) public var twins: [Twin]
    /// The recalls; closed ones are ignored.
    @Field(count: 0...100_000) public var recalls: [Recall] = []
    /// The number of servings that are eaten a day, of all the food together.
    ///
    /// Three decimals count.
    @Field(.number(0.001...1_000)) public var servingsPerDay: Double
    /// What a serving of a food is, and how many of it are eaten a day.
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
    /// The highest number of servings of it a day; any number if omitted.
    @Field(.number(0...1_000)) public var perDay: Double?
}
