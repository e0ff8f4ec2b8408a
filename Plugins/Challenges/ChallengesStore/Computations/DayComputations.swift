// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension StoredChallengesPlugin {
    /// Computations on the challenge of a day.
    @ComputationBuilder
    static func dayComputations(_ records: LazyChallengeRecords) -> [AnyComputation] {
        records.writing(
            Challenges.assignToday, "Returns your challenge of a day, and assigns it on the first call.",
            discussion: """
                The situation is today and now by default. The choice, its propensity, and its candidates are stored, \
                so later calls return the same challenge and use only the day. Pending challenges of earlier days \
                expire. A day that hasn't begun is previewed, not stored. A challenge that you swapped in has no \
                propensity, and its score and reasons are current.
                """,
            examples: [
                Example("Today", [:]),
                Example("A rainy evening", ["situation": ["day": "2026-11-21", "hour": 19, "weather": "rainy"]]),
                Example("A morning in a low mood", ["situation": ["day": "2026-11-22", "hour": 8, "mood": 2]]),
            ], effects: [.idempotent, .clock]
        ) { records, input, _ in
            let now = records.localNow
            let situation = input.situation.situation(at: now)
            return try records.shown(
                try records.transaction { db in try DayScheduler(records, db).today(situation, latest: now.day) })
        }
        records.writing(
            Challenges.skip, "Skips your challenge of a day, which then rests for a while.",
            discussion: """
                The model learns from skips, and a reason limits what it learns: tooLong is about the time only, \
                noMoney about the cost only, and after notToday it learns nothing and the challenge may come back the \
                next day. A completed or skipped challenge can't be skipped.
                """,
            examples: [
                Example("An earlier day", ["day": "2026-11-18"]), Example("Another day", ["reason": "notToday"]),
            ], effects: .clock
        ) { records, input, _ in try records.skip(input) }
        records.writing(
            Challenges.swap, "Replaces your challenge of a day with the first alternative or another challenge.",
            discussion: """
                The replaced challenge counts as skipped, for a reason if you give one. The new one is your own \
                choice, so it has no propensity. There are alternatives as long as a challenge is left within your \
                limits.
                """,
            examples: [
                Example("The first alternative", ["day": "2026-11-17"]),
                Example("A challenge by its key", ["day": "2026-11-17", "challenge": "creative-street-alphabet"]),
            ], effects: .clock
        ) { records, input, _ in try records.swap(input) }
        records.reading(
            Challenges.myDay, "Shows everything stored about your challenge of a day; assigns nothing.",
            examples: [Example("Today", [:]), Example("An earlier day", ["day": "2026-11-20"])], effects: .clock
        ) { records, input, _ in try records.kept(input) }
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

    func kept(_ input: MyDayInput) throws -> KeptDay {
        let day = self.day(input.day)
        var kept = try store.read { db in
            let record = try DayOutcomes(self, db).assigned(on: day, named: nil)
            return KeptDay(
                record: record, photo: try photo(of: record, db), reasons: try ranking(of: record, db).reasons,
                left: try days("day = ? AND swappedFor IS NOT NULL", [day.description], db, withCandidates: true))
        }
        guard input.includesPicture else { return kept }
        guard let picture = try kept.record.photo.flatMap(picture) else {
            throw ComputationError(.notFound, "\"\(kept.record.title)\" of \(day) has no photo.")
        }
        kept.picture = Blob(picture.bytes)
        return kept
    }

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
