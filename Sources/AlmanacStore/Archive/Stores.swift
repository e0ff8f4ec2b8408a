// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// The stores of a home, for what concerns all plugins alike: export, import, erase.
///
/// Knows plugins only by their migrations, so that commands need a list and nothing else:
///
/// ```swift
/// let stores = Stores([wardrobeSchema, challengesSchema], in: try .standard())
/// try stores.export(to: "almanac.tar")
/// ```
public struct Stores: Sendable {
    /// The migrations of the plugins that are known.
    public let migrations: [StoreMigrations]
    /// The folder of all stores.
    public let home: Home
    /// How many seconds to wait for other processes.
    public var busyTimeout: Double = 10
    var cost = ScryptCost()

    /// Names the stores of a home.
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

    /// The copies of a plugin's records that were made before upgrades and imports, oldest first.
    ///
    /// - Throws: ``StoreError`` when they cannot be listed.
    public func backups(of plugin: String) throws -> [StoreBackup] { try Backups(home.folder(of: plugin)).all() }

    /// Puts a copy in the place of a plugin's records, which are kept beside it.
    ///
    /// Attachments are not part of copies. End other programs that use the store first.
    ///
    /// - Returns: the path of the file that was there.
    /// - Throws: ``StoreError``.
    public func restore(_ backup: StoreBackup, of plugin: String) throws -> String {
        let folder = home.folder(of: try schema(plugin).plugin)
        let lock = try FolderLock(folder, timeout: busyTimeout)
        defer { withExtendedLifetime(lock) {} }
        return try Backups(folder).restore(backup)
    }

    /// Writes everything of one plugin, or of all that keep something, into one archive.
    ///
    /// The archive is a tar file that describes itself. The same records give the same bytes. The file is there in
    /// full or not at all, and only its owner can read it.
    ///
    /// - Parameters:
    ///   - plugin: the plugin, or nil for all.
    ///   - path: the archive; one that is there is replaced.
    ///   - sealed: whether sealed values stay sealed.
    /// - Returns: what was written.
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

    /// What an import brought back.
    public struct Imported: Sendable {
        /// What each plugin has now.
        public let counts: [StoreCount]
        /// The recovery codes of values that were sealed anew, by plugin; show each once.
        public let recoveryCodes: [String: RecoveryCode]
    }

    /// Brings back everything that is in an archive, upgraded to the program's version.
    ///
    /// The whole archive is read and checked first: when anything is wrong with it, nothing changes and the error lists
    /// every problem.
    ///
    /// - Parameters:
    ///   - path: the archive.
    ///   - replacing: whether records that are there may be replaced; a copy of them is kept in `backups`.
    ///   - passphrase: seals values that the archive has in clear.
    /// - Throws: ``StoreError``.
    @discardableResult
    public func `import`(from path: String, replacing: Bool = false, passphrase: String? = nil) throws -> Imported {
        let archive = try Archive(path: path)
        var problems: [String] = []
        for part in archive.manifest.parts {
            guard let schema = migrations.first(where: { $0.plugin == part.plugin }) else {
                problems.append("\(part.plugin): this program has no such plugin")
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
                    "The archive has values of \(part.plugin) in clear that are stored encrypted only. "
                        + "Give a passphrase to seal them with; nothing was imported.")
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
        StoreError(.badArchive, "\(path) cannot be imported. Nothing was changed.", problems: problems)
    }

    /// Deletes everything of one plugin, or of all that are in the home, for good: records, attachments, keys, backups.
    ///
    /// The file stays with empty tables, so that a program which has it open is not cut off. What the disk itself keeps
    /// of overwritten blocks, and copies made by others, are out of reach.
    ///
    /// - Parameter plugin: the plugin, or nil for all, those of plugins that this program does not have included.
    /// - Returns: what was deleted.
    /// - Throws: ``StoreError``; when another program keeps reading, one that says so, and erasing again completes it.
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

    /// What a plugin keeps.
    ///
    /// - Throws: ``StoreError`` with the code `unknown-plugin`, which names those there are.
    public func schema(_ plugin: String) throws -> StoreMigrations {
        if let schema = migrations.first(where: { $0.plugin == plugin }) { return schema }
        let known = migrations.map(\.plugin).joined(separator: ", ")
        throw StoreError(
            .unknownPlugin,
            "No plugin \"\(plugin)\" keeps records. \(known.isEmpty ? "None does." : "Those that do: \(known).")")
    }
}
