// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import CravingsPlugin

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
            try records.diary(
                input.period, defaultDays: nil, boundary: input.dayBoundary, reach: .strata)
        }
        return try FindLag.reading(
            of: LagInput(
                diary: reading.diary, from: reading.from, through: reading.through, now: reading.now,
                offset: reading.offset, outcome: input.outcome, hours: input.hours, resamples: input.resamples),
            in: context)
    }
}

/// Arranges the entries of the person's diary by hour and weekday, and by day.
struct MyPatterns: Computation {
    let manifest = Manifest(
        id: Cravings.myPatterns.id,
        summary: "Arranges your entries by hour and weekday, and by day.",
        discussion: """
            The result is that of cravings.patterns for your records: by default, of the whole diary.
            """,
        examples: [
            Example("Cravings", [:]),
            Example("Uses of a month", ["entries": "uses", "period": ["days": 30]]),
        ], effects: [.reads, .clock])

    let access: LazyCravingsRecords

    func run(_ input: MyPatternsInput, in context: Context) async throws -> CravingsPatterns {
        try await access.reading(in: context) { records in
            let reading = try records.diary(input.period, defaultDays: nil, boundary: input.dayBoundary)
            return try ArrangePatterns.reading(
                of: PatternsInput(
                    diary: reading.diary, from: reading.from, through: reading.through, now: reading.now,
                    offset: reading.offset, entries: input.entries, parts: input.parts), in: context)
        }
    }
}

/// Computes the strength of a habit in the person's diary.
struct MyHabitStrength: Computation {
    let manifest = Manifest(
        id: Cravings.myHabitStrength.id,
        summary: "Computes the strength of a habit in your diary: days without use, or keeping to a limit.",
        discussion: """
            The result is that of cravings.habit-strength for your records: by default, of the whole diary.
            """,
        examples: [Example("Days without use", [:]), Example("Ninety days", ["period": ["days": 90]])],
        effects: [.reads, .clock])

    let access: LazyCravingsRecords

    func run(_ input: MyHabitStrengthInput, in context: Context) async throws -> HabitStrength {
        try await access.reading(in: context) { records in
            let reading = try records.diary(input.period, defaultDays: nil, boundary: input.dayBoundary)
            return try ComputeHabitStrength.reading(
                of: HabitStrengthInput(
                    diary: reading.diary, from: reading.from, through: reading.through, now: reading.now,
                    offset: reading.offset, goal: input.goal, method: input.method))
        }
    }
}
