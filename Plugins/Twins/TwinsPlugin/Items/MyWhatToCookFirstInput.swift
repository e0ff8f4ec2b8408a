// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// How much of your food is eaten a day.
@Schema("twins.MyWhatToCookFirstInput")
public struct MyWhatToCookFirstInput: SchemaProviding, Hashable {
    /// The number of servings that are eaten a day, of all the food together.
    @Field(.number(0.001...1_000)) public var servingsPerDay: Double
    /// What a serving of a food is, and how many of it are eaten a day; a food by its key or its name.
    @Field(count: 0...2_000) public var portions: [Portion] = []
    /// The first day; today if omitted.
    public var day: DayReference?
    /// The number of days to plan.
    @Field(.integer(1...60, .days)) public var days: Int = 14
    /// The place whose things count, with those below it: its key, its name, or its path; all if omitted.
    @Field(.recordName("Kitchen")) public var location: String?
}
