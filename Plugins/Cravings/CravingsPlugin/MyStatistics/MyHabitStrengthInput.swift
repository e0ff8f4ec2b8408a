// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The period of the person's diary, and a habit.
public struct MyHabitStrengthInput: SchemaProviding, Hashable {
    /// The period; the whole diary by default.
    public var period: StatedPeriod
    /// The habit.
    public var goal: HabitGoal
    /// The method whose uses count; nil for all.
    public var method: UseMethod?
    /// The hour at which a day begins, 0 to 12.
    public var dayBoundary: Int

    /// Creates an input.
    public init(
        period: StatedPeriod = StatedPeriod(), goal: HabitGoal = .daysWithoutUse(HabitGoal.DaysWithoutUse()),
        method: UseMethod? = nil, dayBoundary: Int = DayBoundary.defaultHour
    ) {
        self.period = period
        self.goal = goal
        self.method = method
        self.dayBoundary = dayBoundary
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.MyHabitStrengthInput", "The period of the person's diary, and a habit."
    ) {
        field("period", \.period, "The period; the whole diary by default.", default: StatedPeriod())
        field("goal", \.goal, "The habit.", default: .daysWithoutUse(HabitGoal.DaysWithoutUse()))
        field("method", \.method, "The method whose uses count.")
        field(
            "dayBoundary", \.dayBoundary, "The hour at which a day begins.", .dayBoundary,
            default: DayBoundary.defaultHour)
    }
}
