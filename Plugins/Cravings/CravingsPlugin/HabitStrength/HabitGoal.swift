// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The habit whose strength to compute.
@Schema("cravings.HabitGoal")
public enum HabitGoal: UnionRepresentable, Hashable {
    /// Days without use.
    case daysWithoutUse(DaysWithoutUse)
    /// At most a number of uses.
    case atMost(AtMost)

    /// Days without use, a number of times a week.
    @Schema("cravings.DaysWithoutUse")
    public struct DaysWithoutUse: SchemaProviding, Hashable {
        /// The number of days a week.
        @Field(.integer(1...7, .days)) public var daysPerWeek: Int = 7
    }

    /// At most a number of uses in a number of days.
    @Schema("cravings.AtMost")
    public struct AtMost: SchemaProviding, Hashable {
        /// The number of uses.
        ///
        /// 0 to 1,000.
        @Field(.integer(0...1_000)) public var uses: Int
        /// The number of days.
        ///
        /// 1 to 31.
        @Field(.integer(1...31, .days)) public var days: Int = 1
    }

    /// The goal in words.
    var words: String {
        switch self {
        case .daysWithoutUse(let goal):
            goal.daysPerWeek == 7 ? "days without use" : "\(goal.daysPerWeek) days without use a week"
        case .atMost(let goal):
            "at most \(goal.uses) \(goal.uses == 1 ? "use" : "uses") in \(goal.days) \(goal.days == 1 ? "day" : "days")"
        }
    }
}
