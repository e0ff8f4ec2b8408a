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
            The model learns from skips, and a reason limits what it learns: tooLong is about the time only, noMoney about the \
            cost only, and after notToday it learns nothing and the challenge may come back the next day. A completed or \
            skipped challenge can't be skipped.
            """,
        examples: [
            Example("An earlier day", ["day": "2026-11-18"]), Example("Another day", ["reason": "notToday"]),
        ], effects: [.writes, .clock])

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
            record.notes = input.note.map { $0.isEmpty ? nil : $0 } ?? record.notes
            try outcomes.skip(&record, reason: input.reason)
            return record
        }
    }
}
