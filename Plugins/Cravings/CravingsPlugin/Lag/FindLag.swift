// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Finds the triggers whose cravings are followed by use, or by strong cravings, more often than others.
public struct FindLag: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Cravings.lag.id,
        summary: "Finds the triggers whose cravings are followed by use or strong cravings more often than others.",
        discussion: """
            Of the cravings with a trigger, those followed by the outcome are counted and compared with the other \
            cravings. Uses aren't among the cravings, and cravings within the given hours after an outcome are left \
            out, so that a bout counts once; so are those whose following hours aren't on covered days. The test \
            permutes the triggers by runs of whole days and rotates those of a day, because neighbors are alike, from \
            the context's seed. A trigger needs 12 cravings with it and 12 without, 5 days with a followed \
            craving, and 2 followed cravings to expect by chance with it and without it. What was logged before the \
            outcome is compared with the same hour and weekday in the other weeks of 28 days (case-crossover), from \
            10 outcomes whose weeks differ, by permuting these weeks. The q-values are Benjamini and Hochberg's over \
            the triggers, and over what was logged before. Triggers are stated up to 0.03, the clearest first, at most \
            three, and what was logged before up to 0.01, so that at most one in 25 diaries without any relation \
            has a finding. The test sees only triggers that are followed more often, and it gives no size: the counts \
            are those of the diary. Followed by doesn't mean caused by. It is a description of the diary, not a prediction, and not \
            medical advice.
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
        let cravings = FollowedCravings(timeline, days: days, outcome: input.outcome, hours: input.hours)
        let exposures = PrecedingExposure.exposures(before: input.outcome)
        let crossovers = exposures.map { CaseCrossover(timeline, input, exposure: $0, days: days) }
        let ofTriggers = try comparisons(cravings, resamples: input.resamples, in: context)
        let triggers = zip(Trigger.allCases, ofTriggers).map { trigger, comparison in
            let counts = cravings.counts(with: trigger)
            return LagReport.TriggerResult(
                trigger: trigger, cravings: counts.cravings, followed: counts.followed, comparison: comparison)
        }
        let ofCrossovers = try comparisons(crossovers, resamples: input.resamples, in: context)
        let preceding = zip(exposures, zip(crossovers, ofCrossovers)).map { PrecedingResult($0, input, $1.0, $1.1) }
        var report = LagReport(
            period: DiaryPeriod(timeline, days: days), outcome: input.outcome, hours: input.hours,
            cravings: cravings.triggers.count, followed: cravings.followed, leftOut: cravings.leftOut,
            share: ShareEstimate(cravings.followed, of: cravings.triggers.count),
            tested: ofTriggers.count { $0.test != nil }, triggers: triggers, preceding: preceding, statements: [])
        report.statements = report.sentences
        return report
    }

    private static func comparisons(
        _ cravings: FollowedCravings, resamples: Int, in context: Context
    ) throws -> [LagComparison] {
        let shortages = Trigger.allCases.map { LagComparison.shortage(of: $0, in: cravings) }
        // Without a test, nothing is permuted.
        let permutations = shortages.contains(nil) ? resamples : 0
        let probabilities = try TriggerPermutation(cravings).probabilities(
            permutations: permutations, seed: context.seed, check: context.checkCancellation)
        return LagComparison.comparisons(shortages, probabilities)
    }

    private static func comparisons(
        _ crossovers: [CaseCrossover], resamples: Int, in context: Context
    ) throws -> [LagComparison] {
        try LagComparison.comparisons(
            crossovers.map(\.shortage),
            crossovers.map {
                try $0.probability(permutations: resamples, seed: context.seed, check: context.checkCancellation)
            })
    }
}

extension CaseCrossover {
    /// The number of outcomes whose weeks differ from which there is a test.
    static let leastCases = 10

    fileprivate init(
        _ timeline: DiaryTimeline, _ input: LagInput, exposure: PrecedingExposure, days: ClosedRange<Int>
    ) {
        let outcomes = (input.outcome == .use ? timeline.uses : timeline.cravings).filter {
            $0.clockSecond != nil
                && (input.outcome == .use || ($0.intensity ?? 0) >= LagOutcome.strongIntensity)
        }
        let exposures: [Int] =
            switch exposure {
            case .craving: timeline.cravings.filter { $0.clockSecond != nil }.map(\.second)
            case .strongCraving: timeline.seconds(of: .strongCraving)
            case .use: timeline.seconds(of: .use)
            }
        self.init(timeline, outcomes: outcomes, exposures: exposures, hours: input.hours, days: days)
    }

    /// Why there is no test; nil if there is one.
    fileprivate var shortage: Shortage? {
        guard differingCases < Self.leastCases else { return nil }
        return Shortage(
            n: differingCases, needed: Self.leastCases,
            reason: "A comparison needs \(Self.leastCases) whose weeks differ.")
    }
}
