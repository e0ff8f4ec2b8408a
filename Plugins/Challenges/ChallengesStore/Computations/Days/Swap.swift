// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// Replaces the challenge of a day.
struct Swap: Computation {
    let manifest = Manifest(
        id: Challenges.swap.id,
        summary: "Replaces your challenge of a day with the first alternative or another challenge.",
        discussion: """
            The replaced challenge counts as skipped, for a reason if you give one. The new one is your own choice, so it has \
            no propensity. There are alternatives as long as a challenge is left within your limits.
            """,
        examples: [
            Example("The first alternative", ["day": "2026-11-17"]),
            Example("A challenge by its key", ["day": "2026-11-17", "challenge": "creative-street-alphabet"]),
        ], effects: [.writes, .clock])

    let access: LazyChallengeRecords

    func run(_ input: SwapInput, in context: Context) async throws -> ChallengeOfDay {
        try await access.writing(in: context) { try $0.swap(input) }
    }
}

extension ChallengeRecords {
    func swap(_ input: SwapInput) throws -> ChallengeOfDay {
        try shown(
            try transaction { db in
                try DayScheduler(self, db).swap(on: day(input.day), to: input.challenge, reason: input.reason)
            })
    }
}

extension DayScheduler {
    /// Replaces the challenge of a day; the new one is the user's choice, so it has no propensity.
    ///
    /// - Parameters:
    ///   - day: The day.
    ///   - name: The challenge to swap in; nil for the first alternative.
    ///   - reason: Why the replaced challenge is skipped.
    func swap(on day: CalendarDay, to name: String?, reason: SkipReason? = nil) throws -> DayChoice {
        let outcomes = DayOutcomes(records, db)
        var record = try outcomes.assigned(on: day, named: nil)
        try outcomes.refuseSettled(record, "swapped")
        guard let wanted = try name ?? alternatives(on: day).first?.id else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "challenge", expected: "a challenge of the catalog, because no alternatives are left",
                    got: "none"
                )
            ])
        }
        let challenge = try records.challenge(named: wanted, db)
        guard challenge.isActive else {
            throw ComputationError.conflict("\"\(challenge.id)\" is turned off. Turn it on to choose it.")
        }
        guard challenge.id != record.challenge else {
            throw ComputationError.conflict("\"\(record.title)\" is already the challenge of \(day).")
        }
        var own = UserChallenge(
            id: records.newKey(), challenge: challenge.id,
            title: challenge.title[preferring: try records.statedPreferences(db).language], traits: challenge.traits,
            situation: record.situation, assigned: records.now)
        (own.notificationSent, own.reminded) = (record.notificationSent, record.reminded)
        try records.insert(own, ranking: nil, db)
        record.swappedFor = own.id
        try outcomes.skip(&record, reason: reason)
        return try choice(own)
    }
}
