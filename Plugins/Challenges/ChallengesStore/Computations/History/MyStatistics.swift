// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Sums up what the user did.
struct MyStatistics: Computation {
    let manifest = Manifest(
        id: Challenges.myStatistics.id,
        summary: "Your streaks, completion by weekday, hour and category, ratings, and how your mood changed.",
        discussion: """
            Answers as challenges.statistics does for the records of this machine's user.
            """,
        examples: [
            Example("All days", [:]),
            Example("A week", ["today": "2026-11-22", "records": ["from": "2026-11-16", "through": "2026-11-22"]]),
        ], effects: [.reads, .clock])

    let access: LazyChallengeRecords

    func run(_ input: MyStatisticsInput, in context: Context) async throws -> ChallengeSummary {
        try await access.reading(in: context) { records in
            ChallengeStatistics.reading(
                of: ChallengeStatisticsInput(
                    events: try records.history(of: input.records).map(\.event),
                    today: input.today ?? records.localNow.day, confidence: input.confidence))
        }
    }
}
