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
    ///   - unlocking: The source of the passphrase, if the records are sealed as a whole.
    /// - Throws: The errors of ``open(_:in:for:busyTimeout:unlocking:)``.
    public static func openForReading(
        _ schema: StoreMigrations, in home: Home, busyTimeout: Double = 10, unlocking: Unlocking = .none
    ) throws -> Reading {
        try openForReading(schema, in: home, .opened(unlocking), busyTimeout: busyTimeout)
    }

    static func openForReading(
        _ schema: StoreMigrations, in home: Home, _ access: SealedAccess, busyTimeout: Double
    ) throws -> Reading {
        try home.checkFolder()
        let folder = home.folder(of: schema.plugin)
        let pending = PendingWork(folder, of: home)
        guard try Disk.kind(folder.database) != .nothing || pending.committedStore() != nil else {
            // An interrupted restoration by an earlier version of the program left no current file.
            guard try Disk.names(in: folder.path).contains(where: { $0.contains(".sqlite.replaced-") }) else {
                return .copy(try inMemory(schema))
            }
            return .store(try open(schema, in: home, access, busyTimeout: busyTimeout))
        }
        guard [home.path, folder.path, folder.database].allSatisfy(Disk.isWritable) else {
            return try openUnwritable(schema, folder, pending, access, busyTimeout: busyTimeout)
        }
        do {
            return try openWritable(schema, home, folder, pending, access, busyTimeout: busyTimeout)
        } catch let error as StoreError where error.code == .diskFull {
            return try openUnwritable(schema, folder, pending, access, busyTimeout: busyTimeout)
        }
    }

    /// Copies a store of which nothing can be written, as on a read-only file system or a full disk, into memory.
    static func openUnwritable(
        _ schema: StoreMigrations, _ folder: PluginFolder, _ pending: PendingWork, _ access: SealedAccess,
        busyTimeout: Double
    ) throws -> Reading {
        if try pending.isErasing { return .copy(try inMemory(schema)) }
        do {
            let database = try pending.committedStore() ?? folder.database
            let path = try folder.pathForReading(database)
            let applied =
                try StoreInspection.history(
                    of: folder, at: database, schema: schema, busyTimeout: busyTimeout, connection: path) ?? []
            return .copy(try copy(path, folder, schema, applied, access, busyTimeout: busyTimeout))
        } catch {
            throw StoreInspection.translating(error, folder)
        }
    }

    private static func openWritable(
        _ schema: StoreMigrations, _ home: Home, _ folder: PluginFolder, _ pending: PendingWork,
        _ access: SealedAccess, busyTimeout: Double
    ) throws -> Reading {
        try home.prepare()
        let lock = try FolderLock(folder, timeout: busyTimeout)
        defer { withExtendedLifetime(lock) {} }
        try pending.complete(busyTimeout: busyTimeout)
        guard let applied = try StoreInspection.history(of: folder, schema: schema, busyTimeout: busyTimeout) else {
            // The completion of an erasure can have removed the file.
            try requireUnsealed(folder)
            return .copy(try inMemory(schema))
        }
        if applied.count == schema.version {
            return .store(
                try openUnderLock(schema, folder, applied, for: .command, access, busyTimeout: busyTimeout))
        }
        do {
            return .copy(try copy(folder.database, folder, schema, applied, access, busyTimeout: busyTimeout))
        } catch {
            throw StoreInspection.translating(error, folder)
        }
    }

    /// Copies the store into memory, with read access to the attachments' files.
    ///
    /// - Throws: ``StoreError``.
    public func copyForReading() throws -> PluginStore {
        guard folder != nil else { return self }
        return try translatingErrors(of: place) {
            let memory = try DatabaseQueue(configuration: StoreConnection.configuration(busyTimeout: 0))
            try database.backup(to: memory)
            return try Self.reader(memory, schema, attachmentFiles)
        }
    }

    static func copy(
        _ path: String, _ folder: PluginFolder, _ schema: StoreMigrations, _ applied: [AppliedMigration],
        _ access: SealedAccess, busyTimeout: Double
    ) throws -> PluginStore {
        let file = try DatabaseQueue(
            path: path,
            configuration: StoreConnection.configuration(busyTimeout: busyTimeout, isReadOnly: true))
        let memory = try DatabaseQueue(configuration: StoreConnection.configuration(busyTimeout: 0))
        try file.backup(to: memory)
        try file.close()
        let files = AttachmentFolder(path: folder.attachments)
        let isSealed = try memory.read(SealedImage.exists)
        if isSealed, case .opened(let unlocking) = access {
            let key = try memory.read { db in try unlocking.key(in: db, of: folder) }
            let sealed = try SealedDatabase(memory, key: key, of: folder, schema)
            try sealed.upgrade(to: schema)
            let store = try reader(sealed.records, schema, sealed.attachments)
            store.vault.open(with: key)
            try SealedDatabase.checkRows(of: store, folder)
            return store
        }
        if !isSealed { try requireUnsealed(folder) }
        if applied.count != schema.version { try upgrade(memory, schema, from: applied.count) }
        return try reader(memory, schema, files, isSealedFile: isSealed)
    }

    private static func reader(
        _ memory: DatabaseQueue, _ schema: StoreMigrations, _ files: any AttachmentFiles, isSealedFile: Bool = false
    ) throws -> PluginStore {
        if !isSealedFile { try SealGuard.install(on: memory, schema: schema) }
        return PluginStore(
            schema, memory, folder: nil, attachmentFiles: AttachmentReader(files: files), isSealedFile: isSealedFile)
    }
}
