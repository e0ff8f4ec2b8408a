// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// The rules of the outcomes of days.
struct DayOutcomes: RecordRepository {
    let transaction: RecordTransaction

    /// Returns the current record of a day.
    ///
    /// - Parameter name: The expected challenge, as a check; nil for any.
    /// - Throws: ``ComputationKit/ComputationError`` if no challenge or another one was assigned.
    func assigned(on day: CalendarDay, named name: String?) throws -> UserChallenge {
        guard let record = try transaction.days.assigned(on: day) else {
            throw ComputationError(
                .notFound,
                day > transaction.today
                    ? "No challenge was assigned on \(day), which hasn't begun yet."
                    : "No challenge was assigned on \(day). Assign one first.")
        }
        let names = [record.challenge, record.title, record.id]
        if let name, !names.contains(where: { $0.lowercased() == name.lowercased() }) {
            let titles =
                try transaction.catalog.challenge(key: record.challenge).map { Array($0.title.values) } ?? []
            guard titles.contains(where: { $0.lowercased() == name.lowercased() }) else {
                throw ComputationError.conflict(
                    "The challenge of \(day) is \"\(record.title)\", not \"\(name)\". "
                        + "It can be swapped for another one."
                )
            }
        }
        return record
    }

    /// Returns everything stored about a day, without the picture.
    func kept(on day: CalendarDay) throws -> KeptDay {
        let days = transaction.days
        let record = try assigned(on: day, named: nil)
        return KeptDay(
            record: record, photo: try transaction.photos.photo(of: record),
            reasons: try days.ranking(of: record).reasons,
            left: try days.all("day = ? AND swappedFor IS NOT NULL", [day.description], withCandidates: true))
    }

    /// Saves a completed record, replaces its photo or what is known about it, and learns from it.
    ///
    /// - Returns: The saved record.
    private func save(_ record: UserChallenge, photo: AttachedPhoto?, details: PhotoDetails?) throws -> UserChallenge {
        var record = record
        if details?.sharedOn??.isEmpty == false { record.shared = true }
        try transaction.days.replace(record)
        if let photo { try transaction.photos.attach(photo, to: record.id) }
        if let details { try transaction.photos.change(photoOf: record, by: details) }
        try Learner(self).learn(from: record)
        return try transaction.days.record(key: record.id)
    }

    /// Skips the challenge of a day, and learns from it.
    func skip(_ input: SkipInput) throws -> UserChallenge {
        var record = try assigned(on: transaction.clock.day(input.day), named: input.challenge)
        try refuseSettled(record, "skipped")
        record.notes = input.note.map { $0.isEmpty ? nil : $0 } ?? record.notes
        try skip(&record, reason: input.reason)
        return record
    }

    /// Completes the challenge of a day, and learns from it.
    func complete(_ input: CompleteInput, photo: AttachedPhoto?) throws -> UserChallenge {
        let day = transaction.clock.day(input.day)
        var record = try assigned(on: day, named: input.challenge)
        guard record.status != .completed else {
            throw ComputationError.conflict(
                "\"\(record.title)\" was already completed at \(record.completed?.description ?? "\(day)"). "
                    + "Its record can be rated and amended.")
        }
        record.status = .completed
        (record.skipped, record.skipReason) = (nil, nil)
        try time(&record, hour: input.hour)
        record.rating = input.rating
        record.moodAfter = input.mood
        record.completionTime = input.minutes
        record.notes = input.note ?? record.notes
        record.shared = input.shared
        return try save(record, photo: photo, details: input.photoDetails)
    }

    /// Changes the report of a completed challenge, and learns from it.
    func amend(_ input: AmendInput, photo: AttachedPhoto?) throws -> UserChallenge {
        var record = try assigned(on: transaction.clock.day(input.day), named: nil)
        guard record.status == .completed else {
            throw ComputationError.conflict(
                "\"\(record.title)\" is \(record.status.rawValue). Only a completed challenge can be amended.")
        }
        if let hour = input.hour ?? nil { try time(&record, hour: hour) }
        input.apply(to: &record)
        if case .some(nil) = input.photo { try transaction.photos.remove(of: record) }
        return try save(record, photo: photo, details: input.photoDetails)
    }

    /// Rates the challenge that was completed on a day, and learns from it.
    func rate(_ rating: Int, on day: CalendarDay) throws -> UserChallenge {
        let kept = try transaction.days.all("day = ?", [day.description], withCandidates: true)
        guard var record = kept.last(where: { $0.status == .completed }) else {
            throw ComputationError(
                .notFound, "No challenge was completed on \(day), so there is nothing to rate.")
        }
        record.rating = rating
        return try save(record, photo: nil, details: nil)
    }

    /// Skips the challenge of a record, and learns from it.
    func skip(_ record: inout UserChallenge, reason: SkipReason? = nil) throws {
        record.status = .skipped
        record.skipReason = reason
        record.skipped = max(transaction.now, record.assigned)
        try transaction.days.replace(record)
        try Learner(self).learn(from: record)
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
    private func time(_ record: inout UserChallenge, hour: Int?) throws(ComputationError) {
        let local = transaction.clock.localNow
        if let hour, record.day == local.day, hour > local.time.hour {
            throw ComputationError.refused(
                path: "hour", expected: "an hour that has begun, at most \(local.time.hour)", got: "\(hour)")
        }
        record.completedHour =
            hour ?? (transaction.clock.zone != nil && record.day == local.day ? local.time.hour : nil)
        var instant = transaction.now
        if let hour {
            let start = CivilDateTime(day: record.day, time: ClockTime(minuteOfDay: hour * 60))
            instant = min(instant, RecordedTime((transaction.clock.zone ?? .utc).instant(of: start)))
        }
        record.completed = max(instant, record.assigned)
    }
}
