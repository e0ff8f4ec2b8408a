// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import Crypto
internal import GRDB

extension ChallengeRecords {
    /// The challenge of a day, which is assigned when it is first asked for and stays.
    ///
    /// Pending challenges of earlier days expire. The choice's seed comes from the person and the day. A day that is yet to
    /// come is previewed: nothing is saved.
    ///
    /// - Parameters:
    ///   - situation: the day, and what is known of it; asked for again, only the day matters.
    ///   - latest: the day that it is where the person is; unless given the last one that has begun anywhere.
    /// - Throws: ``ComputationKit/ComputationError`` when there is nothing to choose from, with what would help.
    @discardableResult
    func today(_ situation: Situation, latest: CalendarDay? = nil) throws -> DayChoice {
        let isPreview = situation.day > latest ?? today
        let issues = Situation.schema.issues(of: situation)
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        return try transaction { db in
            if !isPreview { try expire(before: situation.day, db) }
            if try dropExpiredExamples(db) > 0 { try relearn(db) }
            if let record = try assigned(on: situation.day, db) { return try choice(record, isNew: false, db) }
            return try assign(situation, isPreview: isPreview, db)
        }
    }

    /// All that ranking needs for a situation: catalog, preferences, history and what was learned.
    ///
    /// - Parameters:
    ///   - situation: when and in what circumstances.
    ///   - count: how many challenges are to be shown.
    /// - Throws: ``ComputationKit/ComputationError`` when the catalog is empty.
    func rankInput(_ situation: Situation, count: Int = 3) throws -> RankChallengesInput {
        try store.read { db in try rankInput(situation, count: count, db) }
    }

    /// Why a challenge fits the user at a situation, or not.
    /// - Throws: ``ComputationKit/ComputationError`` when the catalog is empty.
    func explanation(of challenge: Challenge, _ situation: Situation) throws -> ChallengeExplanation {
        let input = try rankInput(situation)
        return Explainer(
            preferences: input.preferences, events: input.events, situation: input.situation, model: input.model
        ).explanation(of: challenge)
    }

    /// The record that holds for a day; nil when nothing was assigned.
    func current(on day: CalendarDay) throws -> UserChallenge? {
        try store.read { db in try assigned(on: day, db) }
    }

    /// Takes it upon the caller to remind the person of the challenge of a day, which is done once.
    /// - Returns: whether it is the caller's to do; not when somebody took it before, or the challenge is no longer open.
    /// - Throws: ``ComputationKit/ComputationError`` when nothing was assigned.
    func takeReminder(of day: CalendarDay) throws -> Bool {
        try transaction { db in
            var record = try assigned(on: day, named: nil, db)
            guard record.status == .pending, !record.notificationSent else { return false }
            (record.notificationSent, record.reminded) = (true, now)
            try replace(record, db)
            return true
        }
    }

    /// What tells this person's day from all other days and persons, in a reminder that leaves the store; the same at
    /// every call.
    func reminderKey(of day: CalendarDay) throws -> String {
        let known = try store.read { db in try knownSeedName(db) }
        let digest = SHA256.hash(data: Array("reminder \(try known ?? store.write(seedName))".utf8))
        let person = digest.prefix(8).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        return "challenge-\(day)-\(person)"
    }

    /// The matching records, oldest first, without the lists of candidates.
    func history(_ filter: HistoryFilter = HistoryFilter()) throws -> [UserChallenge] {
        try store.read { db in
            var conditions = ["TRUE"]
            var arguments: StatementArguments = []
            func require(_ condition: String, _ value: String?) {
                guard let value else { return }
                conditions.append(condition)
                arguments += [value]
            }
            require("day >= ?", filter.from?.description)
            require("day <= ?", filter.through?.description)
            require("challenge = ?", filter.challenge)
            return try records(conditions.joined(separator: " AND "), arguments, db).filter { record in
                (filter.category.map { $0 == record.traits.category } ?? true)
                    && (filter.status.map { $0 == record.status } ?? true)
            }
        }
    }

    /// A record with the candidates that it was chosen from.
    /// - Parameter key: its key or the beginning of it.
    /// - Throws: ``ComputationKit/ComputationError`` when there is none, or several.
    func record(_ key: String) throws -> UserChallenge { try store.read { db in try record(key: key, db) } }

    /// All records with the candidates that they were chosen from, by their days.
    func log() throws -> [UserChallenge] {
        try store.read { db in try records("TRUE", [], db, withCandidates: true) }
    }

    /// The log as an estimate of other ways to choose takes it: days on which something was chosen for the person, and
    /// done or turned down.
    ///
    /// Candidates have the traits that the catalog has now; a day is left out when one of its candidates is no longer
    /// there.
    func loggedChoices() throws -> [LoggedChoice] { try choicesByRecord().compactMap(\.choice) }

    /// All records, with the line of the log where there is one.
    func choicesByRecord() throws -> [(record: UserChallenge, choice: LoggedChoice?)] {
        let traits = Dictionary(uniqueKeysWithValues: try challenges().map { ($0.id, $0.traits) })
        return try log().map { record in
            (record, record.event.reward == nil ? nil : LoggedChoice(record) { traits[$0] })
        }
    }

    /// What became of all challenges, as learning and statistics see it.
    func events() throws -> [ChallengeEvent] { try history().map(\.event) }
}
