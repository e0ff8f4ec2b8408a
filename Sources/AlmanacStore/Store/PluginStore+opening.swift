// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import GRDB

extension PluginStore {
    /// Opens a plugin's store, creates it if it is missing, and upgrades it if it is older than the program.
    ///
    /// Before an upgrade, the file is copied to the plugin's `backups` folder, which keeps the last three backups. A
    /// file that is damaged, foreign, or from a newer version is rejected and isn't changed.
    ///
    /// - Parameters:
    ///   - schema: The tables of the plugin's store.
    ///   - home: The folder of all stores.
    ///   - use: The intended use of the store.
    ///   - busyTimeout: The time to wait for other processes, in seconds.
    ///   - unlocking: The source of the passphrase, if the records are sealed as a whole.
    /// - Throws: ``StoreError`` with the problem and the remedy.
    public static func open(
        _ schema: StoreMigrations, in home: Home, for use: Use = .command, busyTimeout: Double = 10,
        unlocking: Unlocking = .none
    ) throws -> PluginStore {
        try open(schema, in: home, for: use, .opened(unlocking), busyTimeout: busyTimeout)
    }

    static func open(
        _ schema: StoreMigrations, in home: Home, for use: Use = .command, _ access: SealedAccess,
        busyTimeout: Double
    ) throws -> PluginStore {
        guard StoreMigrations.isName(schema.plugin) else {
            throw StoreError(.badSchema, "Expected a plugin's name of a-z, 0-9, and hyphens, got \"\(schema.plugin)\".")
        }
        try home.prepare()
        let folder = home.folder(of: schema.plugin)
        try folder.prepare()
        let lock = try FolderLock(folder, timeout: busyTimeout)
        defer { withExtendedLifetime(lock) {} }
        try PendingWork(folder, of: home).complete(busyTimeout: busyTimeout)
        let store = try openUnderLock(schema, folder, for: use, access, busyTimeout: busyTimeout)
        // Only now is it certain that the current records can be read.
        if let limit = try StoreSettings(of: home).oldestBackup(now: .now) {
            try Backups(folder).prune(madeBefore: limit, busyTimeout: busyTimeout)
        }
        return store
    }

    static func openUnderLock(
        _ schema: StoreMigrations, _ folder: PluginFolder, for use: Use, _ access: SealedAccess, busyTimeout: Double
    ) throws -> PluginStore {
        let applied = try StoreInspection.history(of: folder, schema: schema, busyTimeout: busyTimeout)
        return try openUnderLock(schema, folder, applied, for: use, access, busyTimeout: busyTimeout)
    }

    static func openUnderLock(
        _ schema: StoreMigrations, _ folder: PluginFolder, _ applied: [AppliedMigration]?, for use: Use,
        _ access: SealedAccess, busyTimeout: Double
    ) throws -> PluginStore {
        if let applied, !applied.isEmpty, applied.count < schema.version {
            try Backups(folder).add(version: applied.count, reusingIdentical: true)
        }
        do {
            // SQLite gives its other files the mode of this one.
            if try Disk.kind(folder.database) == .nothing { try OpenFile(creating: folder.database).synchronize() }
            // SQLite opens a file without write permission as read-only, and would fail at the first write.
            try Disk.checkWritable(folder.database)
            let configuration = StoreConnection.configuration(busyTimeout: busyTimeout)
            let database: any DatabaseWriter =
                switch use {
                case .command: try DatabaseQueue(path: folder.database, configuration: configuration)
                case .server: try DatabasePool(path: folder.database, configuration: configuration)
                }
            try StoreConnection.makeDurable(database)
            if let applied, applied.count != schema.version {
                try upgrade(database, schema, from: applied.count)
                if !applied.isEmpty { try Backups(folder).prune(busyTimeout: busyTimeout) }
            } else if applied == nil {
                try upgrade(database, schema, from: 0)
            }
            try Disk.synchronizeFolder(folder.path)
            let store = try store(schema, database, folder, access, busyTimeout: busyTimeout)
            // A process that was killed can have left files of removed records.
            if try use == .server || !folder.sweepMarks().isEmpty { try store.sweepAttachmentsUnderLock() }
            return store
        } catch {
            throw StoreInspection.translating(error, folder)
        }
    }

