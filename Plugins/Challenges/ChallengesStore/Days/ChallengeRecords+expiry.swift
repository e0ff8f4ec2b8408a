// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeRecords {
    /// Returns a record, marked as expired if its day has ended.
    ///
    /// If the clock's zone is unknown, no day counts as ended.
    func settled(_ record: UserChallenge) -> UserChallenge {
        guard record.status == .pending, let zone = clock.zone else { return record }
        let today = zone.local(at: clock.now()).day
        guard record.day < today, zone.local(at: Timestamp(record.assigned)).day < today else { return record }
        var record = record
        record.status = .expired
        return record
    }

    /// Marks pending challenges as expired after their day.
    func settleDays(_ db: Database) throws {
        guard clock.zone != nil else { return }
        for record in try pending(before: today, db) where record.status == .expired { try replace(record, db) }
    }

    /// Returns the records of earlier days that are stored as pending.
    func pending(before day: CalendarDay, _ db: Database) throws -> [UserChallenge] {
        let pending = ChallengeStatus.pending.rawValue
        return try days("status = ? AND day < ?", [pending, day.description], db, withCandidates: true)
    }
}
