// SPDX-License-Identifier: Apache-2.0

internal import GRDB

/// Removes all data of a plugin, so that no byte of it remains in any file.
///
/// SQLite's DELETE leaves text in free pages, in the write-ahead log, and in FTS5 even after VACUUM. A complete removal
/// requires this order: rows, indexes, other files, VACUUM, log. On a full disk, which SQLite can't do that on, the file is
/// overwritten and removed. A mark in the folder lets the next process that opens the store complete an erasure that was
/// interrupted.
enum Erasure {
    private struct Counts {
        var records = 0
        var attachments = 0
        var isSealed = false
    }

    /// Erases a plugin's data.
    ///
    /// The caller has the folder's lock.
    ///
    /// - Throws: ``StoreError``. If the rows can't be deleted, nothing has changed.
    static func run(_ folder: PluginFolder, busyTimeout: Double) throws -> StoreCount {
        // Without a connection, SQLite would remove the log with its content.
        let connection =
            try Disk.size(folder.database) > 0
            ? try? StoreConnection.durable(folder.database, busyTimeout: busyTimeout) : nil
        defer { try? connection?.close() }
        let isUsable = try isUnused(folder, busyTimeout: busyTimeout)
        // On a full disk, even an empty file can be too much; then an interrupted erasure has to be repeated by the user.
        try? Disk.mark(folder.erasureMark)
        // A file without content has no records; those of a file that can't be emptied by SQLite aren't counted.
        var counts: Counts? = try Disk.size(folder.database) > 0 ? nil : Counts()
        do {
            guard isUsable else { throw StoreError(.corrupt, "") }
            counts = try deleteRows(folder, busyTimeout: busyTimeout)
            try removeOtherFiles(of: folder)
            try compact(folder, busyTimeout: busyTimeout)
        } catch let error as StoreError where [.corrupt, .diskFull].contains(error.code) {
            try? connection?.close()
            try overwrite(folder)
            try removeOtherFiles(of: folder)
        } catch let error as StoreError where error.code == .busy {
            // The user repeats it; until then, other programs can add records.
            try Disk.remove(folder.erasureMark)
            throw error
        } catch let error as StoreError where (try? Disk.status(folder.erasureMark)) != nil {
            throw StoreError(
                error.code, "\(error.message) The next command that opens \(folder.plugin) completes the erasure.",
                problems: error.problems)
        }
        _ = try RememberedKey.forget(folder)
        try Disk.remove(folder.erasureMark)
        try Disk.synchronizeFolder(folder.path)
        return StoreCount(
            plugin: folder.plugin, version: 0, records: counts?.records ?? 0, attachments: counts?.attachments ?? 0,
            isSealed: counts?.isSealed ?? false, isCounted: counts != nil)
    }

    private static func removeOtherFiles(of folder: PluginFolder) throws {
        // The folder of the attachments can be a link, which alone would be removed otherwise.
        try AttachmentFolder(path: folder.attachments).keepOnly([])
        let staying = Set([folder.lock, folder.erasureMark] + folder.databaseFiles)
        for name in try Disk.names(in: folder.path) where !staying.contains("\(folder.path)/\(name)") {
            try Disk.removeTree("\(folder.path)/\(name)")
        }
        // The mark must not be removed before what it asks for.
        try Disk.synchronizeFolder(folder.path)
    }

    /// Returns whether the file can be emptied by SQLite, so that programs that have it open keep working.
    ///
    /// - Throws: ``StoreError`` with code `busy` if another program is writing.
    private static func isUnused(_ folder: PluginFolder, busyTimeout: Double) throws -> Bool {
        guard try Disk.size(folder.database) > 0 else { return false }
        do {
            try translatingErrors(of: folder.database) {
                let configuration = StoreConnection.configuration(busyTimeout: busyTimeout)
                let queue = try DatabaseQueue(path: folder.database, configuration: configuration)
                defer { try? queue.close() }
                try queue.writeWithoutTransaction { db in try db.inTransaction(.immediate) { .rollback } }
            }
            return true
        } catch let error as StoreError where error.code == .corrupt {
            return false
        } catch let error as StoreError where error.code == .diskFull {
            return true
        }
    }

