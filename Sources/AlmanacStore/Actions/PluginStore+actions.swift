// SPDX-License-Identifier: Apache-2.0

package import CivilTime
package import ComputationKit
internal import GRDB
internal import Synchronization

extension PluginStore {
    /// Returns the actions that can be undone or redone, latest first.
    ///
    /// - Parameter now: The time at which actions that are too old are omitted; `nil` for none.
    /// - Throws: ``StoreError``.
    package func actions(at now: Timestamp? = nil) throws -> [RecordedAction] {
        try read { db in try ActionLog.all(at: now, in: db) }
    }

    /// Undoes the last actions, or redoes those that were undone last.
    ///
    /// Every row gets the content that it had, and attachments come back.
    ///
    /// - Parameters:
    ///   - count: The number of actions.
    ///   - redoing: Whether to redo actions.
    ///   - now: The time at which actions that are too old are removed first; `nil` for none.
    /// - Returns: The actions, in the order in which they were undone or redone; fewer than `count` if there are no more. And
    ///   the number of attachments that came back without their file, which is missing or altered.
    /// - Throws: `ComputationError` with code `conflict` if a row has changed otherwise since, and ``StoreError``. Nothing
    ///   is changed then.
    package func undo(
        _ count: Int, redoing: Bool = false, at now: Timestamp? = nil
    ) throws -> (actions: [RecordedAction], missingFiles: Int) {
        if let now {
            let removesFiles = try write { db in
                let removes = try ActionLog.exists(in: db) && ActionLog.trim(at: now, in: db)
                if removes { try markForSweeping() }
                return removes
            }
            if removesFiles { try? sweepAttachments() }
        }
        return try writeWithoutForeignKeys { db in
            let parts = try ActionLog.parts(ofActions: count, undone: redoing, in: db)
            for part in parts where part.changes == nil {
                throw ComputationError(
                    .refused,
                    "\(part.computation) changed too much to be undone. Restore a backup or an archive instead.")
            }
            let triggers = try TriggerSet(removingFrom: db)
            for part in parts {
                try ActionLog.attach(ofPart: part.number, in: db)
                do {
                    try part.changes?.apply(inverted: !redoing, in: db)
                } catch let error as DatabaseError where error.resultCode.primaryResultCode == .SQLITE_ABORT {
                    throw ComputationError(
                        .conflict,
                        "The records were changed by something else since, so \(part.computation) can't be "
                            + "\(redoing ? "redone" : "undone"). Nothing was changed.")
                }
                _ = try dropUnownedAttachments(in: db, keptBy: part.number)
            }
            try triggers.restore(in: db)
            if !parts.isEmpty { try SearchIndexes.rebuild(TableLayout.all(in: db), in: db) }
            if try Row.fetchOne(db, sql: "PRAGMA foreign_key_check") != nil {
                throw ComputationError(
                    .conflict, "Other records refer to what would be removed. Nothing was changed.")
            }
            let numbers = parts.map(\.number)
            try ActionLog.setUndone(!redoing, numbers, in: db)
            let actions = try ActionLog.all(Set(numbers), in: db)
            let missing = try ActionLog.attachments(ofParts: numbers, in: db).count { hash in
                (try? attachmentFiles.load(hash)).flatMap { $0.map(ContentHash.of) } != hash
            }
            return (redoing ? actions.reversed() : actions, missing)
        }
    }

    /// Removes all actions, after which nothing can be undone, and the attachments that only they have.
    ///
    /// - Returns: The actions, latest first.
    /// - Throws: ``StoreError``.
    package func forgetActions() throws -> [RecordedAction] {
        let actions = try write { db in
            let actions = try ActionLog.all(in: db)
            try ActionLog.clear(in: db)
            try markForSweeping()
            return actions
        }
        // What can't be removed now is removed when the store is opened next.
        try? sweepAttachments()
        return actions
    }

    /// The tables whose changes are recorded.
    func recordedTables(in db: Database) throws -> RecordedTables {
        try recorded.withLock { tables in
            if let tables { return tables }
            let all = try RecordedTables(in: db)
            tables = all
            return all
        }
    }
}

extension Database {
    /// Does work without checking foreign keys and without their actions.
    ///
    /// Call it outside of a transaction.
    func withoutForeignKeys<Value>(_ work: () throws -> Value) throws -> Value {
        try execute(sql: "PRAGMA foreign_keys = OFF")
        defer { try? execute(sql: "PRAGMA foreign_keys = ON") }
        return try work()
    }
}
