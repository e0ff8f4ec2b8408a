// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Finds the triggers and hours that are followed by use, or by strong cravings, more or less often.
public struct FindLag: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Cravings.lag.id,
        summary: "Finds the triggers and hours that are followed by use, or by strong cravings, more or less often.",
        discussion: """
            The share of entries with a factor that are followed by the outcome is drawn toward that of all entries \
            by 10 entries (beta-binomial) and divided by it. Whole days are resampled from the context's seed, \
            because the entries of a day are alike: the interval has the percentiles of the resamples, and the \
            probability is from a wild bootstrap of the score over days. A factor needs 12 entries with it and 12 \
            without. The q-values are Benjamini and Hochberg's over all factors tested; up to 0.1, a factor is \
            stated, the clearest first, at most three. What was logged before the outcome is compared with the same \
            hour and weekday in the other weeks of 28 days (case-crossover), from 10 pairs that differ. Entries \
            whose following hours aren't on covered days are left out. Followed by doesn't mean caused by. It is a \
            description of the diary, not a prediction, and not medical advice.
            """,
        examples: [
            Example(
                "Too few entries",
                [
                    "now": "2026-11-21T20:00:00Z",
                    "diary": [
                        "cravings": [["time": "2026-11-20T18:00:00Z", "intensity": 7, "triggers": ["Anxious"]]],
                        "uses": [["time": "2026-11-20T19:00:00Z", "method": "Joints", "amount": 0.5]],
                    ],
                ]),
            Example(
                "Before strong cravings", ["now": "2026-11-21T20:00:00Z", "diary": weeks, "outcome": "strong-craving"]),
        ])

    private static let weeks: JSONValue = [
        "cravings": .array(
            (1...20).flatMap { day -> [JSONValue] in
                let date = "2026-11-\(day < 10 ? "0" : "")\(day)"
                return [
                    [
                        "time": .string("\(date)T17:00:00Z"), "intensity": .integer(day % 3 == 0 ? 4 : 6),
                        "triggers": day % 2 == 0 ? ["Tired"] : ["Bored"],
                    ],
                    ["time": .string("\(date)T18:30:00Z"), "intensity": .integer(day % 2 == 0 ? 8 : 5)],
                ]
            })
    ]

    /// Creates the computation.
    public init() {}

    /// Finds what is followed by the outcome.
    ///
    /// - Throws: `ComputationError` if the first day is after the last or the period is too long, and the errors of
    ///   `Context.checkCancellation()`.
    public func run(_ input: LagInput, in context: Context) async throws -> LagReport {
        try Self.reading(of: input, in: context)
    }

    /// Computes without an engine, on the calling thread.
    ///
    /// - Throws: The errors of ``run(_:in:)``.
    public static func reading(of input: LagInput, in context: Context = Context()) throws -> LagReport {
        let timeline = DiaryTimeline(input.diary, now: input.now, offset: input.offset)
        let days = try DiaryRange.days(timeline, from: input.from, through: input.through)
        let counts = FollowedEntries(timeline, days: days, outcome: input.outcome, hours: input.hours).counts
        let totals = counts.totals
        let comparisons = try comparisons(counts, resamples: input.resamples, in: context)
        var report = LagReport(
            period: DiaryPeriod(timeline, days: days), outcome: input.outcome, hours: input.hours,
            entries: totals.entries, followed: totals.followed,
            share: ShareEstimate(totals.followed, of: totals.entries),
            tested: comparisons.count { $0.lift != nil },
            factors: LagFactor.all.enumerated().map { index, factor in
                LagReport.FactorResult(
                    factor: factor, entries: totals.entries(with: index), followed: totals.followed(with: index),
                    comparison: comparisons[index])
            },
            preceding: preceding(input, timeline, days), statements: [])
        report.statements = report.sentences
        return report
    }

    /// Returns the comparison of each factor; q-values are corrected for those that were tested.
    static func comparisons(
        _ counts: DayCounts, resamples: Int, in context: Context
    ) throws -> [LagComparison] {
        let totals = counts.totals
        let least = LagComparison.leastEntries
        let isDecided = totals.followed > 0 && totals.followed < totals.entries
        let tested = (0..<counts.factors).filter { factor in
            let with = totals.entries(with: factor)
            return isDecided && with >= least && totals.entries - with >= least
        }
        var answers = (0..<counts.factors).map { factor -> LagComparison in
            let with = totals.entries(with: factor)
            let smaller = min(with, totals.entries - with)
            let reason =
                smaller >= least
                ? "All entries have the same outcome."
                : "A comparison needs \(least) entries with the factor and \(least) without it."
            return .notEnoughData(Shortage(n: smaller, needed: smaller >= least ? nil : least, reason: reason))
        }
        guard !tested.isEmpty else { return answers }
        let results = try counts.comparisons(
            resamples: resamples, seed: context.seed, check: context.checkCancellation)
        let qValues = FalseDiscoveryRate.qValues(of: tested.map { results[$0].probability })
        for (factor, qValue) in zip(tested, qValues) {
            answers[factor] = .lift(
                LagComparison.Lift(
                    value: totals.lift(of: factor), low: results[factor].low, high: results[factor].high,
                    probability: results[factor].probability, qValue: qValue))
        }
        return answers
    }

    private static func preceding(
        _ input: LagInput, _ timeline: DiaryTimeline, _ days: ClosedRange<Int>
    ) -> [PrecedingResult] {
        let outcomes: [DiaryTimeline.Point] =
            switch input.outcome {
            case .use: timeline.uses.filter { $0.clockSecond != nil }
            case .strongCraving:
                timeline.cravings.filter {
                    $0.clockSecond != nil && ($0.intensity ?? 0) >= LagOutcome.strongIntensity
                }
            }
        return PrecedingExposure.exposures(before: input.outcome).map { exposure in
            let seconds: [Int] =
                switch exposure {
                case .craving: timeline.cravings.filter { $0.clockSecond != nil }.map(\.second)
                case .strongCraving: timeline.seconds(of: .strongCraving)
                case .use: timeline.seconds(of: .use)
                }
            return PrecedingResult(
                exposure, input,
                CaseCrossover(timeline, outcomes: outcomes, exposures: seconds, hours: input.hours, days: days))
        }
    }
}
