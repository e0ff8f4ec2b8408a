// SPDX-License-Identifier: Apache-2.0

internal import GRDB

extension PluginStore {
    /// A store for reading.
    public enum Reading: Sendable {
        /// The store, which needed no change.
        case store(PluginStore)
        /// A copy in memory, upgraded to this version of the program; changes to it are lost.
        case copy(PluginStore)
    }

    /// Opens a plugin's store for reading, without changing records, attachments, or the schema version.
    ///
    /// A missing store is an empty copy. A store that is older, or that this user can only read, is copied into memory
    /// in one pass over the file. If the folder is writable, a lock and SQLite's log can appear in it.
    ///
    /// - Parameters:
    ///   - schema: The plugin's migrations.
    ///   - home: The folder of all stores.
    ///   - busyTimeout: The time to wait for other processes, in seconds.
    /// - Throws: The errors of ``open(_:in:for:busyTimeout:)``.
    public static func openForReading(
        _ schema: StoreMigrations, in home: Home, busyTimeout: Double = 10
    ) throws -> Reading {
        try home.checkFolder()
        let folder = home.folder(of: schema.plugin)
        let pending = PendingWork(folder, of: home)
        guard try Disk.kind(folder.database) != .nothing || pending.committedStore() != nil else {
            // An interrupted restoration by an earlier version of the program left no current file.
            guard try Disk.names(in: folder.path).contains(where: { $0.contains(".sqlite.replaced-") }) else {
                return .copy(try inMemory(schema))
            }
            return .store(try open(schema, in: home, busyTimeout: busyTimeout))
        }
        guard [home.path, folder.path, folder.database].allSatisfy(Disk.isWritable) else {
            return try openUnwritable(schema, folder, pending, busyTimeout: busyTimeout)
        }
        do {
            return try openWritable(schema, home, folder, pending, busyTimeout: busyTimeout)
        } catch let error as StoreError where error.code == .diskFull {
            return try openUnwritable(schema, folder, pending, busyTimeout: busyTimeout)
        }
    }

    /// Copies a store of which nothing can be written, as on a read-only file system or a full disk, into memory.
    private static func openUnwritable(
        _ schema: StoreMigrations, _ folder: PluginFolder, _ pending: PendingWork, busyTimeout: Double
    ) throws -> Reading {
        if pending.isErasing { return .copy(try inMemory(schema)) }
        do {
            let database = try pending.committedStore() ?? folder.database
            let path = folder.pathForReading(database)
            let applied =
                try StoreInspection.history(
                    of: folder, at: database, schema: schema, busyTimeout: busyTimeout, connection: path) ?? []
            return .copy(try copy(path, folder, schema, applied, busyTimeout: busyTimeout))
        } catch {
            throw StoreInspection.translating(error, folder)
        }
    }

    private static func openWritable(
        _ schema: StoreMigrations, _ home: Home, _ folder: PluginFolder, _ pending: PendingWork, busyTimeout: Double
    ) throws -> Reading {
        try home.prepare()
        let lock = try FolderLock(folder, timeout: busyTimeout)
        defer { withExtendedLifetime(lock) {} }
        try pending.complete(busyTimeout: busyTimeout)
        let applied = try StoreInspection.history(of: folder, schema: schema, busyTimeout: busyTimeout) ?? []
        if applied.count == schema.version {
            return .store(try openUnderLock(schema, folder, applied, for: .command, busyTimeout: busyTimeout))
        }
        do {
            return .copy(try copy(folder.database, folder, schema, applied, busyTimeout: busyTimeout))
        } catch {
            throw StoreInspection.translating(error, folder)
        }
    }

    /// Copies the store into memory, with read access to the attachments' files.
    ///
    /// - Throws: ``StoreError``.
    public func copyForReading() throws -> PluginStore {
        guard let folder else { return self }
        return try translatingErrors(of: place) {
            let memory = try DatabaseQueue(configuration: StoreConnection.configuration(busyTimeout: 0))
            try database.backup(to: memory)
            return try Self.reader(memory, schema, folder)
        }
    }

    static func copy(
        _ path: String, _ folder: PluginFolder, _ schema: StoreMigrations, _ applied: [AppliedMigration],
        busyTimeout: Double
    ) throws -> PluginStore {
        let file = try DatabaseQueue(
            path: path,
            configuration: StoreConnection.configuration(busyTimeout: busyTimeout, isReadOnly: true))
        let memory = try DatabaseQueue(configuration: StoreConnection.configuration(busyTimeout: 0))
        try file.backup(to: memory)
        try file.close()
        if applied.count != schema.version { try upgrade(memory, schema, from: applied.count) }
        return try reader(memory, schema, folder)
    }

    private static func reader(
        _ memory: DatabaseQueue, _ schema: StoreMigrations, _ folder: PluginFolder
    ) throws -> PluginStore {
        try SealGuard.install(on: memory, schema: schema)
        let attachments = AttachmentReader(folder: AttachmentFolder(path: folder.attachments))
        return PluginStore(schema, memory, folder: nil, attachmentFiles: attachments)
    }
}
