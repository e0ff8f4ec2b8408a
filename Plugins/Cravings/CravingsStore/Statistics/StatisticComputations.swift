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
                try $0.diary.reading(
                    input.period, defaultDays: MySummaryInput.defaultDays, boundary: input.dayBoundary, reach: .lastUse)
            }
            return SummaryInput(
                diary: reading.diary, from: reading.from, through: reading.through, now: reading.now,
                offset: reading.offset, hours: input.hours)
        } computing: { input, _ in
            try SummarizeCravings.reading(of: input)
        }

        records.reading(
            Cravings.myTrend, "Tests whether a daily value of your diary rises or falls.",
            discussion: """
                The result is that of cravings.trend for your records: by default, of the last 60 days, or those since \
                your first entry.
                """,
            examples: [
                Example("Intensity", [:]),
                Example("Uses", ["measure": "uses", "period": ["days": 90], "resamples": 199]),
            ], effects: .clock
        ) { records, input, _ in
            let reading = try records.read {
                try $0.diary.reading(
                    input.period, defaultDays: MyTrendInput.defaultDays, boundary: input.dayBoundary)
            }
            return TrendInput(
                diary: reading.diary, from: reading.from, through: reading.through, now: reading.now,
                offset: reading.offset, measure: input.measure, method: input.method, resamples: input.resamples)
        } computing: { input, context in
            try TestTrend.reading(of: input, in: context)
        }

        records.reading(
            Cravings.myLag, "Shows which triggers of your diary are followed by use or strong cravings.",
            discussion: """
                The result is that of cravings.lag for your records: by default, of the whole diary.
                """,
            examples: [
                Example("Use", ["resamples": 999]),
                Example("Ninety days", ["period": ["days": 90], "hours": 4, "resamples": 999]),
            ], effects: .clock
        ) { records, input, _ in
            let reading = try records.read {
                try $0.diary.reading(
                    input.period, defaultDays: nil, boundary: input.dayBoundary, reach: .strata)
            }
            return LagInput(
                diary: reading.diary, from: reading.from, through: reading.through, now: reading.now,
                offset: reading.offset, outcome: input.outcome, hours: input.hours, resamples: input.resamples)
        } computing: { input, context in
            try FindLag.reading(of: input, in: context)
        }

        records.reading(
            Cravings.myPatterns, "Arranges your entries by hour and weekday, and by day.",
            discussion: """
                The result is that of cravings.patterns for your records: by default, of the whole diary.
                """,
            examples: [
                Example("Cravings", [:]),
                Example("Uses of a month", ["entries": "uses", "period": ["days": 30]]),
            ], effects: .clock
        ) { records, input, _ in
            let reading = try records.read {
                try $0.diary.reading(input.period, defaultDays: nil, boundary: input.dayBoundary)
            }
            return PatternsInput(
                diary: reading.diary, from: reading.from, through: reading.through, now: reading.now,
                offset: reading.offset, entries: input.entries, parts: input.parts)
        } computing: { input, context in
            try ArrangePatterns.reading(of: input, in: context)
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
                try $0.diary.reading(input.period, defaultDays: nil, boundary: input.dayBoundary)
            }
            return HabitStrengthInput(
                diary: reading.diary, from: reading.from, through: reading.through, now: reading.now,
                offset: reading.offset, goal: input.goal, method: input.method)
        } computing: { input, _ in
            try ComputeHabitStrength.reading(of: input)
        }
    }
}
