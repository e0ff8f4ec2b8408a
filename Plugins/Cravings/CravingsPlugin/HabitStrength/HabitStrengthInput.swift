// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// A diary, a period, and a habit.
@Schema("cravings.HabitStrengthInput")
public struct HabitStrengthInput: SchemaProviding, Hashable {
    /// The diary.
    public var diary: Diary
    /// The first day.
    ///
    /// Nil for the first day with an entry or a status.
    public var from: CalendarDay?
    /// The last day.
    ///
    /// Nil, or a later day, for the current one.
    public var through: CalendarDay?
    /// The current instant; later entries are left out.
    public var now: Timestamp
    /// The offset of the person's clock now.
    public var offset: UTCOffset = .zero
    /// The habit.
    public var goal: HabitGoal = .daysWithoutUse(HabitGoal.DaysWithoutUse())
    /// The method whose uses count.
    ///
    /// Nil for all.
    public var method: UseMethod?
}
