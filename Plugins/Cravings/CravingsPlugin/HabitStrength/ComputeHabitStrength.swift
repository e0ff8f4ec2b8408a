// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit
internal import Presentation

/// Computes the strength of a habit of days without use, or of keeping to a limit.
public struct ComputeHabitStrength: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Cravings.habitStrength.id,
        summary: "Computes the strength of a habit of days without use, or of keeping to a limit.",
        discussion: """
            The strength moves toward how far the goal was met on each known day: strength ← strength·m + check·(1 - \
            m) with m = 0.5^(√f/13), where f is how often a day the habit is due (the formula of Loop Habit \
            Tracker). A single day changes it by at most 0.052, and nothing starts over. Days without use start \
            at 0; a limit starts at 1, is fully met up to the limit, and counts less the further beyond it, down to \
            0 at its double. Days that aren't covered leave the strength unchanged, and so does the current day \
            unless its status says that all is logged.
            """,
        examples: [
            Example(
                "Days without use",
                [
                    "now": "2026-11-21T20:00:00Z",
                    "diary": [
                        "uses": [["time": "2026-11-18T19:00:00Z", "method": "Vape", "amount": 2]],
                        "days": [
                            ["day": "2026-11-17", "status": "nothing"], ["day": "2026-11-19", "status": "nothing"],
                        ],
                    ],
                ]),
            Example(
                "At most five a week",
                [
                    "now": "2026-11-21T20:00:00Z", "goal": ["kind": "at-most", "uses": 5, "days": 7],
                    "diary": ["uses": [["time": "2026-11-18T19:00:00Z", "method": "Vape", "amount": 2]]],
                ]),
            Example("Nothing is known", ["now": "2026-11-21T20:00:00Z", "diary": [:]]),
        ])

    /// Creates the computation.
    public init() {}

    /// Computes the strength.
    ///
    /// - Throws: `ComputationError` if the first day is after the last or the period is longer than a hundred years.
    public func run(_ input: HabitStrengthInput, in context: Context) async throws -> HabitStrength {
        try Self.reading(of: input)
    }

    /// Computes without an engine, on the calling thread.
    ///
    /// - Throws: The errors of ``run(_:in:)``.
    public static func reading(of input: HabitStrengthInput) throws(ComputationError) -> HabitStrength {
        let timeline = DiaryTimeline(input.diary, now: input.now, offset: input.offset)
        let days = try DiaryRange.days(timeline, from: input.from, through: input.through)
        var counts: [Int: Int] = [:]
        for case (let point, let use?) in timeline.uses.lazy.map({ ($0, $0.use) })
        where input.method == nil || use.method == input.method {
            counts[point.day, default: 0] += 1
        }
        let known = days.filter { timeline.isCovered($0) && timeline.isFinished($0) }
        let strengths = zip(known, input.goal.strengths(known.map { counts[$0] ?? 0 })).map { day, result in
            HabitStrength.StrengthDay(
                day: CalendarDay(daysSince1970: day), check: result.check, strength: result.strength)
        }
        let period = DiaryPeriod(timeline, days: days)
        return HabitStrength(
            period: period, goal: input.goal, method: input.method,
            result: HabitStrengthEstimate(strengths, needing: input.goal.leastDays), days: strengths,
            statement: sentence(input, strengths, period))
    }

    private static func sentence(
        _ input: HabitStrengthInput, _ days: [HabitStrength.StrengthDay], _ period: DiaryPeriod
    ) -> Message {
        let method = input.method.map { " (\($0.rawValue))" } ?? ""
        var arguments: [String: JSONValue] = [
            "goal": HabitGoal.schema.json(of: input.goal), "n": .integer(Int64(days.count)),
            "from": .string("\(period.from)"), "through": .string("\(period.through)"),
        ]
        if let method = input.method { arguments["method"] = .string(method.rawValue) }
        guard let last = days.last, days.count >= input.goal.leastDays else {
            return Message(
                "cravings.habit-strength-unknown",
                "Habit strength for \(input.goal.words)\(method): not enough data (n = \(days.count) of "
                    + "\(input.goal.leastDays) known days), \(period.from) to \(period.through).", arguments)
        }
        arguments["value"] = .number(last.strength)
        return Message(
            "cravings.habit-strength",
            "Habit strength for \(input.goal.words)\(method): \(last.strength.fixed(decimals: 2)) of 1, after "
                + "\(days.count.counted("known day")), \(period.from) to \(period.through).", arguments)
    }
}

extension HabitStrengthEstimate {
    fileprivate init(_ days: [HabitStrength.StrengthDay], needing least: Int) {
        guard let last = days.last, days.count >= least else {
            self = .notEnoughData(
                Shortage(n: days.count, needed: least, reason: "A strength needs \(least) known days."))
            return
        }
        self = .strength(Strength(value: last.strength, n: days.count))
    }
}
