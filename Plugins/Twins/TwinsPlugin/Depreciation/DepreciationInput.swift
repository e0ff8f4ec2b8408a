// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import Currencies

/// A cost, a plan, and the day whose value is computed.
public struct DepreciationInput: SchemaProviding, Hashable {
    /// The cost of the thing.
    public var cost: Money
    /// The day from which it loses value, usually that of the purchase.
    public var start: CalendarDay
    /// How it loses value.
    public var plan: DepreciationPlan
    /// The day whose value is computed; today if omitted.
    public var day: DayReference?

    /// Creates an input.
    public init(cost: Money, start: CalendarDay, plan: DepreciationPlan, day: DayReference? = nil) {
        self.cost = cost
        self.start = start
        self.plan = plan
        self.day = day
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "twins.DepreciationInput", "A cost, a plan, and the day whose value is computed."
    ) {
        field("cost", \.cost, "The cost of the thing.")
        field("start", \.start, "The day from which it loses value, usually that of the purchase.")
        field("plan", \.plan, "How it loses value.")
        field("day", \.day, "The day whose value is computed; today if omitted.")
    }
}
