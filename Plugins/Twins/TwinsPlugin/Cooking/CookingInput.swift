// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Food, and how much of it is eaten a day.
public struct CookingInput: SchemaProviding, Hashable {
    /// The food; other things are ignored.
    public var twins: [Twin]
    /// The recalls; closed ones are ignored.
    public var recalls: [Recall]
    /// The number of servings that are eaten a day, of all the food together.
    ///
    /// Three decimals count.
    public var servingsPerDay: Double
    /// What a serving of a food is, and how many of it are eaten a day.
    public var portions: [Portion]
    /// The first day; today if omitted.
    public var day: DayReference?
    /// The number of days to plan.
    public var days: Int

    /// Creates an input.
    public init(
        twins: [Twin], recalls: [Recall] = [], servingsPerDay: Double, portions: [Portion] = [],
        day: DayReference? = nil, days: Int = 14
    ) {
        self.twins = twins
        self.recalls = recalls
        self.servingsPerDay = servingsPerDay
        self.portions = portions
        self.day = day
        self.days = days
    }

    /// The schema.
    public static let schema = Schema<Self>.object("twins.CookingInput", "Food, and how much of it is eaten a day.") {
        field("twins", \.twins, "The food; other things are ignored.", .list(of: .nested, count: 0...2_000))
        field(
            "recalls", \.recalls, "The recalls; closed ones are ignored.", .list(of: .nested, count: 0...100_000),
            default: [])
        field(
            "servingsPerDay", \.servingsPerDay,
            "The number of servings that are eaten a day, of all the food together.", .number(0.001...1_000))
        field(
            "portions", \.portions, "What a serving of a food is, and how many of it are eaten a day.",
            .list(of: .nested, count: 0...2_000), default: [])
        field("day", \.day, "The first day; today if omitted.")
        field("days", \.days, "The number of days to plan.", .integer(1...60, .days), default: 14)
    }
}

/// A serving of a food.
public struct Portion: SchemaProviding, Hashable {
    /// The key of the food.
    public var twin: String
    /// The quantity of a serving, in the stated unit or that of the food.
    public var quantity: Double
    /// The unit of the quantity, which is converted to that of the food; that of the food if omitted.
    public var unit: String?
    /// The highest number of servings of it a day; any number if omitted.
    public var perDay: Double?

    /// Creates a portion.
    public init(twin: String, quantity: Double = 1, unit: String? = nil, perDay: Double? = nil) {
        self.twin = twin
        self.quantity = quantity
        self.unit = unit
        self.perDay = perDay
    }

    /// The schema.
    public static let schema = Schema<Self>.object("twins.Portion", "A serving of a food.") {
        field("twin", \.twin, "The key of the food.", .recordKey)
        field(
            "quantity", \.quantity, "The quantity of a serving, in the stated unit or that of the food.",
            .number(0.001...1_000_000), default: 1)
        field(
            "unit", \.unit,
            "The unit of the quantity, which is converted to that of the food; that of the food if omitted.",
            .text(1...30, example: "g"))
        field(
            "perDay", \.perDay, "The highest number of servings of it a day; any number if omitted.",
            .number(0...1_000))
    }
}
