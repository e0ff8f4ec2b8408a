// SPDX-License-Identifier: Apache-2.0

internal import GRDB

/// A complete store that is prepared beside the current one, which it will replace.
struct StagedStore {
    /// The table whose only row has the identifier of the swap.
    ///
    /// It is copied with the store, so that a repeated swap doesn't overwrite later changes.
    private static let markTable = StoreTables.swapMark

    let folder: PluginFolder

    var path: String { folder.stagedDatabase }

    /// Whether a store is staged.
    var exists: Bool { get throws { try Disk.size(path) > 0 } }

    /// Creates an empty staged file.
    func create() throws {
        try remove()
        try Disk.makeFolder(folder.staging)
        try OpenFile(creating: path).synchronize()
    }

    /// Completes the staged file: one durable file, without a log, with the identifier of the swap.
    func finish(_ queue: DatabaseQueue, id: String) throws {
        try translatingErrors(of: path) {
            try queue.write { db in
                // A restored backup can have the mark of an earlier swap.
                try db.execute(sql: "DROP TABLE IF EXISTS \(Self.markTable)")
                try db.execute(sql: "CREATE TABLE \(Self.markTable) (id TEXT NOT NULL PRIMARY KEY) STRICT")
                try db.execute(sql: "INSERT INTO \(Self.markTable) VALUES (?)", arguments: [id])
            }
            try queue.writeWithoutTransaction { db in
                if try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE") != "delete" {
                    throw StoreError(.busy, "Another program is using \(path). Try again when it has finished.")
                }
            }
            try queue.close()
        }
        try Disk.synchronize(path)
        try Disk.synchronizeFolder(folder.staging)
        try Disk.synchronizeFolder(folder.path)
    }

    /// Replaces the current store with the staged one, and then removes the staged one.
    ///
    /// The records are replaced in one transaction of SQLite: other processes can have the store open, and see the new
    /// records afterward. Repeating it is safe.
    func replaceCurrent(id: String, busyTimeout: Double) throws {
        // A process that failed while it tidied can have left the mark alone.
        guard try exists else { return try removeMark(busyTimeout: busyTimeout) }
        try copy(id: id, busyTimeout: busyTimeout)
        try tidy(busyTimeout: busyTimeout)
    }

    /// Copies the staged store over the current one, unless the current one is already a copy.
    ///
    /// A current file that SQLite can't open any more is removed; ``Backups/keepCurrent(busyTimeout:)`` has copied it.
    func copy(id: String, busyTimeout: Double) throws {
        let isNewlyForeign =
            try Disk.status(folder.stagedForeignMark) != nil && Disk.status(folder.foreignMark) == nil
        if isNewlyForeign { try Disk.mark(folder.foreignMark) }
        do {
            try copyDatabase(id: id, busyTimeout: busyTimeout)
        } catch {
            // The user's own records remain.
            if isNewlyForeign, !isCopied(id: id, busyTimeout: busyTimeout) { try? Disk.remove(folder.foreignMark) }
            throw error
        }
        // The mark is that of the replaced records.
        if try Disk.status(folder.stagedForeignMark) == nil { try Disk.remove(folder.foreignMark) }
    }

    private func copyDatabase(id: String, busyTimeout: Double) throws {
        try translatingErrors(of: folder.database) {
            let target = try openTarget(busyTimeout: busyTimeout, replacingDamaged: true)
            if try target.read(Self.mark) != id {
                let source = try DatabaseQueue(
                    path: path,
                    configuration: StoreConnection.configuration(busyTimeout: busyTimeout, isReadOnly: true))
                try source.backup(to: target)
                try source.close()
            }
            try target.close()
        }
    }

    /// Waits until every write that began before the journal was saved has ended.
    ///
    /// Later ones are refused; see ``PendingWork/checkNoSwap(in:)``.
    func waitForWriters(busyTimeout: Double) throws {
        guard try Disk.size(folder.database) > 0 else { return }
        do {
            try translatingErrors(of: folder.database) {
                let configuration = StoreConnection.configuration(busyTimeout: busyTimeout)
                let queue = try DatabaseQueue(path: folder.database, configuration: configuration)
                defer { try? queue.close() }
                try queue.writeWithoutTransaction { db in try db.inTransaction(.immediate) { .rollback } }
            }
        } catch let error as StoreError where error.code == .corrupt {
            // Nothing writes to a damaged file.
        }
    }

    /// Returns whether the current store is a copy of the staged one of a swap.
    func isCopied(id: String, busyTimeout: Double) -> Bool {
        let configuration = StoreConnection.configuration(busyTimeout: busyTimeout, isReadOnly: true)
        guard let queue = try? DatabaseQueue(path: folder.database, configuration: configuration) else { return false }
        defer { try? queue.close() }
        return (try? queue.read(Self.mark)) == id
    }

    /// Removes the traces of the swap: the mark, the log with former records, the staged store, and attachments
    /// that no record or backup has.
    func tidy(busyTimeout: Double) throws {
        try translatingErrors(of: folder.database) {
            let current = try openTarget(busyTimeout: busyTimeout, replacingDamaged: false)
            // As long as the staged file exists, the mark keeps it from being copied again.
            let files = AttachmentFolder(path: folder.attachments)
            try current.write { db in try AttachmentSweep.run(folder, files, in: db) }
            try remove()
            try Disk.synchronizeFolder(folder.path)
            try current.writeWithoutTransaction { db in
                try db.execute(sql: "DROP TABLE IF EXISTS \(Self.markTable)")
                // Another process that is still reading the former records needs the log.
                _ = try? db.checkpoint(.truncate)
            }
            try current.close()
        }
    }

    private func removeMark(busyTimeout: Double) throws {
        guard try Disk.size(folder.database) > 0 else { return }
        try translatingErrors(of: folder.database) {
            let current = try openTarget(busyTimeout: busyTimeout, replacingDamaged: false)
            defer { try? current.close() }
            guard try current.read(Self.mark) != nil else { return }
            try current.write { db in try db.execute(sql: "DROP TABLE \(Self.markTable)") }
        }
    }

    private func openTarget(busyTimeout: Double, replacingDamaged: Bool) throws -> DatabaseQueue {
        func open() throws -> DatabaseQueue {
            if try Disk.kind(folder.database) == .nothing { try OpenFile(creating: folder.database).synchronize() }
            let configuration = StoreConnection.configuration(busyTimeout: busyTimeout)
            let queue = try DatabaseQueue(path: folder.database, configuration: configuration)
            try StoreConnection.makeDurable(queue)
            _ = try queue.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") }
            return queue
        }
        do {
            return try open()
        } catch let error as DatabaseError
            where replacingDamaged && [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
        {
            for file in folder.databaseFiles { try Disk.erase(file) }
            return try open()
        }
    }

    /// Returns the identifier of the swap that a store was copied from, until the swap is complete.
    static func mark(in db: Database) throws -> String? {
        // GRDB's cache of the schema can be older than a copy by another process.
        let count = try Int.fetchOne(
            db, sql: "SELECT count(*) FROM sqlite_master WHERE name = ?", arguments: [markTable])
        guard count != 0 else { return nil }
        return try String.fetchOne(db, sql: "SELECT id FROM \(markTable)")
    }

    /// Removes the staged file and its folder.
    func remove() throws { try Disk.removeTree(folder.staging) }
}
