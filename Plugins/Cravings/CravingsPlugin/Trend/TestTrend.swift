// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit

/// Tests whether daily values rise or fall over a period.
public struct TestTrend: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Cravings.trend.id,
        summary: "Tests whether a daily value rises or falls, allowing for autocorrelation.",
        discussion: """
            The test is Mann and Kendall's, with the distribution of its score from Gaussian first-order \
            autoregressive series that are drawn from the context's seed with the autocorrelation of the values \
            around Sen's slope. A plain test mistakes similar neighboring days for a trend. A trend is stated with \
            the means of the first and the second half of the values, or the medians of intensities, and only if \
            these differ in the same direction. A test needs 10 days with a value and at most 30% of \
            the days without one; days that aren't covered have no value. Counts and amounts are also tested as if \
            there was nothing to report on days without an entry and without a status. No clear trend doesn't mean \
            that there is none, and looking every day finds a trend by chance more often. Entries per covered day are \
            reported with every trend, because a change in logging looks like a change in cravings. It is a \
            description of the diary, not a prediction, and not medical advice.
            """,
        examples: [
            Example(
                "Too few days",
                [
                    "now": "2026-11-21T20:00:00Z",
                    "diary": ["cravings": [["time": "2026-11-20T18:00:00Z", "intensity": 7]]],
                ]),
            Example("Twelve days", ["now": "2026-11-21T20:00:00Z", "diary": twelveDays]),
        ])

    private static let twelveDays: JSONValue = [
        "cravings": .array(
            [8, 8, 7, 8, 6, 6, 5, 6, 4, 4, 3, 3].enumerated().map { index, intensity in
                [
                    "time": .string("2026-11-\(index < 1 ? "09" : "\(index + 9)")T18:00:00Z"),
                    "intensity": .integer(intensity),
                ]
            })
    ]

    /// Creates the computation.
    public init() {}

    /// Tests for a trend.
    ///
    /// - Throws: `ComputationError` if the first day is after the last, the period is too long, or the method doesn't
    ///   fit the measure, and the errors of `Context.checkCancellation()`.
    public func run(_ input: TrendInput, in context: Context) async throws -> CravingsTrend {
        try Self.reading(of: input, in: context)
    }

    /// The greatest number of days of a test, almost eleven years.
    public static let mostDays = 4_000

    /// Tests without an engine, on the calling thread.
    ///
    /// - Throws: The errors of ``run(_:in:)``.
    public static func reading(of input: TrendInput, in context: Context = Context()) throws -> CravingsTrend {
        let issues = input.contradictions()
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        let timeline = DiaryTimeline(input.diary, now: input.now, offset: input.offset)
        let days = try DiaryRange.days(timeline, from: input.from, through: input.through)
        guard days.count <= mostDays else {
            let earliest = CalendarDay(daysSince1970: days.upperBound - mostDays + 1)
            throw ValidationIssue(
                path: "from", expected: "a day not before \(earliest), for a trend of at most \(mostDays) days",
                got: "\(CalendarDay(daysSince1970: days.lowerBound))")
        }
        let values = DailyValues.values(of: input.measure, method: input.method, timeline, days: days)
        let result = try estimate(of: values, input, in: context)
        let unmarked = input.measure == .intensity ? [] : timeline.unmarkedDays(in: days)
        let ifUnmarkedFree =
            unmarked.isEmpty
            ? nil
            : CravingsTrend.IfUnmarkedFree(
                unmarkedDays: unmarked.count,
                result: try estimate(
                    of: DailyValues.values(
                        of: input.measure, method: input.method, timeline.marking(unmarked), days: days), input,
                    in: context))
        var report = CravingsTrend(
            period: DiaryPeriod(timeline, days: days), measure: input.measure, method: input.method,
            unit: input.measure.unit(of: input.method),
            days: values.map { CravingsTrend.DailyValue(day: CalendarDay(daysSince1970: $0.day), value: $0.value) },
            result: result, ifUnmarkedFree: ifUnmarkedFree, logging: CravingsTrend.LoggingRate(timeline, days: days),
            statements: [])
        report.statements = report.sentences
        return report
    }

    private static func estimate(
        of values: [(day: Int, value: Double?)], _ input: TrendInput, in context: Context
    ) throws -> TrendEstimate {
        let known = values.compactMap { day, value in value.map { (day: day, value: $0) } }
        guard known.count >= TrendEstimate.leastDays else {
            return .notEnoughData(
                Shortage(
                    n: known.count, needed: TrendEstimate.leastDays,
                    reason: "A trend needs \(TrendEstimate.leastDays) days with a value."))
        }
        let missing = Double(values.count - known.count) / Double(values.count)
        guard missing <= TrendEstimate.greatestMissingShare else {
            let needed = values.count - Int(Double(values.count) * TrendEstimate.greatestMissingShare)
            return .notEnoughData(
                Shortage(
                    n: known.count, needed: needed,
                    reason: "A trend over \(values.count) days needs \(needed) days with a value."))
        }
        let test = try AutoregressiveTrendTest(
            days: known.map(\.day), values: known.map(\.value), resamples: input.resamples, seed: context.seed,
            check: context.checkCancellation)
        return .trend(
            TrendEstimate.Trend(test, of: known.map(\.value), measure: input.measure, resamples: input.resamples))
    }
}

extension TrendMeasure {
    /// Returns the unit of the values.
    func unit(of method: UseMethod?) -> String {
        switch self {
        case .intensity: "points"
        case .cravings: "cravings"
        case .uses: "uses"
        case .amount: method?.unit.rawValue ?? "uses"
        }
    }
}
