// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// The strength of a habit over a period.
@Schema("cravings.HabitStrength")
public struct HabitStrength: SchemaProviding, Hashable {
    /// The days and their coverage.
    public var period: DiaryPeriod
    /// The habit.
    public var goal: HabitGoal
    /// The method whose uses count.
    ///
    /// Nil for all.
    public var method: UseMethod?
    /// The strength at the end, or the answer that no day is known.
    public var result: HabitStrengthEstimate
    /// The strength after each known day, oldest first.
    public var days: [StrengthDay]
    /// The strength in a sentence.
    public var statement: Message

    /// The strength after a day.
    @Schema("cravings.StrengthDay")
    public struct StrengthDay: SchemaProviding, Hashable {
        /// The day.
        public var day: CalendarDay
        /// How far the goal was met, 0 to 1.
        @Field(.number(0...1)) public var check: Double
        /// The strength after the day, 0 to 1.
        @Field(.number(0...1)) public var strength: Double
    }
}

/// The strength of a habit, or the answer that no day is known.
@Schema("cravings.HabitStrengthEstimate")
public enum HabitStrengthEstimate: UnionRepresentable, Hashable {
    /// The strength.
    case strength(Strength)
    /// No day is known.
    case notEnoughData(Shortage)

    /// The strength of a habit.
    @Schema("cravings.Strength")
    public struct Strength: SchemaProviding, Hashable {
        /// The strength, 0 to 1.
        @Field(.number(0...1)) public var value: Double
        /// The number of known days.
        @Field(.integer(1...Int.max, .days)) public var n: Int
    }
}
