// SPDX-License-Identifier: Apache-2.0

internal import GRDB
internal import Synchronization

/// The stores of all plugins in a home, for export, import, and erasure.
///
/// It requires only the migrations of plugins:
///
/// ```swift
/// let stores = Stores([wardrobeSchema, challengesSchema], in: try .standard())
/// try stores.export(to: "almanac.tar")
/// ```
public struct Stores: Sendable {
    /// The migrations of the known plugins.
    public let migrations: [StoreMigrations]
    /// The folder of all stores.
    public let home: Home
    /// The time to wait for other processes, in seconds.
    public var busyTimeout: Double = 10
    var cost = ScryptCost()

    /// Creates the stores of a home.
    public init(_ migrations: [StoreMigrations], in home: Home) {
        self.migrations = migrations.sorted { $0.plugin < $1.plugin }
        self.home = home
    }

    /// Opens the store of a plugin.
    ///
    /// - Throws: ``StoreError``.
    public func open(_ plugin: String, for use: PluginStore.Use = .command) throws -> PluginStore {
        try PluginStore.open(schema(plugin), in: home, for: use, .asStored, busyTimeout: busyTimeout)
    }

    /// Returns the backups of a plugin's records, oldest first.
    ///
    /// A backup is made before each upgrade, import, and restoration. The attachments that it names are kept as long as
    /// the backup.
    ///
    /// - Throws: ``StoreError`` if they can't be listed.
    public func backups(of plugin: String) throws -> [StoreBackup] { try Backups(home.folder(of: plugin)).all() }

    /// Returns the numbers of records and attachments in a backup.
    ///
    /// - Throws: ``StoreError`` if it can't be read.
    public func content(of backup: StoreBackup, of plugin: String) throws -> BackupContent {
        try Backups(home.folder(of: plugin)).content(of: backup)
    }

    /// Returns the backups whose sealed values open with another passphrase than the current ones, such as those from
    /// before an import; changing the passphrase doesn't change them.
    ///
    /// - Throws: ``StoreError`` if they can't be read.
    public func backupsWithOtherPassphrase(of plugin: String) throws -> [StoreBackup] {
        let folder = home.folder(of: plugin)
        guard try Disk.size(folder.database) > 0 else { return [] }
        let backups = Backups(folder)
        let current = try backups.reading(folder.database, KeySlot.keyID)
        return try backups.all().filter { backup in
            guard backup.version != nil, let keyID = try backups.keyID(of: backup) else { return false }
            return keyID != current
        }
    }

    /// Saves the settings, and removes the backups that they no longer permit.
    ///
    /// - Throws: ``StoreError``.
    public func apply(_ settings: StoreSettings) throws {
        try settings.save(in: home)
        // Opening a store removes the backups that are too old.
        for schema in migrations where try home.hasRecords(of: schema.plugin) { try open(schema.plugin).close() }
    }

    /// The result of a restoration.
    public struct Restored: Sendable {
        /// The number of restored records and attachments.
        public let count: StoreCount
        /// The copy of the replaced records; `nil` if there were none.
        public let replaced: StoreBackup?
        /// The number of attachments whose files are missing.
        public let missingAttachments: Int
    }

    /// Replaces a plugin's records with those of a backup, and upgrades them to the program's version.
    ///
    /// The backup is copied, upgraded, and checked first. The replaced records become a backup themselves.
    ///
    /// - Throws: ``StoreError``, also for a backup that isn't sealed if the records are. Unless its sentence says otherwise,
    ///   nothing has changed.
    public func restore(_ backup: StoreBackup, of plugin: String) throws -> Restored {
        let schema = try schema(plugin)
        let folder = home.folder(of: plugin)
        try home.prepare()
        let content = try Backups(folder).content(of: backup)
        // Damaged records don't tell whether they are sealed.
        if !content.isSealed, let isSealed = try? isSealed(plugin) {
            guard !isSealed else {
                throw StoreError(
                    .sealBroken,
                    "The records of \(plugin) are sealed, and backup \(backup.number) isn't. Unseal \(plugin) first to "
                        + "restore it.")
            }
            try PluginStore.requireUnsealed(folder)
        }
        let swap = try StoreSwap([plugin], in: home, busyTimeout: busyTimeout)
        try stage(backup, schema, folder, swap)
        let replaced = try swap.commit()[plugin]
        return Restored(
            count: StoreCount(
                plugin: plugin, version: schema.version, records: content.records,
                attachments: content.attachments, isSealed: content.isSealed),
            replaced: replaced, missingAttachments: content.missingAttachments)
    }

