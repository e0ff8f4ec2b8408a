// SPDX-License-Identifier: Apache-2.0

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
        try PluginStore.open(schema(plugin), in: home, for: use, busyTimeout: busyTimeout)
    }

    /// Returns the backups of a plugin's records, oldest first.
    ///
    /// A backup is made before each upgrade and import.
    ///
    /// - Throws: ``StoreError`` if they can't be listed.
    public func backups(of plugin: String) throws -> [StoreBackup] { try Backups(home.folder(of: plugin)).all() }

    /// Restores a plugin's records from a backup.
    ///
    /// The replaced file is kept in the same folder. Backups don't include attachments. Quit other programs that use
    /// the store first.
    ///
    /// - Returns: The path of the replaced file.
    /// - Throws: ``StoreError``.
    public func restore(_ backup: StoreBackup, of plugin: String) throws -> String {
        let folder = home.folder(of: try schema(plugin).plugin)
        let lock = try FolderLock(folder, timeout: busyTimeout)
        defer { withExtendedLifetime(lock) {} }
        return try Backups(folder).restore(backup)
    }

    /// Exports the data of one plugin, or of all plugins, to an archive.
    ///
    /// The archive is a tar file that describes its format. The same records produce the same bytes. The file is
    /// written completely or not at all, and only its owner can read it.
    ///
    /// - Parameters:
    ///   - plugin: The plugin, or `nil` for all.
    ///   - path: The archive to write; an existing file is replaced.
    ///   - sealed: The form of sealed values.
    /// - Returns: The numbers of exported records and attachments.
    /// - Throws: ``StoreError``.
    @discardableResult
    public func export(
        plugin: String? = nil, to path: String, sealed: SealedExport = .asStored
    ) throws -> [StoreCount] {
        let chosen =
            try plugin.map { [try schema($0)] }
            ?? migrations.filter { Disk.size(home.folder(of: $0.plugin).database) > 0 }
        let path = Disk.followingLinks(path)
        try Disk.checkArchiveFolder(of: path)
        let temporary = "\(path).part"
        do {
            let file = try OpenFile(creating: temporary)
            var export = try ArchiveExport(file)
            for schema in chosen {
                let store = try open(schema.plugin)
                defer { try? store.close() }
                store.vault.cost.withLock { $0 = cost }
                try export.add(store, sealed: sealed)
            }
            try export.finish()
            try Disk.rename(temporary, path)
            return export.counts
        } catch {
            try? Disk.remove(temporary)
            throw error
        }
    }

    /// The result of an import.
    public struct Imported: Sendable {
        /// The numbers of imported records and attachments.
        public let counts: [StoreCount]
        /// The new recovery codes of values that were sealed by the import, by plugin; show each once.
        public let recoveryCodes: [String: RecoveryCode]
    }

    /// Imports the data of an archive, and upgrades it to the program's version.
    ///
    /// The whole archive is read and checked first. If it has a problem, nothing changes and the error lists every
    /// problem.
    ///
    /// - Parameters:
    ///   - path: The archive.
    ///   - replacing: Whether to replace existing records, after a backup.
    ///   - passphrase: The passphrase to seal unencrypted values of the archive with.
    /// - Throws: ``StoreError``.
    @discardableResult
    public func `import`(from path: String, replacing: Bool = false, passphrase: String? = nil) throws -> Imported {
        let archive = try Archive(path: path)
        var problems: [String] = []
        for part in archive.manifest.parts {
            guard let schema = migrations.first(where: { $0.plugin == part.plugin }) else {
                problems.append("\(part.plugin): this program doesn't have this plugin")
                continue
            }
            do {
                try schema.check(part.history, of: "the part \(part.plugin) of the archive")
            } catch let error as StoreError {
                problems.append(error.message)
            }
            if part.isClear, !schema.sealed.isEmpty, passphrase == nil {
                throw StoreError(
                    .passphraseNeeded,
                    "The archive contains unencrypted values of \(part.plugin) that must be sealed. "
                        + "A passphrase is required. Nothing was imported.")
            }
        }
        guard problems.isEmpty else { throw refusal(path, problems) }
        try home.prepare()
        return try run(archive, path, replacing: replacing, passphrase: passphrase)
    }

    private func run(_ archive: Archive, _ path: String, replacing: Bool, passphrase: String?) throws -> Imported {
        var imports: [ArchiveImport] = []
        defer { for one in imports { one.cleanUp() } }
        var problems: [String] = []
        for part in archive.manifest.parts {
            let one = try ArchiveImport(
                part, of: archive, schema: try schema(part.plugin), home: home, busyTimeout: busyTimeout)
            imports.append(one)
            if !replacing { try one.checkEmpty() }
            problems += try one.stage(passphrase: passphrase, cost: cost)
        }
        guard problems.isEmpty else { throw refusal(path, problems) }
        let counts = try imports.map { try $0.commit() }
        let codes = imports.compactMap { one in one.recoveryCode.map { (one.part.plugin, $0) } }
        return Imported(counts: counts, recoveryCodes: Dictionary(codes) { first, _ in first })
    }

    private func refusal(_ path: String, _ problems: [String]) -> StoreError {
        StoreError(.badArchive, "\(path) can't be imported. Nothing was changed.", problems: problems)
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
            return StoreMigrations.isName(name)
                && (Disk.status(folder.lock) != nil || Disk.status(folder.database) != nil)
        }
        if let plugin {
            if !present.contains(plugin) { _ = try schema(plugin) }
            return try present.filter { $0 == plugin }.map(erased)
        }
        return try present.map(erased)
    }

    private func erased(_ plugin: String) throws -> StoreCount {
        try Erasure.run(home.folder(of: plugin), busyTimeout: busyTimeout)
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
