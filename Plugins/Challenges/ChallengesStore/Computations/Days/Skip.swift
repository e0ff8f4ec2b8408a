// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Skips the challenge of a day.
struct Skip: Computation {
    let manifest = Manifest(
        id: Challenges.skip.id,
        summary: "Skips your challenge of a day, which then rests for a while.",
        discussion: """
            The model learns from skips. A completed or skipped challenge can't be skipped.
            """,
        examples: [Example("An earlier day", ["day": "2026-11-18"])], effects: [.writes, .clock])

    let access: LazyChallengeRecords

    func run(_ input: SkipInput, in context: Context) async throws -> UserChallenge {
        try await access.writing(in: context) { try $0.skip(input) }
    }
}

extension ChallengeRecords {
    func skip(_ input: SkipInput) throws -> UserChallenge {
        try transaction { db in
            let outcomes = DayOutcomes(self, db)
            var record = try outcomes.assigned(on: day(input.day), named: input.challenge)
            try outcomes.refuseSettled(record, "skipped")
            try outcomes.skip(&record)
            return record
        }
    }
}
