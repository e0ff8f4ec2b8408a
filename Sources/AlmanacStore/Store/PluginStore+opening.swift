// SPDX-License-Identifier: Apache-2.0

internal import GRDB

extension PluginStore {
    /// Opens a plugin's store, made when it is missing and upgraded when it is older than the program.
    ///
    /// Before an upgrade the file is copied to the plugin's `backups` folder, where the last three copies stay. A
    /// file that is damaged, foreign, or from a newer version is refused and left as it is.
    ///
    /// - Parameters:
    ///   - schema: what the plugin keeps.
    ///   - home: the folder of all stores.
    ///   - use: what the store is opened for.
    ///   - busyTimeout: how many seconds to wait for other processes.
    /// - Throws: ``StoreError`` that says what is wrong and what to do.
    public static func open(
        _ schema: StoreMigrations, in home: Home, for use: Use = .command, busyTimeout: Double = 10
    ) throws -> PluginStore {
        guard StoreMigrations.isName(schema.plugin) else {
            throw StoreError(.badSchema, "A plugin's name holds a-z, 0-9 and hyphens, got \"\(schema.plugin)\".")
        }
        try home.prepare()
        let folder = home.folder(of: schema.plugin)
        try folder.prepare()
        let lock = try FolderLock(folder, timeout: busyTimeout)
        defer { withExtendedLifetime(lock) {} }
        return try openUnderLock(schema, folder, for: use, busyTimeout: busyTimeout)
    }

    static func openUnderLock(
        _ schema: StoreMigrations, _ folder: PluginFolder, for use: Use, busyTimeout: Double
    ) throws -> PluginStore {
        let applied = try StoreInspection.history(of: folder, schema: schema, busyTimeout: busyTimeout)
        return try openUnderLock(schema, folder, applied, for: use, busyTimeout: busyTimeout)
    }

    static func openUnderLock(
        _ schema: StoreMigrations, _ folder: PluginFolder, _ applied: [AppliedMigration]?, for use: Use,
        busyTimeout: Double
    ) throws -> PluginStore {
        if let applied, !applied.isEmpty, applied.count < schema.version {
            try Backups(folder).add(version: applied.count)
        }
        do {
            // SQLite gives its other files the mode of this one.
            if try Disk.kind(folder.database) == .nothing { try OpenFile(creating: folder.database).synchronize() }
            // SQLite opens what it may not write for reading alone, and would tell at the first write only.
            try Disk.checkWritable(folder.database)
            let configuration = StoreConnection.configuration(busyTimeout: busyTimeout)
            let database: any DatabaseWriter =
                switch use {
                case .command: try DatabaseQueue(path: folder.database, configuration: configuration)
                case .server: try DatabasePool(path: folder.database, configuration: configuration)
                }
            try StoreConnection.makeDurable(database)
            if applied?.count != schema.version { try upgrade(database, schema, from: applied?.count ?? 0) }
            try SealGuard.install(on: database, schema: schema)
            try Disk.synchronizeFolder(folder.path)
            let files = AttachmentFolder(path: folder.attachments)
            let store = PluginStore(schema, database, folder: folder, attachmentFiles: files)
            if use == .server, !schema.attachments.isEmpty { try store.sweepAttachmentsUnderLock() }
            return store
        } catch {
            throw StoreInspection.translating(error, folder)
        }
    }

    static func upgrade(_ database: any DatabaseWriter, _ schema: StoreMigrations, from version: Int) throws {
        do {
            try schema.migrator(upTo: schema.version).migrate(database)
        } catch {
            let translated = StoreError.translating(error, path: schema.plugin)
            if translated is StoreError { throw translated }
            throw StoreError(
                .badSchema,
                "The records of \(schema.plugin) could not be upgraded from version \(version) to \(schema.version): "
                    + "\(error). The step that failed was taken back, and a copy from before is in the backups folder.")
        }
    }

    /// Makes a store that lives in memory, for tests and for trying things out.
    ///
    /// - Throws: ``StoreError`` when the schema's migrations fail.
    public static func inMemory(_ schema: StoreMigrations) throws -> PluginStore {
        let database = try DatabaseQueue(configuration: StoreConnection.configuration(busyTimeout: 0))
        try upgrade(database, schema, from: 0)
        try SealGuard.install(on: database, schema: schema)
        return PluginStore(schema, database, folder: nil, attachmentFiles: AttachmentMemory())
    }
}

/// How stores connect to SQLite.
enum StoreConnection {
    static func configuration(busyTimeout: Double, isReadOnly: Bool = false) -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(busyTimeout)
        configuration.readonly = isReadOnly
        configuration.label = "almanac.store"
        configuration.prepareDatabase { db in
            // Nothing of the records may land in a temporary folder, and deleted rows are overwritten.
            try db.execute(sql: "PRAGMA temp_store = MEMORY")
            if !isReadOnly { try db.execute(sql: "PRAGMA secure_delete = ON") }
        }
        return configuration
    }

    /// Has every commit written through to the disk.
    ///
    /// After opening, since a pool sets `synchronous` to NORMAL last of all, which may lose commits in a power cut.
    static func makeDurable(_ database: any DatabaseWriter) throws {
        try database.writeWithoutTransaction { db in
            let mode = try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL")
            guard mode == "wal" else {
                throw StoreError(
                    .notWritable, "The file system cannot keep \(db.description) safe: it has no WAL mode.")
            }
            try db.execute(sql: "PRAGMA synchronous = FULL")
        }
    }
}

/// Refuses whatever is not sealed in a sealed column, whoever writes it through this connection.
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
