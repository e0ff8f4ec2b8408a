// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import Crypto
internal import GRDB

/// Chooses the challenges of days.
struct DayScheduler: RecordRepository {
    let transaction: RecordTransaction

    /// Returns the challenge of a day, and assigns it on the first call.
    ///
    /// Pending challenges of earlier days expire. The seed of the choice is derived from the person and the day. A
    /// future day is previewed, and nothing is saved.
    ///
    /// - Parameters:
    ///   - situation: The situation of the choice; later calls use only its day.
    ///   - latest: The current local day.
    /// - Throws: ``ComputationKit/ComputationError`` if there is nothing to choose from, with remedies.
    func today(_ situation: Situation, latest: CalendarDay) throws -> DayChoice {
        let isPreview = situation.day > latest
        let issues = Situation.schema.issues(of: situation)
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        if !isPreview { try expire(before: situation.day) }
        let learner = Learner(self)
        if try learner.dropExpiredExamples() > 0 { try learner.relearn() }
        if let record = try transaction.days.assigned(on: situation.day) { return try choice(record) }
        return try assign(situation, isPreview: isPreview)
    }

    private func expire(before day: CalendarDay) throws {
        for var record in try transaction.days.pending(before: day) {
            record.status = .expired
            try transaction.days.replace(record)
        }
    }

    /// Returns the input of ranking for a situation: catalog, preferences, history, and model.
    ///
    /// - Parameters:
    ///   - situation: The situation.
    ///   - count: The number of challenges to show.
    /// - Throws: ``ComputationKit/ComputationError`` if the catalog is empty.
    func rankInput(_ situation: Situation, count: Int = 3) throws -> RankChallengesInput {
        let preferences = try transaction.person.stated()
        let challenges = try transaction.catalog.all().map { challenge in
            var candidate = challenge.challenge(in: preferences.language)
            if let minimum = challenge.minimumVersion, minimum > .program { candidate.isActive = false }
            return candidate
        }
        guard !challenges.isEmpty else {
            throw ComputationError(
                .notFound, "The catalog is empty. Import a pack or add a challenge first.")
        }
        var input = RankChallengesInput(
            challenges: challenges, preferences: preferences, events: try transaction.days.all().map(\.event),
            situation: preferences.settings.situated(situation, offset: transaction.clock.offset(on: situation.day)),
            count: count)
        let rules = try transaction.person.choiceRules()
        (input.coolDown, input.spread, input.exploration) = (rules.coolDown, rules.spread, rules.exploration)
        var model =
            preferences.personalization
            ? try Learner(self).model()
            : LearnPreferences.reading(of: .init(preferences: preferences, events: []))
        // The history is for rests and recency only. The model already includes what was learned from it, except for
        // data deleted by a reset or the retention period.
        model.isComplete = true
        input.model = model
        return input
    }

    private func assign(_ situation: Situation, isPreview: Bool) throws -> DayChoice {
        let input = try rankInput(situation)
        let seed = Self.seed(try transaction.person.seedName(), situation.day)
        let ranking = try RankChallenges.reading(of: input, in: Context(clock: transaction.clock, seed: seed))
        guard let chosen = ranking.shown.first, let challenge = input.challenges.first(where: { $0.id == chosen.id })
        else { throw ComputationError(.internalError, "The ranking has no choice.") }
        var record = UserChallenge(
            id: isPreview ? "" : transaction.newKey(), challenge: challenge.id, title: challenge.title,
            traits: challenge.traits,
            situation: input.situation, assigned: transaction.now)
        record.choice = ChoiceRecord(
            candidates: RankChallenges.eligible(of: input), score: chosen.score, propensity: chosen.propensity,
            isExploration: ranking.isExploration, modelVersion: input.model?.events ?? 0,
            featureVersion: ranking.featureVersion)
        let reasons = ExplainChallenge.reading(
            of: ExplainChallengeInput(
                challenge: challenge, preferences: input.preferences, events: input.events, situation: input.situation,
                model: input.model)
        ).reasons
        guard !isPreview else {
            return DayChoice(
                record: record, ranking: ranking, reasons: reasons, alternatives: Array(ranking.shown.dropFirst()),
                removed: ranking.removed, isPreview: true)
        }
        try transaction.days.insert(record, ranking: ranking, reasons: reasons)
        return try choice(record)
    }

    /// Returns the seed of a person's choice on a day: the first 8 bytes of a SHA-256.
    static func seed(_ name: String, _ day: CalendarDay) -> UInt64 {
        SHA256.hash(data: Array("\(name) \(day)".utf8)).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Returns the choice of a record, with its alternatives.
    func choice(_ record: UserChallenge) throws -> DayChoice {
        let (ranking, reasons) = try transaction.days.ranking(of: record)
        return DayChoice(
            record: record, ranking: ranking, reasons: reasons, alternatives: try alternatives(on: record.day),
            removed: try ranking?.removed ?? transaction.days.ranking(on: record.day)?.removed ?? [:],
            isPreview: false)
    }

    /// Returns the catalog's version of a record's challenge or, if it's no longer there, the assigned one.
    func challenge(of record: UserChallenge) throws -> Challenge {
        try transaction.catalog.challenge(key: record.challenge)?
            .challenge(in: transaction.person.stated().language)
            ?? Challenge(id: record.challenge, title: record.title, traits: record.traits)
    }
}
