// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit
internal import Presentation

/// Arranges entries by hour and weekday, and by day.
public struct ArrangePatterns: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Cravings.patterns.id,
        summary: "Arranges entries by hour and weekday, and by day, with rates per covered hour.",
        discussion: """
            The rate of an hour of the week is its entries over the covered days with its weekday, drawn toward the \
            mean rate by 4 hours, with the interval of a gamma distribution at 95%. The weekday is that of the \
            diary's day, so a night belongs to the day before it. The usual hours are the three hours with entries on the \
            most days. They are tested against the waking day, the shortest part of the day that has 90% of \
            them, by shifting the entries of each day by a random time around it, from the context's seed. An hour \
            pattern needs 20 entries over 28 covered days; below that, there are counts only. Unknown days are left open. Imported entries without a \
            time of day count for days and not for hours.
            """,
        examples: [
            Example(
                "A few days",
                [
                    "now": "2026-11-21T20:00:00Z", "from": "2026-11-16",
                    "diary": [
                        "cravings": [
                            ["time": "2026-11-18T18:00:00Z", "intensity": 7],
                            ["time": "2026-11-19T19:30:00Z", "intensity": 4],
                        ],
                        "uses": [["time": "2026-11-18T19:00:00Z", "method": "Vape", "amount": 2]],
                        "days": [["day": "2026-11-17", "status": "nothing"]],
                    ],
                ]),
            Example("Five weeks", ["now": "2026-11-21T20:00:00Z", "diary": fiveWeeks]),
        ])

    private static let fiveWeeks: JSONValue = [
        "cravings": .array(
            (1...31).map { day in
                [
                    "time": .string("2026-10-\(day < 10 ? "0" : "")\(day)T\(day % 3 == 0 ? "19" : "18"):20:00Z"),
                    "intensity": .integer(Int64(day % 10 + 1)),
                ]
            }),
        "uses": [["time": "2026-10-05T20:00:00Z", "method": "Joints", "amount": 1.5]],
    ]

    /// Creates the computation.
    public init() {}

    /// Arranges the entries.
    ///
    /// - Throws: `ComputationError` if the first day is after the last or the period is longer than a hundred years, and
    ///   the errors of `Context.checkCancellation()`.
    public func run(_ input: PatternsInput, in context: Context) async throws -> CravingsPatterns {
        try Self.reading(of: input, in: context)
    }

    /// Arranges without an engine, on the calling thread.
    ///
    /// - Throws: The errors of ``run(_:in:)``.
    public static func reading(of input: PatternsInput, in context: Context = Context()) throws -> CravingsPatterns {
        let timeline = DiaryTimeline(input.diary, now: input.now, offset: input.offset)
        let days = try DiaryRange.days(timeline, from: input.from, through: input.through)
        let heatMap =
            input.parts.contains(.heatMap)
            ? try HeatMap(timeline, days: days, entries: input.entries, in: context) : nil
        let needsDays = input.parts.contains(.calendar) || input.parts.contains(.series)
        let period = DiaryPeriod(timeline, days: days)
        return CravingsPatterns(
            period: period, parts: input.parts, heatMap: heatMap,
            days: needsDays ? PatternDay.days(timeline, days) : nil,
            statements: heatMap.map { [$0.sentence(period)] } ?? [])
    }
}

extension HeatMap {
    /// The usual hours in a sentence.
    fileprivate func sentence(_ period: DiaryPeriod) -> Message {
        var arguments: [String: JSONValue] = [
            "entries": .string(entries.rawValue), "n": .integer(Int64(n)), "from": .string("\(period.from)"),
            "through": .string("\(period.through)"),
        ]
        let place = "\(period.from) to \(period.through)"
        switch usualHours {
        case .notEnoughData(let shortage):
            arguments.merge(shortage.message.arguments) { $1 }
            return Message(
                "cravings.hours-unknown", "Usual hours of \(entries.words), \(place): \(shortage.clause)", arguments)
        case .hours(let usual):
            let waking =
                "the waking day, \(usual.wakingFrom.minutes) to \(usual.wakingThrough.minutes), which has 90% of them"
            let rule = "\(place); days shifted at random, \(usual.probability.shown(as: "p"))"
            arguments["probability"] = .number(usual.probability)
            guard usual.isClear else {
                return Message(
                    "cravings.hours-unclear", "The \(entries.words) have no clear usual hours in \(waking) (\(rule)).",
                    arguments)
            }
            arguments.merge([
                "first": .integer(Int64(usual.first)), "last": .integer(Int64(usual.last)),
                "daysWithin": .integer(Int64(usual.daysWithin)), "days": .integer(Int64(usual.days)),
            ]) { $1 }
            return Message(
                "cravings.usual-hours",
                "On \(usual.daysWithin) of \(usual.days.counted("day")) with \(entries.words), there were some from "
                    + "\(usual.first):00 to \(usual.last):59, more than chance explains in \(waking) (\(rule)).",
                arguments)
        }
    }
}

extension ClockTime {
    /// The hour and the minute.
    fileprivate var minutes: String { String("\(self)".prefix(5)) }
}
