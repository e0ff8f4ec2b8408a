// SPDX-License-Identifier: Apache-2.0

extension Stores {
    /// The result of an import.
    public struct Imported: Sendable {
        /// The numbers of imported records and attachments.
        public let counts: [StoreCount]
        /// The copies of the replaced records, by plugin.
        public let replaced: [String: StoreBackup]
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
    ///   - unlocking: The source of the passphrase of sealed records that are replaced. Records of an archive that aren't
    ///     sealed are sealed with their key.
    /// - Throws: ``StoreError``.
    @discardableResult
    public func `import`(
        from path: String, replacing: Bool = false, passphrase: String? = nil, unlocking: Unlocking = .none
    ) throws -> Imported {
        let archive = try Archive(path: path)
        var problems: [String] = []
        if archive.manifest.parts.isEmpty { problems.append("it has no records of any plugin") }
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
            if part.isClear, !schema.sealed.isEmpty, passphrase == nil, try !isSealed(part.plugin) {
                throw StoreError(
                    .passphraseNeeded,
                    "The archive contains unencrypted values of \(part.plugin) that must be sealed. "
                        + "A passphrase is required. Nothing was imported.")
            }
        }
        guard problems.isEmpty else { throw refusal(path, problems) }
        try home.prepare()
        return try run(archive, path, replacing: replacing, passphrase: passphrase, unlocking: unlocking)
    }

    private func run(
        _ archive: Archive, _ path: String, replacing: Bool, passphrase: String?, unlocking: Unlocking
    ) throws -> Imported {
        let swap = try StoreSwap(archive.manifest.parts.map(\.plugin), in: home, busyTimeout: busyTimeout)
        var imports: [ArchiveImport] = []
        var problems: [String] = []
        for part in archive.manifest.parts {
            let schema = try schema(part.plugin)
            let one = ArchiveImport(part, of: archive, schema: schema, home: home, busyTimeout: busyTimeout)
            imports.append(one)
            if !replacing { try one.checkEmpty() }
            let seal = try part.isSealed ? nil : StoreSealing.seal(of: home.folder(of: part.plugin), unlocking)
            problems += try one.stage(passphrase: passphrase, cost: cost, seal: seal)
        }
        guard problems.isEmpty else { throw refusal(path, problems) }
        let counts = try imports.map { try $0.finish(for: swap) }
        let replaced = try swap.commit()
        let codes = imports.compactMap { one in one.recoveryCode.map { (one.part.plugin, $0) } }
        return Imported(
            counts: counts, replaced: replaced, recoveryCodes: Dictionary(codes) { first, _ in first })
    }

    private func refusal(_ path: String, _ problems: [String]) -> StoreError {
        StoreError(.badArchive, "\(path) can't be imported. Nothing was changed.", problems: problems)
    }
}
