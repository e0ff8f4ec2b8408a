// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// The strength of a habit over a period.
public struct HabitStrength: SchemaProviding, Hashable {
    /// The days, and how much is known about them.
    public var period: DiaryPeriod
    /// The habit.
    public var goal: HabitGoal
    /// The method whose uses count; nil for all.
    public var method: UseMethod?
    /// The strength at the end, or the answer that no day is known.
    public var result: HabitStrengthEstimate
    /// The strength after each known day, oldest first.
    public var days: [StrengthDay]
    /// The strength in a sentence.
    public var statement: Message

    /// The strength after a day.
    public struct StrengthDay: SchemaProviding, Hashable {
        /// The day.
        public var day: CalendarDay
        /// How far the goal was met, 0 to 1.
        public var check: Double
        /// The strength after the day, 0 to 1.
        public var strength: Double

        /// The schema.
        public static let schema = Schema<Self>.object("cravings.StrengthDay", "The strength after a day.") {
            field("day", \.day, "The day.")
            field("check", \.check, "How far the goal was met, 0 to 1.", .number(0...1))
            field("strength", \.strength, "The strength after the day, 0 to 1.", .number(0...1))
        }
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.HabitStrength", "The strength of a habit over a period.") {
        field("period", \.period, "The days, and how much is known about them.")
        field("goal", \.goal, "The habit.")
        field("method", \.method, "The method whose uses count.")
        field("result", \.result, "The strength at the end, or the answer that no day is known.")
        field("days", \.days, "The strength after each known day, oldest first.")
        field("statement", \.statement, "The strength in a sentence.")
    }
}

/// The strength of a habit, or the answer that no day is known.
public enum HabitStrengthEstimate: UnionRepresentable, Hashable {
    case strength(Strength)
    case notEnoughData(Shortage)

    /// The strength of a habit.
    public struct Strength: SchemaProviding, Hashable {
        /// The strength, 0 to 1.
        public var value: Double
        /// The number of known days.
        public var n: Int

        /// The schema.
        public static let schema = Schema<Self>.object("cravings.Strength", "The strength of a habit.") {
            field("value", \.value, "The strength, 0 to 1.", .number(0...1))
            field("n", \.n, "The number of known days.", .integer(1...Int.max, .days))
        }
    }

    /// The cases.
    public static let variants: [Variant<Self>] = [
        variant("strength", "The strength.", Self.strength) {
            if case .strength(let strength) = $0 { strength } else { nil }
        },
        variant("not-enough-data", "No day is known.", Self.notEnoughData) {
            if case .notEnoughData(let shortage) = $0 { shortage } else { nil }
        },
    ]

    /// The schema.
    public static let schema = Schema<Self>.union(
        "cravings.HabitStrengthEstimate", "The strength of a habit, or the answer that no day is known.")
}
