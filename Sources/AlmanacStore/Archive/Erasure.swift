// SPDX-License-Identifier: Apache-2.0

internal import GRDB

/// Removes all data of a plugin, so that no byte of it remains in any file.
///
/// SQLite's DELETE leaves text in free pages, in the write-ahead log, and in FTS5 even after VACUUM. A complete removal
/// requires this order: rows, indexes, VACUUM, log. Other files are removed first, which frees the space that SQLite
/// needs. A mark in the folder lets the next process that opens the store complete an erasure that was killed.
enum Erasure {
    /// Erases a plugin's data.
    ///
    /// The caller has the folder's lock.
    static func run(_ folder: PluginFolder, busyTimeout: Double) throws -> StoreCount {
        let isPrepared = try isUnused(folder, busyTimeout: busyTimeout)
        // On a full disk, even an empty file can be too much; then a killed erasure has to be repeated by the user.
        try? Disk.mark(folder.erasureMark)
        let staying = Set([folder.lock, folder.erasureMark] + folder.databaseFiles)
        for name in try Disk.names(in: folder.path) where !staying.contains("\(folder.path)/\(name)") {
            try Disk.removeTree("\(folder.path)/\(name)")
        }
        var counts = (records: 0, attachments: 0)
        if isPrepared {
            do {
                counts = try translatingErrors(of: folder.database) { try empty(folder, busyTimeout: busyTimeout) }
            } catch let error as StoreError where [.corrupt, .diskFull].contains(error.code) {
                try overwrite(folder)
            } catch {
                // The user repeats it; until then, other programs can add records.
                try Disk.remove(folder.erasureMark)
                throw error
            }
        } else {
            try overwrite(folder)
        }
        try Disk.remove(folder.erasureMark)
        try Disk.synchronizeFolder(folder.path)
        return StoreCount(plugin: folder.plugin, version: 0, records: counts.records, attachments: counts.attachments)
    }

    /// Returns whether the file can be emptied by SQLite, so that programs that have it open keep working.
    ///
    /// - Throws: ``StoreError`` with code `busy` if another program is writing.
    private static func isUnused(_ folder: PluginFolder, busyTimeout: Double) throws -> Bool {
        guard Disk.size(folder.database) > 0 else { return false }
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
        for file in folder.databaseFiles.reversed() where try Disk.kind(file) == .file {
            let size = Disk.size(file)
            let open = try OpenFile(overwriting: file)
            let zeros = [UInt8](repeating: 0, count: 1 << 16)
            var written = 0
            while written < size {
                let count = min(zeros.count, size - written)
                try open.write(zeros.prefix(count))
                written += count
            }
            try open.synchronize()
            try Disk.remove(file)
        }
    }

    private static func empty(_ folder: PluginFolder, busyTimeout: Double) throws -> (records: Int, attachments: Int) {
        var configuration = StoreConnection.configuration(busyTimeout: busyTimeout)
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: folder.database, configuration: configuration)
        defer { try? queue.close() }
        try StoreConnection.makeDurable(queue)
        return try queue.writeWithoutTransaction { db in
            var records = 0
            var attachments = 0
            try db.inTransaction(.immediate) {
                let triggers = try TriggerSet(removingFrom: db)
                let layouts = try TableLayout.all(in: db)
                for layout in layouts where layout.holdsRecords {
                    try db.execute(sql: "DELETE FROM \(layout.quotedName)")
                    if layout.name == StoreTables.attachment { attachments = db.changesCount }
                    if !layout.isOwn { records += db.changesCount }
                }
                // ANALYZE and AUTOINCREMENT store data from the rows.
                for table in ["sqlite_stat1", "sqlite_stat4", "sqlite_sequence"] where try db.tableExists(table) {
                    try db.execute(sql: "DELETE FROM \(table)")
                }
                try SearchIndexes.rebuild(layouts, in: db)
                try triggers.restore(in: db)
                return .commit
            }
            do {
                try db.execute(sql: "VACUUM")
                try db.checkpoint(.truncate)
            } catch let error as DatabaseError {
                throw unfinished(folder, error)
            }
            return (records, attachments)
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
