// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeRecords {
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
    func done(
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
            record.skipped = nil
            try time(&record, hour: report.hour)
            record.rating = report.rating
            record.moodAfter = report.mood
            record.completionTime = report.minutes
            record.notes = report.note ?? record.notes
            record.shared = report.shared
            try replace(record, db)
            if let photo = report.photo {
                _ = try attach(photo, to: record.id, { $0.fileName = report.photoName }, db)
            }
            try learn(from: record, db)
            return try self.record(key: record.id, db)
        }
    }

    /// Sets when a record was completed: at an hour of its day or, when none is stated, now.
    func time(_ record: inout UserChallenge, hour: Int?) throws(ComputationError) {
        let local = localNow
        if let hour, record.day == local.day, hour > local.time.hour {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "hour", expected: "an hour that has begun, at most \(local.time.hour)", got: "\(hour)")
            ])
        }
        record.completedHour =
            hour ?? (clock.zone != nil && record.day == local.day ? local.time.hour : nil)
        var instant = now
        if let hour {
            let start = CivilDateTime(day: record.day, time: ClockTime(minuteOfDay: hour * 60))
            instant = min(instant, RecordedTime((clock.zone ?? .utc).instant(of: start)))
        }
        record.completed = max(instant, record.assigned)
    }

    /// Skips the challenge of a day.
    ///
    /// - Parameters:
    ///   - day: the day it was for.
    ///   - name: the challenge that is meant, to be sure; nil for the day's.
    /// - Returns: the record as it was saved.
    /// - Throws: ``ComputationKit/ComputationError`` when it was not assigned, or is already completed or skipped.
    @discardableResult
    func skip(on day: CalendarDay, challenge name: String? = nil) throws -> UserChallenge {
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
    func swap(on day: CalendarDay, to name: String? = nil) throws -> DayChoice {
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
    func rate(_ key: String, _ rating: Int?) throws -> UserChallenge {
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
    func edit(
        record key: String, _ change: (inout UserChallenge) throws -> Void
    ) throws -> UserChallenge {
        try transaction { db in try edit(try record(key: key, db), db, change) }
    }

    func edit(
        _ before: UserChallenge, _ db: Database, _ change: (inout UserChallenge) throws -> Void
    ) throws -> UserChallenge {
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
