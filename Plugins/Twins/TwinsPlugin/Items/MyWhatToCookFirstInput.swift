// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How much of your food is eaten a day.
public struct MyWhatToCookFirstInput: SchemaProviding, Hashable {
    /// The number of servings that are eaten a day, of all the food together.
    public var servingsPerDay: Double
    /// What a serving of a food is, and how many of it are eaten a day; a food by its key or its name.
    public var portions: [Portion]
    /// The first day; today if omitted.
    public var day: DayReference?
    /// The number of days to plan.
    public var days: Int
    /// The place whose things count, with those below it: its key, its name, or its path; all if omitted.
    public var location: String?

    /// Creates an input for all food.
    public init(servingsPerDay: Double) {
        self.servingsPerDay = servingsPerDay
        portions = []
        days = 14
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.MyWhatToCookFirstInput", "How much of your food is eaten a day."
    ) {
        field(
            "servingsPerDay", \.servingsPerDay,
            "The number of servings that are eaten a day, of all the food together.", .number(0.001...1_000))
        field(
            "portions", \.portions,
            "What a serving of a food is, and how many of it are eaten a day; a food by its key or its name.",
            .list(of: .nested, count: 0...2_000), default: [])
        field("day", \.day, "The first day; today if omitted.")
        field("days", \.days, "The number of days to plan.", .integer(1...60, .days), default: 14)
        field(
            "location", \.location,
            "The place whose things count, with those below it: its key, its name, or its path; all if omitted.",
            .recordName("Kitchen"))
    }
}
