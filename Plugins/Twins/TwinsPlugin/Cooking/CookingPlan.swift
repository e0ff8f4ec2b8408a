// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which food to use in which order so that the least is wasted.
public struct CookingPlan: SchemaProviding, Hashable {
    /// The first day.
    public var from: CalendarDay
    /// The last day.
    public var through: CalendarDay
    /// What to use on each day that has something.
    public var days: [CookingDay]
    /// What can't be used in time.
    public var waste: [LotWaste]
    /// The food that is already past its day.
    public var past: [LotWaste]
    /// The food that isn't planned because it is recalled, or may be.
    public var recalled: [RecallMatch]
    /// The food that isn't planned because it is measured and no serving of it is known.
    public var unportioned: [NamedRecord]
    /// The number of servings that are used.
    public var used: Double
    /// The number of servings that are wasted; no plan wastes fewer.
    public var wasted: Double
    /// The number of servings that keep until after the last day.
    public var kept: Double
    /// What to know about the plan.
    public var notes: [Message]

    /// The schema.
    public static let schema = Schema<Self>.object(
        "twins.CookingPlan", "Which food to use in which order so that the least is wasted."
    ) {
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
        field("days", \.days, "What to use on each day that has something.")
        field("waste", \.waste, "What can't be used in time.")
        field("past", \.past, "The food that is already past its day.")
        field("recalled", \.recalled, "The food that isn't planned because it is recalled, or may be.")
        field(
            "unportioned", \.unportioned,
            "The food that isn't planned because it is measured and no serving of it is known.")
        field("used", \.used, "The number of servings that are used.", .number(0...))
        field("wasted", \.wasted, "The number of servings that are wasted; no plan wastes fewer.", .number(0...))
        field("kept", \.kept, "The number of servings that keep until after the last day.", .number(0...))
        field("notes", \.notes, "What to know about the plan.")
    }
}

/// What to use on a day.
public struct CookingDay: SchemaProviding, Hashable {
    /// The day.
    public var day: CalendarDay
    /// The food, the most urgent first.
    public var uses: [LotServing]

    /// The schema.
    public static let schema = Schema<Self>.object("twins.CookingDay", "What to use on a day.") {
        field("day", \.day, "The day.")
        field("uses", \.uses, "The food, the most urgent first.")
    }
}

/// What to use of a lot.
public struct LotServing: SchemaProviding, Hashable {
    /// The food.
    public var twin: NamedRecord
    /// The key of the lot.
    public var lot: String
    /// The quantity in the unit of the food.
    public var quantity: Double
    /// The unit of the quantity.
    public var unit: String?
    /// The number of servings.
    public var servings: Double
    /// The day until which the lot can be used.
    public var due: CalendarDay?

    /// The schema.
    public static let schema = Schema<Self>.object("twins.LotServing", "What to use of a lot.") {
        field("twin", \.twin, "The food.")
        field("lot", \.lot, "The key of the lot.", .text(0...100))
        field("quantity", \.quantity, "The quantity in the unit of the food.", .number(0...))
        field("unit", \.unit, "The unit of the quantity.", .text(1...30, example: "packs"))
        field("servings", \.servings, "The number of servings.", .number(0...))
        field("due", \.due, "The day until which the lot can be used.")
    }
}

/// What is left of a lot after its day.
public struct LotWaste: SchemaProviding, Hashable {
    /// The food.
    public var twin: NamedRecord
    /// The key of the lot.
    public var lot: String
    /// The quantity in the unit of the food.
    public var quantity: Double
    /// The unit of the quantity.
    public var unit: String?
    /// The number of servings.
    public var servings: Double
    /// The day until which the lot can be used.
    public var due: CalendarDay
    /// Whether it must not be eaten after the day; otherwise it is only past its best.
    public var mustBeUsed: Bool

    /// The schema.
    public static let schema = Schema<Self>.object("twins.LotWaste", "What is left of a lot after its day.") {
        field("twin", \.twin, "The food.")
        field("lot", \.lot, "The key of the lot.", .text(0...100))
        field("quantity", \.quantity, "The quantity in the unit of the food.", .number(0...))
        field("unit", \.unit, "The unit of the quantity.", .text(1...30, example: "packs"))
        field("servings", \.servings, "The number of servings.", .number(0...))
        field("due", \.due, "The day until which the lot can be used.")
        field(
            "mustBeUsed", \.mustBeUsed,
            "Whether it must not be eaten after the day; otherwise it is only past its best.", .boolean)
    }
}
