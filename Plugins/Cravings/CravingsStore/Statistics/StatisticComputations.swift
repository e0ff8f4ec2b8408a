// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import CravingsPlugin

extension StoredCravingsPlugin {
    /// Computations of statistics of the diary.
    @ComputationBuilder
    static func statisticComputations(_ records: LazyCravingsRecords) -> [AnyComputation] {
        records.reading(
            Cravings.mySummary,
            "Counts your cravings and uses of a period, with intensities, gaps, and resisted cravings.",
            discussion: """
                The result is that of cravings.summary for your records: by default, of the last 30 days, or those \
                since your first entry.
                """,
            examples: [
                Example("The last 30 days", [:]), Example("A week", ["period": ["days": 7], "hours": 2]),
            ], effects: .clock
        ) { records, input, _ in
            let reading = try records.read {
                try DiaryRepository($0).reading(
                    input.period, defaultDays: MySummaryInput.defaultDays, boundary: input.dayBoundary, reach: .lastUse)
            }
            return try SummarizeCravings.reading(
                of: SummaryInput(
                    diary: reading.diary, from: reading.from, through: reading.through, now: reading.now,
                    offset: reading.offset, hours: input.hours))
        }
        MyTrend(access: records)
        MyLag(access: records)
        records.reading(
            Cravings.myPatterns, "Arranges your entries by hour and weekday, and by day.",
            discussion: """
                The result is that of cravings.patterns for your records: by default, of the whole diary.
                """,
            examples: [
                Example("Cravings", [:]),
                Example("Uses of a month", ["entries": "uses", "period": ["days": 30]]),
            ], effects: .clock
        ) { records, input, context in
            let reading = try records.read {
                try DiaryRepository($0).reading(input.period, defaultDays: nil, boundary: input.dayBoundary)
            }
            return try ArrangePatterns.reading(
                of: PatternsInput(
                    diary: reading.diary, from: reading.from, through: reading.through, now: reading.now,
                    offset: reading.offset, entries: input.entries, parts: input.parts), in: context)
        }
        records.reading(
            Cravings.myHabitStrength,
            "Computes the strength of a habit in your diary: days without use, or keeping to a limit.",
            discussion: """
                The result is that of cravings.habit-strength for your records: by default, of the whole diary.
                """,
            examples: [Example("Days without use", [:]), Example("Ninety days", ["period": ["days": 90]])],
            effects: .clock
        ) { records, input, _ in
            let reading = try records.read {
                try DiaryRepository($0).reading(input.period, defaultDays: nil, boundary: input.dayBoundary)
            }
            return try ComputeHabitStrength.reading(
                of: HabitStrengthInput(
                    diary: reading.diary, from: reading.from, through: reading.through, now: reading.now,
                    offset: reading.offset, goal: input.goal, method: input.method))
        }
    }
}

/// Tests the trend of a daily value of the person's diary.
struct MyTrend: Computation {
    let manifest = Manifest(
        id: Cravings.myTrend.id,
        summary: "Tests whether a daily value of your diary rises or falls.",
        discussion: """
            The result is that of cravings.trend for your records: by default, of the last 60 days, or those since \
            your first entry.
            """,
        examples: [
            Example("Intensity", [:]),
            Example("Uses", ["measure": "uses", "period": ["days": 90], "resamples": 199]),
        ], effects: [.reads, .clock])

    let access: LazyCravingsRecords

    func run(_ input: MyTrendInput, in context: Context) async throws -> CravingsTrend {
        let reading = try await access.reading(in: context) { records in
            try records.read {
                try DiaryRepository($0).reading(
                    input.period, defaultDays: MyTrendInput.defaultDays, boundary: input.dayBoundary)
            }
        }
        return try TestTrend.reading(
            of: TrendInput(
                diary: reading.diary, from: reading.from, through: reading.through, now: reading.now,
                offset: reading.offset, measure: input.measure, method: input.method, resamples: input.resamples),
            in: context)
    }
}

/// Shows which triggers are followed by use or strong cravings in the person's diary.
struct MyLag: Computation {
    let manifest = Manifest(
        id: Cravings.myLag.id,
        summary: "Shows which triggers of your diary are followed by use or strong cravings.",
        discussion: """
            The result is that of cravings.lag for your records: by default, of the whole diary.
            """,
        examples: [
            Example("Use", ["resamples": 999]),
            Example("Ninety days", ["period": ["days": 90], "hours": 4, "resamples": 999]),
        ], effects: [.reads, .clock])

    let access: LazyCravingsRecords

    func run(_ input: MyLagInput, in context: Context) async throws -> LagReport {
        let reading = try await access.reading(in: context) { records in
            try records.read {
                try DiaryRepository($0).reading(
                    input.period, defaultDays: nil, boundary: input.dayBoundary, reach: .strata)
            }
        }
        return try FindLag.reading(
            of: LagInput(
                diary: reading.diary, from: reading.from, through: reading.through, now: reading.now,
                offset: reading.offset, outcome: input.outcome, hours: input.hours, resamples: input.resamples),
            in: context)
    }
}
