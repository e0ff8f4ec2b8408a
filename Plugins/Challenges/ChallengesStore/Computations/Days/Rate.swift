// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// Rates a completed challenge.
struct Rate: Computation {
    let manifest = Manifest(
        id: Challenges.rate.id,
        summary: "Rates the challenge that you completed on a day.",
        examples: [Example("A good one", ["rating": 4, "day": "2026-11-21"])],
        effects: [.writes, .idempotent, .destructive, .clock])

    let access: LazyChallengeRecords

    func run(_ input: RateInput, in context: Context) async throws -> UserChallenge {
        try await access.writing(in: context) { try $0.rate(input) }
    }
}

extension ChallengeRecords {
    func rate(_ input: RateInput) throws -> UserChallenge {
        let day = self.day(input.day)
        return try transaction { db in
            let kept = try days("day = ?", [day.description], db, withCandidates: true)
            guard var record = kept.last(where: { $0.status == .completed }) else {
                throw ComputationError(
                    .notFound, "No challenge was completed on \(day), so there is nothing to rate.")
            }
            record.rating = input.rating
            return try DayOutcomes(self, db).save(record, photo: nil, details: nil)
        }
    }
}
