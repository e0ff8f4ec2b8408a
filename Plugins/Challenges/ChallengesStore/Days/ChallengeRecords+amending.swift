// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeRecords {
    /// Changes what was said of a challenge that was done, photo and all in one transaction; what was learned follows.
    ///
    /// - Parameters:
    ///   - day: the day it was for.
    ///   - amendment: what is said anew.
    /// - Returns: the record as it was saved.
    /// - Throws: ``ComputationKit/ComputationError`` when it was not assigned or not done, or the amendment has a problem; then
    ///   nothing is changed.
    @discardableResult
    func amend(doneOn day: CalendarDay, _ amendment: DoneAmendment) throws -> UserChallenge {
        try transaction { db in
            var record = try assigned(on: day, named: nil, db)
            guard record.status == .completed else {
                throw ComputationError.conflict(
                    "\"\(record.title)\" is \(record.status.rawValue). Only a completed challenge can be amended.")
            }
            let cleared = Set(amendment.cleared)
            record.rating = amendment.rating ?? record.rating
            record.moodAfter = amendment.mood ?? record.moodAfter
            record.completionTime = amendment.minutes ?? record.completionTime
            if let note = amendment.note { record.notes = note.isEmpty ? nil : note }
            record.shared = amendment.shared ?? record.shared
            if let hour = amendment.hour { try time(&record, hour: hour) }
            clear(cleared, of: &record)
            try replace(record, db)
            if let photo = amendment.photo {
                _ = try attach(photo, to: record.id, { $0.fileName = amendment.photoName }, db)
            } else if cleared.contains(.photo) {
                try db.execute(sql: "DELETE FROM challengePhoto WHERE userChallenge = ?", arguments: [record.id])
            }
            try learn(from: record, db)
            return try self.record(key: record.id, db)
        }
    }

    private func clear(_ parts: Set<AmendInput.Part>, of record: inout UserChallenge) {
        if parts.contains(.rating) { record.rating = nil }
        if parts.contains(.mood) { record.moodAfter = nil }
        if parts.contains(.minutes) { record.completionTime = nil }
        if parts.contains(.note) { record.notes = nil }
        if parts.contains(.hour) { record.completedHour = nil }
    }
}
