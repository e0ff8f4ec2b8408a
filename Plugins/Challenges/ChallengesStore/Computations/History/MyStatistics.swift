// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Summarizes the user's history.
struct MyStatistics: Computation {
    let manifest = Manifest(
        id: Challenges.myStatistics.id,
        summary: "Computes your streaks, completion by weekday, hour, and category, ratings, and mood changes.",
        discussion: """
            The result is that of challenges.statistics for your records.
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
