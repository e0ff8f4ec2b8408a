// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// Records the outcomes of days.
struct DayOutcomes {
    let records: ChallengeRecords
    let db: Database

    /// Creates outcomes inside a transaction or a read.
    init(_ records: ChallengeRecords, _ db: Database) {
        self.records = records
        self.db = db
    }

    /// Returns the current record of a day.
    ///
    /// - Parameter name: The expected challenge, as a check; nil for any.
    /// - Throws: ``ComputationKit/ComputationError`` if no challenge or another one was assigned.
    func assigned(on day: CalendarDay, named name: String?) throws -> UserChallenge {
        guard let record = try records.assigned(on: day, db) else {
            throw ComputationError(
                .notFound,
                day > records.today
                    ? "No challenge was assigned on \(day), which hasn't begun yet."
                    : "No challenge was assigned on \(day). Assign one first.")
        }
        let names = [record.challenge, record.title, record.id]
        if let name, !names.contains(where: { $0.lowercased() == name.lowercased() }) {
            let titles = try records.challenge(key: record.challenge, db).map { Array($0.title.values) } ?? []
            guard titles.contains(where: { $0.lowercased() == name.lowercased() }) else {
                throw ComputationError.conflict(
                    "The challenge of \(day) is \"\(record.title)\", not \"\(name)\". It can be swapped for another one."
                )
            }
        }
        return record
    }

    /// Saves a completed record, replaces its photo or what is known about it, and learns from it.
    ///
    /// - Returns: The saved record.
    func save(_ record: UserChallenge, photo: AttachedPhoto?, details: PhotoDetails?) throws -> UserChallenge {
        var record = record
        if details?.sharedOn??.isEmpty == false { record.shared = true }
        try records.replace(record, db)
        if let photo { try records.attach(photo, to: record.id, db) }
        if let details { try records.change(photoOf: record, by: details, db) }
        try Learner(records, db).learn(from: record)
        return try records.record(key: record.id, db)
    }

    /// Skips the challenge of a record, and learns from it.
    func skip(_ record: inout UserChallenge, reason: SkipReason? = nil) throws {
        record.status = .skipped
        record.skipReason = reason
        record.skipped = max(records.now, record.assigned)
        try records.replace(record, db)
        try Learner(records, db).learn(from: record)
    }

    /// Refuses a record that is completed or skipped.
    ///
    /// - Parameter participle: The refused action, such as `swapped`.
    func refuseSettled(_ record: UserChallenge, _ participle: String) throws(ComputationError) {
        switch record.status {
        case .pending, .expired: return
        case .completed, .skipped:
            throw ComputationError.conflict(
                "\"\(record.title)\" is already \(record.status.rawValue)"
                    + (participle == record.status.rawValue ? "." : " and can't be \(participle)."))
        }
    }

    /// Sets when a record was completed: at an hour of its day or, by default, now.
    func time(_ record: inout UserChallenge, hour: Int?) throws(ComputationError) {
        let local = records.localNow
        if let hour, record.day == local.day, hour > local.time.hour {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "hour", expected: "an hour that has begun, at most \(local.time.hour)", got: "\(hour)")
            ])
        }
        record.completedHour =
            hour ?? (records.clock.zone != nil && record.day == local.day ? local.time.hour : nil)
        var instant = records.now
        if let hour {
            let start = CivilDateTime(day: record.day, time: ClockTime(minuteOfDay: hour * 60))
            instant = min(instant, RecordedTime((records.clock.zone ?? .utc).instant(of: start)))
        }
        record.completed = max(instant, record.assigned)
    }
}
