// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The period of the person's diary, and a habit.
@Schema("cravings.MyHabitStrengthInput")
public struct MyHabitStrengthInput: SchemaProviding, Hashable {
    /// The period; the whole diary by default.
    public var period: StatedPeriod = StatedPeriod()
    /// The habit.
    public var goal: HabitGoal = .daysWithoutUse(HabitGoal.DaysWithoutUse())
    /// The method whose uses count.
    ///
    /// Nil for all.
    public var method: UseMethod?
    /// The hour at which a day begins.
    ///
    /// 0 to 12.
    @Field(.dayBoundary) public var dayBoundary: Int = DayBoundary.defaultHour
}
