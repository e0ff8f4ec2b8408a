// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Assigns the challenge of a day.
struct AssignToday: Computation {
    let manifest = Manifest(
        id: Challenges.assignToday.id,
        summary: "Assigns your challenge of a day when first asked; afterwards it stays the same.",
        discussion: """
            Today and now unless stated. The choice, its propensity and what it was chosen from are kept; asked for again, only \
            the day matters. Pending challenges of earlier days expire. A day that has not begun is previewed and not kept. \
            What the user chose in place of another has no propensity, and its score and reasons are those of now.
            """,
        examples: [
            Example("Today", [:]),
            Example("A rainy evening", ["situation": ["day": "2026-11-21", "hour": 19, "weather": "rainy"]]),
            Example("A morning in a low mood", ["situation": ["day": "2026-11-22", "hour": 8, "mood": 2]]),
        ], effects: [.writes, .idempotent, .clock])

    let access: LazyChallengeRecords

    func run(_ input: AssignTodayInput, in context: Context) async throws -> ChallengeOfDay {
        try await access.writing(in: context) { records in
            let now = records.localNow
            let situation = input.situation.situation(at: now)
            return try records.shown(
                try records.transaction { db in try DayScheduler(records, db).today(situation, latest: now.day) })
        }
    }
}

extension ChallengeRecords {
    /// What the clocks of the user's zone show; Universal Time where the zone isn't known.
    var localNow: CivilDateTime { (clock.zone ?? .utc).local(at: clock.now()) }

    /// The day that a reference means; today without one.
    func day(_ reference: DayReference?) -> CalendarDay { (reference ?? .today).day(today: localNow.day) }

    /// A day's choice with its challenge as the catalog has it.
    func shown(_ choice: DayChoice) throws -> ChallengeOfDay {
        let record = choice.record
        let challenge = try challenge(of: record)
        var (score, reasons) = (record.choice?.score ?? 0, choice.reasons)
        if record.choice == nil {
            let ranked = try store.read { db in try DayScheduler(self, db).rankInput(record.situation) }
            let explanation = Explainer(
                preferences: ranked.preferences, events: ranked.events, situation: ranked.situation, model: ranked.model
            ).explanation(of: challenge)
            (score, reasons) = (explanation.score, explanation.reasons)
        }
        return ChallengeOfDay(
            challenge: challenge, day: record.day, situation: record.situation, status: record.status, score: score,
            propensity: record.choice?.propensity, reasons: reasons, alternatives: choice.alternatives,
            removed: choice.removed, isPreview: choice.isPreview)
    }

    /// The challenge of a record as the catalog has it, else as it was when it was assigned.
    func challenge(of record: UserChallenge) throws -> Challenge {
        let known = try store.read { db in
            try challenge(key: record.challenge, db)?.challenge(in: statedPreferences(db).language)
        }
        return known ?? Challenge(id: record.challenge, title: record.title, traits: record.traits)
    }
}
