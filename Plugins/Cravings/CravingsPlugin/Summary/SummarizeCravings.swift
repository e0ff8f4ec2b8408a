// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Counts the cravings and uses of a period, with intensities, gaps, and resisted cravings.
public struct SummarizeCravings: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Cravings.summary.id,
        summary: "Counts the cravings and uses of a period, with intensities, gaps, and resisted cravings.",
        discussion: """
            A day is covered if it has an entry, or a status that says that all is logged; the status unknown is \
            stronger than entries. Every other day is unknown and never counts as a day without cravings or use. \
            Shares have Wilson's interval at 95%; with an interval wider than 0.5, the answer is that there isn't \
            enough data. A craving is resisted if no use is logged within the given hours and their days are covered; \
            if a day isn't covered, it is left out. Gaps between uses are a Kaplan-Meier curve with Greenwood's \
            variance on the scale of log(-log), from five finished gaps; a gap is censored by the current instant, \
            the end of the period, and the beginning of a day with the status unknown, and ends at a day without an \
            entry and without a status, as if that had a use. If there are such days, shares and gaps are also given \
            for the case that they had nothing to report. The current day counts among the days \
            without use only if its status says that all is logged. Intensities are ordinal, so they have a median \
            and no mean. Amounts of different methods are never added. It is a description of the diary, not medical \
            advice.
            """,
        examples: [
            Example("An empty diary", ["diary": [:], "now": "2026-11-21T20:00:00Z"]),
            Example(
                "A week",
                [
                    "now": "2026-11-21T20:00:00Z", "from": "2026-11-15",
                    "diary": [
                        "cravings": [
                            ["time": "2026-11-18T18:00:00Z", "intensity": 7, "triggers": ["Anxious"], "place": "Home"],
                            ["time": "2026-11-19T19:30:00Z", "intensity": 4, "triggers": ["Bored", "Tired"]],
                        ],
                        "uses": [
                            ["time": "2026-11-17T21:00:00Z", "method": "Vape", "amount": 3],
                            ["time": "2026-11-18T19:00:00Z", "method": "Vape", "amount": 2],
                        ],
                        "days": [["day": "2026-11-20", "status": "nothing"]],
                    ],
                ]),
        ])

    /// Creates the computation.
    public init() {}

    /// Summarizes the period.
    ///
    /// - Throws: `ComputationError` if the first day is after the last or the period is longer than a hundred years.
    public func run(_ input: SummaryInput, in context: Context) async throws -> CravingsSummary {
        try Self.reading(of: input)
    }

    /// Summarizes without an engine, on the calling thread.
    ///
    /// - Throws: The errors of ``run(_:in:)``.
    public static func reading(of input: SummaryInput) throws(ComputationError) -> CravingsSummary {
        let timeline = DiaryTimeline(input.diary, now: input.now, offset: input.offset)
        let days = try DiaryRange.days(timeline, from: input.from, through: input.through)
        return CravingsSummary(timeline, days: days, hours: input.hours)
    }
}