    private func stage(
        _ backup: StoreBackup, _ schema: StoreMigrations, _ folder: PluginFolder, _ swap: StoreSwap
    ) throws {
        let applied =
            try StoreInspection.history(of: folder, at: backup.path, schema: schema, busyTimeout: busyTimeout) ?? []
        let staged = StagedStore(folder: folder)
        try staged.create()
        let queue = try translatingErrors(of: staged.path) {
            let configuration = StoreConnection.configuration(busyTimeout: busyTimeout)
            let source = try DatabaseQueue(
                path: backup.path,
                configuration: StoreConnection.configuration(busyTimeout: busyTimeout, isReadOnly: true))
            let queue = try DatabaseQueue(path: staged.path, configuration: configuration)
            try source.backup(to: queue)
            try source.close()
            try queue.read { db in try StoreInspection.check(db, folder) }
            // What was forgotten since must not come back by undoing.
            try queue.write { db in try ActionLog.clear(in: db) }
            return queue
        }
        if applied.count != schema.version { try PluginStore.upgrade(queue, schema, from: applied.count) }
        // A backup can be of records from an archive that nothing has checked yet.
        if try queue.read(SealedImage.exists) { try Disk.mark(folder.stagedForeignMark) }
        try staged.finish(queue, id: swap.id)
    }

    /// The private plugins that have records, which an export of all plugins leaves out.
    ///
    /// - Throws: ``StoreError`` if the home can't be read.
    public func privatePlugins() throws -> [String] {
        try migrations.filter { schema in
            try schema.isPrivate && Disk.kind(home.folder(of: schema.plugin).database) != .nothing
        }.map(\.plugin)
    }

    /// Exports the data of one plugin, or of all plugins except private ones, to an archive.
    ///
    /// The archive is a tar file that describes its format. The same records produce the same bytes. The file is
    /// written completely or not at all, and only its owner can read it.
    ///
    /// - Parameters:
    ///   - plugin: The plugin, or `nil` for all that aren't private.
    ///   - path: The archive to write; an existing file is replaced. It has mode 0600. `-` is standard output.
    ///   - sealed: The form of sealed values.
    /// - Returns: The numbers of exported records and attachments.
    /// - Throws: ``StoreError``.
    @discardableResult
    public func export(
        plugin: String? = nil, to path: String, sealed: SealedExport = .asStored
    ) throws -> [StoreCount] {
        let chosen =
            try plugin.map { [try schema($0)] }
            ?? migrations.filter { schema in
                try !schema.isPrivate && hasStore(home.folder(of: schema.plugin))
            }
        let destination = try ArchiveDestination(path, outside: home)
        var export = try ArchiveExport(destination.file)
        for schema in chosen { try add(schema, to: &export, sealed: sealed) }
        try export.finish()
        try destination.commit()
        return export.counts
    }

    /// Returns whether there is a store, also if a pending swap has only staged it.
    private func hasStore(_ folder: PluginFolder) throws -> Bool {
        try Disk.kind(folder.database) != .nothing || PendingWork(folder, of: home).committedStore() != nil
    }

    /// Adds a store, which can be on a full disk or a read-only file system.
    private func add(_ schema: StoreMigrations, to export: inout ArchiveExport, sealed: SealedExport) throws {
        let access: SealedAccess =
            switch sealed {
            case .asStored: .asStored
            case .inClear(let passphrase): .opened(Unlocking { _ in passphrase })
            }
        switch try PluginStore.openForReading(schema, in: home, access, busyTimeout: busyTimeout) {
        case .store(let store), .copy(let store):
            defer { try? store.close() }
            store.vault.cost.withLock { $0 = cost }
            try export.add(store, sealed: sealed)
        }
    }

    /// Permanently deletes the data of one plugin, or of all plugins in the home: records, attachments, keys, and
    /// backups.
    ///
    /// The file remains with empty tables, so that a program that has it open keeps working. Copies by other programs,
    /// and overwritten blocks that the disk retains, aren't deleted.
    ///
    /// - Parameter plugin: The plugin, or `nil` for all, including plugins that this program doesn't have.
    /// - Returns: The numbers of deleted records and attachments.
    /// - Throws: ``StoreError``. If another program is reading, erase again after it ends to complete the erasure.
    @discardableResult
    public func erase(plugin: String? = nil) throws -> [StoreCount] {
        guard try Disk.kind(home.path) == .folder else { return [] }
        let present = try Disk.names(in: home.path).filter { name in
            let folder = home.folder(of: name)
            return try StoreMigrations.isName(name)
                && (Disk.status(folder.lock) != nil || Disk.status(folder.database) != nil)
        }
        if let plugin {
            if !present.contains(plugin) { _ = try schema(plugin) }
            return try present.filter { $0 == plugin }.map(erased)
        }
        let counts = try present.map(erased)
        try StoreSettings.remove(from: home)
        return counts
    }

    private func erased(_ plugin: String) throws -> StoreCount {
        let folder = home.folder(of: plugin)
        let lock = try FolderLock(folder, timeout: busyTimeout)
        defer { withExtendedLifetime(lock) {} }
        return try Erasure.run(folder, busyTimeout: busyTimeout)
    }

    /// Returns the migrations of a plugin.
    /// - Throws: ``StoreError`` with code `unknown-plugin` and the names of the known plugins.
    public func schema(_ plugin: String) throws -> StoreMigrations {
        if let schema = migrations.first(where: { $0.plugin == plugin }) { return schema }
        let known = migrations.map(\.plugin).joined(separator: ", ")
        throw StoreError(
            .unknownPlugin,
            "No plugin named \"\(plugin)\" keeps records. \(known.isEmpty ? "There are none." : "Plugins that do: \(known).")"
        )
    }
}
