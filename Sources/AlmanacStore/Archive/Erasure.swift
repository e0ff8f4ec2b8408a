// SPDX-License-Identifier: Apache-2.0

internal import GRDB

/// Removes all data of a plugin, so that no byte of it remains in any file.
///
/// SQLite's DELETE leaves text in free pages, in the write-ahead log, and in FTS5 even after VACUUM. A complete removal
/// requires this order: rows, indexes, VACUUM, log, and then the other files.
enum Erasure {
    static func run(_ folder: PluginFolder, busyTimeout: Double) throws -> StoreCount {
        let lock = try FolderLock(folder, timeout: busyTimeout)
        defer { withExtendedLifetime(lock) {} }
        var counts = (records: 0, attachments: 0)
        if Disk.size(folder.database) > 0 {
            do {
                counts = try translatingErrors(of: folder.database) { try empty(folder, busyTimeout: busyTimeout) }
            } catch let error as StoreError where error.code == .corrupt {
                // A damaged file isn't usable, so removing it doesn't affect anyone.
                for file in folder.databaseFiles { try Disk.remove(file) }
            }
        } else {
            for file in folder.databaseFiles { try Disk.remove(file) }
        }
        let staying = Set([folder.lock] + folder.databaseFiles)
        for name in try Disk.names(in: folder.path) where !staying.contains("\(folder.path)/\(name)") {
            try Disk.removeTree("\(folder.path)/\(name)")
        }
        try Disk.synchronizeFolder(folder.path)
        return StoreCount(plugin: folder.plugin, version: 0, records: counts.records, attachments: counts.attachments)
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
                "\(folder.database) can't be rewritten: \(error.message ?? "\(error.resultCode)")",
                "Free some disk space"
            )
        return StoreError(
            isBusy ? .busy : .diskFull,
            "The records of \(folder.plugin) are deleted, but \(reason), so traces of them remain. \(remedy) and erase again."
        )
    }
}
