// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Assigns the challenge of a day.
struct AssignToday: Computation {
    let manifest = Manifest(
        id: Challenges.assignToday.id,
        summary: "Returns your challenge of a day, and assigns it on the first call.",
        discussion: """
            The situation is today and now by default. The choice, its propensity, and its candidates are stored, so later \
            calls return the same challenge and use only the day. Pending challenges of earlier days expire. A day that \
            hasn't begun is previewed, not stored. A challenge that you swapped in has no propensity, and its score and \
            reasons are current.
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
    /// The local time in the user's zone; UTC if the zone is unknown.
    var localNow: CivilDateTime { (clock.zone ?? .utc).local(at: clock.now()) }

    /// Returns the day of a reference; today without one.
    func day(_ reference: DayReference?) -> CalendarDay { (reference ?? .today).day(today: localNow.day) }

    /// Returns a day's choice with the catalog's version of its challenge.
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

    /// Returns the catalog's version of a record's challenge or, if it's no longer there, the assigned one.
    func challenge(of record: UserChallenge) throws -> Challenge {
        let known = try store.read { db in
            try challenge(key: record.challenge, db)?.challenge(in: statedPreferences(db).language)
        }
        return known ?? Challenge(id: record.challenge, title: record.title, traits: record.traits)
    }
}
