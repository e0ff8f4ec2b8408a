// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// A diary, a period, and a habit.
public struct HabitStrengthInput: SchemaProviding, Hashable {
    /// The diary.
    public var diary: Diary
    /// The first day; nil for the first day with an entry or a status.
    public var from: CalendarDay?
    /// The last day; nil, or a later day, for the current one.
    public var through: CalendarDay?
    /// The current instant; later entries are left out.
    public var now: Timestamp
    /// The offset of the person's clock now.
    public var offset: UTCOffset
    /// The habit.
    public var goal: HabitGoal
    /// The method whose uses count; nil for all.
    public var method: UseMethod?

    /// Creates an input.
    public init(
        diary: Diary, from: CalendarDay? = nil, through: CalendarDay? = nil, now: Timestamp, offset: UTCOffset = .zero,
        goal: HabitGoal = .daysWithoutUse(HabitGoal.DaysWithoutUse()), method: UseMethod? = nil
    ) {
        self.diary = diary
        self.from = from
        self.through = through
        self.now = now
        self.offset = offset
        self.goal = goal
        self.method = method
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.HabitStrengthInput", "A diary, a period, and a habit.") {
        field("diary", \.diary, "The diary.")
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
        field("now", \.now, "The current instant; later entries are left out.")
        field("offset", \.offset, "The offset of the person's clock now.", default: .zero)
        field("goal", \.goal, "The habit.", default: .daysWithoutUse(HabitGoal.DaysWithoutUse()))
        field("method", \.method, "The method whose uses count.")
    }
}
