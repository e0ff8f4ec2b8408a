// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeRecords {
    /// The largest file of a pack that is read, in bytes.
    static let largestPack = ChallengePack.maximumBytes

    /// Brings a pack into the catalog, all of it or nothing.
    ///
    /// A later version replaces an earlier one; challenges that the user edited or switched off stay as they are. The
    /// version that is there is taken again when its content is that which came, or that which the catalog has now.
    ///
    /// - Parameter bytes: the file's content.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem: no whole file, a wrong hash, a newer format, unknown
    ///   fields, keys that come twice or that other packs and the user have, an earlier version than the one there, or
    ///   the same one with other content.
    @discardableResult
    func importPack(_ bytes: [UInt8]) throws -> ImportedPack {
        let file = try PackFile(bytes, today: today)
        return try transaction { db in
            let before = try choiceRules(db)
            var imported = try add(
                try file.pack(besides: try conflicts(with: file, db)), fileHash: Self.hash(bytes), at: now, db)
            let rules = try choiceRules(db)
            imported.rules = rules == before ? nil : rules
            return imported
        }
    }

    /// Brings a pack in that comes with the program, unless it or a later version was ever there.
    ///
    /// A pack that the user removed stays away, and so does what has a key that the user or another pack took first.
    ///
    /// - Parameter time: when it comes in; nil for a copy to read from, which nothing is saved in.
    /// - Returns: what changed; nil when nothing did.
    /// - Throws: as ``importPack(_:)``.
    @discardableResult
    func install(_ bytes: [UInt8], at time: RecordedTime?) throws -> ImportedPack? {
        let hash = Self.hash(bytes)
        if try hasFile(hash) { return nil }
        let pack = try PackFile(bytes, today: today).pack()
        return try store.write { db in
            if try isSuperseded(pack, db) { return nil }
            var free = pack
            try free.challenges.removeAll { try owner(of: $0.id, in: "challenge", besides: pack.id, db) != nil }
            try free.configuration.removeAll { try owner(of: $0.key, in: "configuration", besides: pack.id, db) != nil }
            return try add(free, fileHash: hash, at: time, db)
        }
    }

    /// Whether a pack came from a file with this hash.
    func hasFile(_ hash: String) throws -> Bool {
        try store.read { db in
            let sql = "SELECT EXISTS (SELECT 1 FROM pack WHERE fileHash = ?)"
            return try Bool.fetchOne(db, sql: sql, arguments: [hash]) == true
        }
    }

    /// Whether this or a later version of a pack is in the catalog, or was removed from it.
    func isSuperseded(_ pack: ChallengePack, _ db: Database) throws -> Bool {
        guard let (known, isRemoved) = try known(pack.id, db) else { return false }
        return isRemoved || known.version >= pack.version
    }

    private func known(_ id: String, _ db: Database) throws -> (PackSummary, isRemoved: Bool)? {
        guard let row = try Row.fetchOne(db, sql: "SELECT content, isRemoved FROM pack WHERE id = ?", arguments: [id])
        else { return nil }
        return (try RecordText.value(PackSummary.self, from: row[0], of: "pack"), row[1])
    }

    /// The pack that has a key, unless it is this one; empty for the user, nil when nobody has it.
    ///
    /// - Parameter pack: nil for a pack whose own key cannot be read: only what is the user's is surely another's then.
    private func owner(of key: String, in table: String, besides pack: String?, _ db: Database) throws -> String? {
        try String.fetchOne(
            db, sql: "SELECT coalesce(pack, '') FROM \(table) WHERE id = ? AND (pack IS NULL OR pack <> ?)",
            arguments: [key, pack])
    }

    /// What the catalog has against a file.
    private func conflicts(with file: PackFile, _ db: Database) throws -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        func refuse(_ table: String, _ keys: [String?], _ path: (Int) -> String, _ noun: String) throws {
            for (index, key) in keys.enumerated() {
                guard let key, let owner = try owner(of: key, in: table, besides: file.draft.id, db) else { continue }
                issues.append(
                    ValidationIssue(
                        path: path(index), expected: "a key that no other \(noun) has",
                        got: "\"\(key)\", which is \(owner.isEmpty ? "your own" : "in the pack \(owner)")"))
            }
        }
        try refuse("challenge", file.draft.challengeKeys, { "challenges[\($0)].id" }, "challenge")
        try refuse("configuration", file.draft.settingKeys, { "configuration[\($0)].key" }, "setting")
        if let id = file.draft.id, let (known, isRemoved) = try known(id, db), !isRemoved {
            issues += try conflicts(of: known, with: file, db)
        }
        return issues
    }

    /// What an earlier import of the same pack has against a file.
    private func conflicts(of known: PackSummary, with file: PackFile, _ db: Database) throws -> [ValidationIssue] {
        guard let version = file.draft.version, version <= known.version else { return [] }
        guard version == known.version else {
            return [
                ValidationIssue(
                    path: "version", expected: "a version after \(known.version), which is there", got: "\(version)",
                    recoverySuggestion: "remove the pack first to go back")
            ]
        }
        var issues: [ValidationIssue] = []
        if let hash = file.contentHash, hash != known.contentHash, try hash != contents(of: known, db).contentHash {
            issues.append(
                ValidationIssue(
                    path: "version",
                    expected: "a version after \(version), or the content of it that is there, "
                        + known.contentHash,
                    got: "\(version) with the content \(hash)",
                    recoverySuggestion: "give the file a higher version, or remove the pack that is there first"))
        }
        let here = PackSummary.schema.json(of: known)
        for key in PackDraft.describing {
            let (ours, theirs) = (here[key] ?? .null, file.draft.head[key] ?? .null)
            guard ours != theirs else { continue }
            issues.append(
                ValidationIssue(
                    path: key, expected: "\(ours.text()), as version \(version) that is there has", got: theirs.text(),
                    recoverySuggestion: "give the file a higher version"))
        }
        return issues
    }

    private func add(
        _ pack: ChallengePack, fileHash: String, at time: RecordedTime?, _ db: Database
    ) throws -> ImportedPack {
        let known = try known(pack.id, db).flatMap { $0.isRemoved ? nil : $0.0 }
        let wasThere = known?.version == pack.version
        var before: [String: (challenge: CatalogChallenge, isEdited: Bool)] = [:]
        let rows = try Row.fetchAll(
            db, sql: "SELECT content, isEdited FROM challenge WHERE pack = ?", arguments: [pack.id])
        for row in rows {
            let challenge = try RecordText.value(CatalogChallenge.self, from: row[0], of: "challenge")
            before[challenge.id] = (challenge, row[1])
        }
        var (added, updated, kept) = (0, 0, 0)
        for challenge in pack.challenges {
            var next = challenge.catalogd(in: pack.id)
            next.created = time
            if let (known, isEdited) = before.removeValue(forKey: challenge.id) {
                if isEdited { kept += 1 }
                if isEdited || RecordText.text(of: PackChallenge(known)) == RecordText.text(of: challenge) { continue }
                next.created = known.created
                updated += 1
            } else {
                added += 1
            }
            _ = try save(next, isEdited: false, at: time, db)
        }
        for id in before.keys.sorted() {
            try db.execute(sql: "DELETE FROM challenge WHERE id = ?", arguments: [id])
        }
        if !before.isEmpty || updated > 0 { try tidyIndex(db) }
        try db.execute(sql: "DELETE FROM configuration WHERE pack = ?", arguments: [pack.id])
        for entry in pack.configuration { try save(entry, pack: pack.id, db) }
        if !wasThere { try note(PackSummary(pack, imported: time), fileHash: fileHash, db) }
        return ImportedPack(
            pack: try self.pack(named: pack.id, db), added: added, updated: updated, kept: kept, removed: before.count,
            wasThere: wasThere, language: try statedPreferences(db).language)
    }

    private func note(_ summary: PackSummary, fileHash: String, _ db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO pack (id, version, fileHash, isRemoved, content) VALUES (?, ?, ?, FALSE, ?)
                ON CONFLICT DO UPDATE SET version = excluded.version, fileHash = excluded.fileHash, isRemoved = FALSE,
                content = excluded.content
                """,
            arguments: [summary.id, summary.version.description, fileHash, RecordText.text(of: summary)])
    }
}