    /// Returns a store over an open file, with its records decrypted if they are sealed as a whole.
    private static func store(
        _ schema: StoreMigrations, _ database: any DatabaseWriter, _ folder: PluginFolder, _ access: SealedAccess,
        busyTimeout: Double
    ) throws -> PluginStore {
        let files = AttachmentFolder(path: folder.attachments)
        guard try database.read(SealedImage.exists) else {
            try requireUnsealed(folder)
            try SealGuard.install(on: database, schema: schema)
            return PluginStore(schema, database, folder: folder, attachmentFiles: files)
        }
        guard case .opened(let unlocking) = access else {
            return PluginStore(schema, database, folder: folder, attachmentFiles: files, isSealedFile: true)
        }
        let key = try database.read { db in try unlocking.key(in: db, of: folder) }
        try Disk.mark(folder.sealedMark)
        var file = database
        if file is DatabasePool {
            // Changes by other processes are detected on one connection.
            try file.close()
            file = try DatabaseQueue(
                path: folder.database, configuration: StoreConnection.configuration(busyTimeout: busyTimeout))
            try StoreConnection.makeDurable(file)
        }
        let sealed = try SealedDatabase(file, key: key, of: folder, schema)
        try sealed.upgrade(to: schema)
        try SealGuard.install(on: sealed.records, schema: schema)
        let store = PluginStore(
            schema, sealed.records, folder: folder, attachmentFiles: sealed.attachments, sealed: sealed)
        store.vault.open(with: key)
        try SealedDatabase.checkRows(of: store, folder)
        if try Disk.status(folder.foreignMark) != nil {
            // Rows that an action of somebody else would bring back aren't checked.
            try store.write { db in try ActionLog.clear(in: db) }
            try Disk.remove(folder.foreignMark)
        }
        return store
    }

    /// Checks that records that aren't sealed weren't sealed before.
    ///
    /// - Throws: ``StoreError`` with code `seal-broken` and the way to accept them.
    static func requireUnsealed(_ folder: PluginFolder) throws {
        guard try Disk.status(folder.sealedMark) != nil else { return }
        throw StoreError(
            .sealBroken,
            "The records of \(folder.plugin) were sealed, and the file that is there now isn't. If you replaced it, unseal "
                + "\(folder.plugin) to accept it; otherwise restore a backup.")
    }

    static func upgrade(_ database: any DatabaseWriter, _ schema: StoreMigrations, from version: Int) throws {
        do {
            try schema.migrator(upTo: schema.version).migrate(database)
        } catch {
            let translated = StoreError.translating(error, path: schema.plugin)
            if translated is StoreError { throw translated }
            throw StoreError(
                .badSchema,
                "The records of \(schema.plugin) couldn't be upgraded from version \(version) to \(schema.version): "
                    + "\(error). The failed step was rolled back, and a backup is in the backups folder.")
        }
    }

    /// Creates a store in memory, for tests and experiments.
    ///
    /// - Throws: ``StoreError`` if the schema's migrations fail.
    public static func inMemory(_ schema: StoreMigrations) throws -> PluginStore {
        let database = try DatabaseQueue(configuration: StoreConnection.configuration(busyTimeout: 0))
        try upgrade(database, schema, from: 0)
        try SealGuard.install(on: database, schema: schema)
        return PluginStore(schema, database, folder: nil, attachmentFiles: AttachmentMemory())
    }
}

/// The configuration of connections to SQLite.
enum StoreConnection {
    static func configuration(busyTimeout: Double, isReadOnly: Bool = false) -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(busyTimeout)
        configuration.readonly = isReadOnly
        configuration.label = "almanac.store"
        configuration.prepareDatabase { db in
            // Records must not be written to a temporary folder, and deleted rows must be overwritten.
            try db.execute(sql: "PRAGMA temp_store = MEMORY")
            if !isReadOnly { try db.execute(sql: "PRAGMA secure_delete = ON") }
        }
        return configuration
    }

    /// Opens a database whose commits are durable.
    static func durable(_ path: String, busyTimeout: Double) throws -> DatabaseQueue {
        let queue = try DatabaseQueue(path: path, configuration: configuration(busyTimeout: busyTimeout))
        try makeDurable(queue)
        return queue
    }

    /// Makes every commit durable.
    ///
    /// Call it after opening, because a pool sets `synchronous` to NORMAL last, which can lose commits in a power
    /// failure.
    static func makeDurable(_ database: any DatabaseWriter) throws {
        try database.writeWithoutTransaction { db in
            let mode = try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL")
            guard mode == "wal" else {
                throw StoreError(
                    .notWritable, "The file system can't store \(db.description) safely: it doesn't support WAL mode.")
            }
            try db.execute(sql: "PRAGMA synchronous = FULL")
        }
    }
}

/// Rejects every unsealed value in a sealed column on this connection.
enum SealGuard {
    static func install(on database: any DatabaseWriter, schema: StoreMigrations) throws {
        guard !schema.sealed.isEmpty else { return }
        try database.writeWithoutTransaction { db in
            for (number, place) in schema.sealed.enumerated() {
                let column = place.column.quotedDatabaseIdentifier
                let table = place.table.quotedDatabaseIdentifier
                for (event, word) in [("INSERT", "insert"), ("UPDATE OF \(column)", "update")] {
                    try db.execute(
                        sql: """
                            CREATE TEMP TRIGGER storeSeal_\(word)_\(number) BEFORE \(event) ON main.\(table)
                            WHEN NEW.\(column) IS NOT NULL AND (
                                typeof(NEW.\(column)) <> 'blob' OR length(NEW.\(column)) < \(SealedValue.overhead)
                                OR substr(NEW.\(column), 1, \(SealedValue.mark.count)) <> x'\(hexadecimal(SealedValue.mark))')
                            BEGIN SELECT RAISE(ABORT, 'this column takes sealed values only'); END
                            """)
                }
            }
        }
    }
}
