// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
public import ChallengesPlugin
public import ComputationKit
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
    public func today(_ situation: Situation, latest: CalendarDay? = nil) throws -> DayChoice {
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
    public func rankInput(_ situation: Situation, count: Int = 3) throws -> RankChallengesInput {
        try store.read { db in try rankInput(situation, count: count, db) }
    }

    /// Why a challenge fits the user at a situation, or not.
    /// - Throws: ``ComputationKit/ComputationError`` when the catalog is empty.
    public func explanation(of challenge: Challenge, _ situation: Situation) throws -> ChallengeExplanation {
        let input = try rankInput(situation)
        return Explainer(
            preferences: input.preferences, events: input.events, situation: input.situation, model: input.model
        ).explanation(of: challenge)
    }

    /// Completes the challenge of a day.
    ///
    /// A skipped or expired challenge can still be completed.
    ///
    /// - Parameters:
    ///   - report: how it was.
    ///   - day: the day it was for.
    ///   - name: the challenge that is meant, to be sure; nil for the day's.
    /// - Returns: the record as it was saved.
    /// - Throws: ``ComputationKit/ComputationError`` when it was not assigned, is already completed, or the report has a problem.
    @discardableResult
    public func done(
        _ report: DoneReport = DoneReport(), on day: CalendarDay, challenge name: String? = nil
    ) throws -> UserChallenge {
        try transaction { db in
            var record = try assigned(on: day, named: name, db)
            guard record.status != .completed else {
                throw ComputationError.conflict(
                    "\"\(record.title)\" was already completed at \(record.completed?.description ?? "\(day)"). "
                        + "Its record can be rated and amended.")
            }
            record.status = .completed
            record.completed = max(now, record.assigned)
            record.skipped = nil
            record.rating = report.rating
            record.moodAfter = report.mood
            record.completionTime = report.minutes
            record.notes = report.note ?? record.notes
            record.shared = report.shared
            try replace(record, db)
            if let photo = report.photo { _ = try attach(photo, to: record.id, { _ in }, db) }
            try learn(from: record, db)
            return try self.record(key: record.id, db)
        }
    }

    /// Skips the challenge of a day.
    ///
    /// - Parameters:
    ///   - day: the day it was for.
    ///   - name: the challenge that is meant, to be sure; nil for the day's.
    /// - Returns: the record as it was saved.
    /// - Throws: ``ComputationKit/ComputationError`` when it was not assigned, or is already completed or skipped.
    @discardableResult
    public func skip(on day: CalendarDay, challenge name: String? = nil) throws -> UserChallenge {
        try transaction { db in
            var record = try assigned(on: day, named: name, db)
            try refuseSettled(record, "skipped")
            try turnDown(&record, db)
            return record
        }
    }

    /// Replaces the challenge of a day with another one; the old one counts as skipped.
    ///
    /// The new one is the person's own choice: it has no propensity.
    ///
    /// - Parameters:
    ///   - day: the day.
    ///   - name: the challenge to take; nil for the first alternative that was shown.
    /// - Throws: ``ComputationKit/ComputationError`` when nothing was assigned, it is completed or skipped, or there is no such
    ///   challenge.
    @discardableResult
    public func swap(on day: CalendarDay, to name: String? = nil) throws -> DayChoice {
        try transaction { db in
            var record = try assigned(on: day, named: nil, db)
            try refuseSettled(record, "swapped")
            guard let wanted = try name ?? alternatives(on: day, db).first?.id else {
                throw ComputationError.refused([
                    ValidationIssue(
                        path: "to", expected: "a challenge of the catalog, since no alternative is left", got: "none")
                ])
            }
            let challenge = try challenge(named: wanted, db)
            guard challenge.isActive else {
                throw ComputationError.conflict("\"\(challenge.id)\" is turned off. Turn it on to choose it.")
            }
            guard challenge.id != record.challenge else {
                throw ComputationError.conflict("\"\(record.title)\" is already the challenge of \(day).")
            }
            var own = UserChallenge(
                id: newKey(), challenge: challenge.id,
                title: challenge.title[preferring: try statedPreferences(db).language], traits: challenge.traits,
                situation: record.situation, assigned: now)
            (own.notificationSent, own.reminded) = (record.notificationSent, record.reminded)
            try insert(own, ranking: nil, db)
            record.swappedFor = own.id
            try turnDown(&record, db)
            return try choice(own, isNew: true, db)
        }
    }

    /// Says how a challenge was that was done.
    ///
    /// - Parameters:
    ///   - key: the record's key or its beginning.
    ///   - rating: 1 to 5; nil takes a rating back.
    /// - Throws: ``ComputationKit/ComputationError`` when there is no such record or rating, or it was not done.
    @discardableResult
    public func rate(_ key: String, _ rating: Int?) throws -> UserChallenge {
        try edit(record: key) { $0.rating = rating }
    }

    /// Changes a record, which is read and saved in one transaction; what was learned follows.
    ///
    /// - Parameters:
    ///   - key: the record's key or its beginning.
    ///   - change: what to change; key, challenge, situation, choice and photo stay as they are.
    /// - Returns: the record as it was saved.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    @discardableResult
    public func edit(
        record key: String, _ change: (inout UserChallenge) throws -> Void
    ) throws -> UserChallenge {
        try transaction { db in
            let before = try record(key: key, db)
            var edited = before
            try change(&edited)
            (edited.id, edited.challenge, edited.title) = (before.id, before.challenge, before.title)
            (edited.traits, edited.situation, edited.choice) = (before.traits, before.situation, before.choice)
            (edited.photo, edited.swappedFor) = (before.photo, before.swappedFor)
            try replace(edited, db)
            try learn(from: edited, db)
            return edited
        }
    }

    /// The record that holds for a day; nil when nothing was assigned.
    public func current(on day: CalendarDay) throws -> UserChallenge? {
        try store.read { db in try assigned(on: day, db) }
    }

    /// Takes it upon the caller to remind the person of the challenge of a day, which is done once.
    /// - Returns: whether it is the caller's to do; not when somebody took it before, or the challenge is no longer open.
    /// - Throws: ``ComputationKit/ComputationError`` when nothing was assigned.
    public func takeReminder(of day: CalendarDay) throws -> Bool {
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
    public func reminderKey(of day: CalendarDay) throws -> String {
        let digest = SHA256.hash(data: Array("reminder \(try store.write(seedName))".utf8))
        let person = digest.prefix(8).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        return "challenge-\(day)-\(person)"
    }

    /// The records that are wanted by their days, the first first, without the lists of candidates.
    public func history(_ filter: HistoryFilter = HistoryFilter()) throws -> [UserChallenge] {
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
    public func record(_ key: String) throws -> UserChallenge { try store.read { db in try record(key: key, db) } }

    /// All records with the candidates that they were chosen from, by their days.
    public func log() throws -> [UserChallenge] {
        try store.read { db in try records("TRUE", [], db, withCandidates: true) }
    }

    /// The log as an estimate of other ways to choose takes it: days on which something was chosen for the person, and
    /// done or turned down.
    ///
    /// Candidates have the traits that the catalog has now; a day is left out when one of its candidates is no longer
    /// there.
    public func loggedChoices() throws -> [LoggedChoice] { try choicesByRecord().compactMap(\.choice) }

    /// All records, with the line of the log where there is one.
    func choicesByRecord() throws -> [(record: UserChallenge, choice: LoggedChoice?)] {
        let traits = Dictionary(uniqueKeysWithValues: try challenges().map { ($0.id, $0.traits) })
        return try log().map { record in
            (record, record.event.reward == nil ? nil : LoggedChoice(record) { traits[$0] })
        }
    }

    /// What became of all challenges, as learning and statistics see it.
    public func events() throws -> [ChallengeEvent] { try history().map(\.event) }
}
