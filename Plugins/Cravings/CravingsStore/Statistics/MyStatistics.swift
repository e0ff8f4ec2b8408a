// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import CravingsPlugin

/// Summarizes the person's diary.
struct MySummary: Computation {
    let manifest = Manifest(
        id: Cravings.mySummary.id,
        summary: "Counts your cravings and uses of a period, with intensities, gaps, and resisted cravings.",
        discussion: """
            The result is that of cravings.summary for your records: by default, of the last 30 days, or those since your first \
            entry.
            """,
        examples: [
            Example("The last 30 days", [:]), Example("A week", ["period": ["days": 7], "hours": 2]),
        ], effects: [.reads, .clock])

    let access: LazyCravingsRecords

    func run(_ input: MySummaryInput, in context: Context) async throws -> CravingsSummary {
        try await access.reading(in: context) { records in
            let reading = try records.diary(
                input.period, defaultDays: MySummaryInput.defaultDays, boundary: input.dayBoundary, reach: .lastUse)
            return try SummarizeCravings.reading(
                of: SummaryInput(
                    diary: reading.diary, from: reading.from, through: reading.through, now: reading.now,
                    offset: reading.offset, hours: input.hours))
        }
    }
}

/// Tests the trend of a daily value of the person's diary.
struct MyTrend: Computation {
    let manifest = Manifest(
        id: Cravings.myTrend.id,
        summary: "Tests whether a daily value of your diary rises or falls.",
        discussion: """
            The result is that of cravings.trend for your records: by default, of the last 60 days, or those since your first \
            entry.
            """,
        examples: [
            Example("Intensity", [:]),
            Example("Uses", ["measure": "uses", "period": ["days": 90], "resamples": 199]),
        ], effects: [.reads, .clock])

    let access: LazyCravingsRecords

    func run(_ input: MyTrendInput, in context: Context) async throws -> CravingsTrend {
        let reading = try await access.reading(in: context) { records in
            try records.diary(input.period, defaultDays: MyTrendInput.defaultDays, boundary: input.dayBoundary)
        }
        return try TestTrend.reading(
            of: TrendInput(
                diary: reading.diary, from: reading.from, through: reading.through, now: reading.now,
                offset: reading.offset, measure: input.measure, method: input.method, resamples: input.resamples),
            in: context)
    }
}
