// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeRecords {
    /// Returns the record of a day.
    /// - Throws: ``ComputationKit/ComputationError`` when nothing was assigned on it.
    func kept(on day: CalendarDay) throws -> KeptDay {
        try store.read { db in
            let record = try assigned(on: day, named: nil, db)
            let left = try records(
                "day = ? AND swappedFor IS NOT NULL", [day.description], db, withCandidates: true)
            return KeptDay(
                record: record, photo: try photo(of: record, db), reasons: try choice(record, isNew: false, db).reasons,
                left: left)
        }
    }
}
