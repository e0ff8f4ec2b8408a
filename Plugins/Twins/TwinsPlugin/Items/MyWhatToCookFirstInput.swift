// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The number of servings of your food eaten per day.
@Schema("twins.MyWhatToCookFirstInput")
public struct MyWhatToCookFirstInput: SchemaProviding, Hashable {
    /// The number of servings eaten per day, across all food.
    @Field(.number(0.001...1_000)) public var servingsPerDay: Double
    /// The serving size of each food, and its maximum number of servings per day; a food by its key or its name.
    @Field(count: 0...2_000) public var portions: [Portion] = []
    /// The first day; today if omitted.
    public var day: DayReference?
    /// The number of days to plan.
    @Field(.integer(1...60, .days)) public var days: Int = 14
    /// The place, with its subplaces: its key, its name, or its path; all if omitted.
    @Field(.recordName("Kitchen")) public var location: String?
}
