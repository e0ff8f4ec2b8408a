// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeRecords {
    /// Returns the packs of the catalog, by key.
    func packs(_ db: Database) throws -> [PackSummary] {
        let sql = """
            SELECT content, (SELECT count(*) FROM challenge WHERE challenge.pack = pack.id) FROM pack
            WHERE NOT isRemoved ORDER BY id
            """
        return try Row.fetchAll(db, sql: sql).map { row in
            var summary = try RecordText.value(PackSummary.self, from: row[0], of: "pack")
            summary.challenges = row[1]
            return summary
        }
    }

    /// Returns the pack with a key, a title, or the beginning of a key.
    ///
    /// - Parameter whole: Whether the beginning of the key isn't enough, because the pack is removed.
    func pack(named name: String, whole: Bool = false, _ db: Database) throws -> PackSummary {
        let all = try packs(db)
        let finder = whole ? RecordName.pack.whole : RecordName.pack
        let id = try finder.key(name, among: all.map { ($0.id, Array($0.title.values).sorted()) })
        return all.first { $0.id == id } ?? all[0]
    }

    /// Returns a pack with its hash and the catalog's current challenges and settings.
    func contents(of summary: PackSummary, _ db: Database) throws -> ChallengePack {
        let settings = try String.fetchAll(
            db, sql: "SELECT content FROM configuration WHERE pack = ? ORDER BY id", arguments: [summary.id])
        var pack = ChallengePack(
            id: summary.id, version: summary.version, title: summary.title, languages: summary.languages,
            license: summary.license,
            challenges: try catalog(db).filter { $0.pack == summary.id }.map(PackChallenge.init),
            configuration: try settings.map {
                try RecordText.value(ConfigurationEntry.self, from: $0, of: "configuration")
            })
        (pack.validUntil, pack.minimumVersion) = (summary.validUntil, summary.minimumVersion)
        return PackFile.hashed(pack)
    }

    /// Returns the pack with a key, and whether it was removed; nil if it was never imported.
    func knownPack(_ id: String, _ db: Database) throws -> (PackSummary, isRemoved: Bool)? {
        guard let row = try Row.fetchOne(db, sql: "SELECT content, isRemoved FROM pack WHERE id = ?", arguments: [id])
        else { return nil }
        return (try RecordText.value(PackSummary.self, from: row[0], of: "pack"), row[1])
    }

    /// Returns the other pack that owns a key; empty for the user, nil if the key is free.
    ///
    /// - Parameter pack: The pack; nil if its key is unreadable, in which case only the user's keys conflict.
    func owner(of key: String, in table: String, besides pack: String?, _ db: Database) throws -> String? {
        try String.fetchOne(
            db, sql: "SELECT coalesce(pack, '') FROM \(table) WHERE id = ? AND (pack IS NULL OR pack <> ?)",
            arguments: [key, pack])
    }

    /// Returns whether a pack was imported from a file with this hash.
    func hasFile(_ hash: String) throws -> Bool {
        try store.read { db in
            let sql = "SELECT EXISTS (SELECT 1 FROM pack WHERE fileHash = ?)"
            return try Bool.fetchOne(db, sql: sql, arguments: [hash]) == true
        }
    }

    /// Saves a pack, replacing the one with its key.
    func save(_ summary: PackSummary, fileHash: String, _ db: Database) throws {
        store.nameChange(summary.id)
        try db.execute(
            sql: """
                INSERT INTO pack (id, version, fileHash, isRemoved, content) VALUES (?, ?, ?, FALSE, ?)
                ON CONFLICT DO UPDATE SET version = excluded.version, fileHash = excluded.fileHash, isRemoved = FALSE,
                content = excluded.content
                """,
            arguments: [summary.id, summary.version.description, fileHash, RecordText.text(of: summary)])
    }

    /// Marks a pack as removed, so the program doesn't install it again.
    func remove(pack id: String, _ db: Database) throws {
        store.nameChange(id)
        try db.execute(sql: "UPDATE pack SET isRemoved = TRUE WHERE id = ?", arguments: [id])
    }
}