    /// Overwrites and removes the files of a store that SQLite can't empty: a damaged one, or one on a full disk.
    private static func overwrite(_ folder: PluginFolder) throws {
        // The log comes before the file, so that it is never applied to another one.
        for file in folder.databaseFiles.reversed() where try Disk.kind(file) == .file { try Disk.erase(file) }
    }

    private static func withDatabase<Value>(
        of folder: PluginFolder, busyTimeout: Double, _ work: (Database) throws -> Value
    ) throws -> Value {
        try translatingErrors(of: folder.database) {
            var configuration = StoreConnection.configuration(busyTimeout: busyTimeout)
            configuration.foreignKeysEnabled = false
            let queue = try DatabaseQueue(path: folder.database, configuration: configuration)
            defer { try? queue.close() }
            try StoreConnection.makeDurable(queue)
            return try queue.writeWithoutTransaction(work)
        }
    }

    /// Deletes all rows in one transaction.
    ///
    /// If the file can't be written, removes the mark, because nothing has changed.
    private static func deleteRows(_ folder: PluginFolder, busyTimeout: Double) throws -> Counts {
        do {
            return try withDatabase(of: folder, busyTimeout: busyTimeout) { db in
                var counts = Counts()
                try db.inTransaction(.immediate) {
                    counts.isSealed = try SealedImage.exists(in: db)
                    let triggers = try TriggerSet(removingFrom: db)
                    let layouts = try TableLayout.all(in: db)
                    for layout in layouts where layout.holdsRecords {
                        try db.execute(sql: "DELETE FROM \(layout.quotedName)")
                        if layout.name == StoreTables.attachment { counts.attachments = db.changesCount }
                        if !layout.isOwn { counts.records += db.changesCount }
                    }
                    try ActionLog.clear(in: db)
                    // ANALYZE and AUTOINCREMENT store data from the rows.
                    for table in ["sqlite_stat1", "sqlite_stat4", "sqlite_sequence"] where try db.tableExists(table) {
                        try db.execute(sql: "DELETE FROM \(table)")
                    }
                    try SearchIndexes.rebuild(layouts, in: db)
                    try triggers.restore(in: db)
                    return .commit
                }
                return counts
            }
        } catch let error as StoreError where error.code == .notWritable {
            try Disk.remove(folder.erasureMark)
            throw error
        }
    }

    /// Overwrites the former content of the file and the log, rewrites the file without free pages, and truncates the log.
    private static func compact(_ folder: PluginFolder, busyTimeout: Double) throws {
        try withDatabase(of: folder, busyTimeout: busyTimeout) { db in
            do {
                try db.checkpoint(.restart)
                try Zeros.write(count: try folder.databaseSize, in: db)
                try db.checkpoint(.restart)
                try db.execute(sql: "VACUUM")
                try db.checkpoint(.truncate)
            } catch let error as DatabaseError {
                throw unfinished(folder, error)
            }
        }
    }

    /// Returns the error for deleted rows of which traces remain.
    private static func unfinished(_ folder: PluginFolder, _ error: DatabaseError) -> StoreError {
        let isBusy = error.resultCode == .SQLITE_BUSY || error.resultCode == .SQLITE_LOCKED
        let (reason, remedy) =
            isBusy
            ? ("another program is still reading \(folder.database)", "Quit that program")
            : (
                "\(folder.database) can't be rewritten: \(StoreError.reason(of: error))",
                "Free some disk space"
            )
        return StoreError(
            isBusy ? .busy : .diskFull,
            "The records of \(folder.plugin) are deleted, but \(reason), so traces of them remain. \(remedy) and erase again."
        )
    }
}
