// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// The imported packs.
struct PackRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Returns the packs of the catalog, by key.
    func all() throws -> [PackSummary] {
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
    func pack(named name: String, whole: Bool = false) throws -> PackSummary {
        let all = try all()
        let finder = whole ? RecordName.pack.whole : RecordName.pack
        let id = try finder.key(name, among: all.map { ($0.id, Array($0.title.values).sorted()) })
        return all.first { $0.id == id } ?? all[0]
    }

    /// Returns a pack with its hash and the catalog's current challenges and settings.
    func contents(of summary: PackSummary) throws -> ChallengePack {
        var pack = ChallengePack(
            id: summary.id, version: summary.version, title: summary.title, languages: summary.languages,
            license: summary.license,
            challenges: try transaction.catalog.all().filter { $0.pack == summary.id }.map(PackChallenge.init),
            configuration: try transaction.configuration.all("pack = ?", [summary.id]))
        (pack.validUntil, pack.minimumVersion) = (summary.validUntil, summary.minimumVersion)
        return PackFile.hashed(pack)
    }

    /// Returns the pack with a key, and whether it was removed; nil if it was never imported.
    func known(_ id: String) throws -> (PackSummary, isRemoved: Bool)? {
        guard let row = try Row.fetchOne(db, sql: "SELECT content, isRemoved FROM pack WHERE id = ?", arguments: [id])
        else { return nil }
        return (try RecordText.value(PackSummary.self, from: row[0], of: "pack"), row[1])
    }

    /// Returns the other pack that owns a key; empty for the user, nil if the key is free.
    ///
    /// - Parameter pack: The pack; nil if its key is unreadable, in which case only the user's keys conflict.
    func owner(of key: String, in table: String, besides pack: String?) throws -> String? {
        try String.fetchOne(
            db, sql: "SELECT coalesce(pack, '') FROM \(table) WHERE id = ? AND (pack IS NULL OR pack <> ?)",
            arguments: [key, pack])
    }

    /// Returns the owner of each key of a table; empty for the user.
    func owners(in table: String) throws -> [String: String] {
        let rows = try Row.fetchAll(db, sql: "SELECT id, coalesce(pack, '') FROM \(table)")
        return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
    }

    /// Returns whether a pack was imported from a file with this hash.
    func hasFile(_ hash: String) throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM pack WHERE fileHash = ?)"
        return try Bool.fetchOne(db, sql: sql, arguments: [hash]) == true
    }

    /// Saves a pack, replacing the one with its key.
    func save(_ summary: PackSummary, fileHash: String) throws {
        transaction.store.nameChange(summary.id)
        try db.execute(
            sql: """
                INSERT INTO pack (id, version, fileHash, isRemoved, content) VALUES (?, ?, ?, FALSE, ?)
                ON CONFLICT DO UPDATE SET version = excluded.version, fileHash = excluded.fileHash, isRemoved = FALSE,
                content = excluded.content
                """,
            arguments: [summary.id, summary.version.description, fileHash, RecordText.text(of: summary)])
    }

    /// Removes a pack with its challenges and settings, and marks it, so the program doesn't install it again.
    func remove(_ input: RemovePackInput) throws -> RemovedPack {
        let summary = try pack(named: input.pack, whole: true)
        let challenges = try transaction.catalog.remove(ofPack: summary.id)
        let settings = try transaction.configuration.remove(ofPack: summary.id)
        transaction.store.nameChange(summary.id)
        try db.execute(sql: "UPDATE pack SET isRemoved = TRUE WHERE id = ?", arguments: [summary.id])
        try transaction.catalog.tidyIndex()
        return RemovedPack(
            pack: summary, challenges: challenges, settings: settings,
            language: try transaction.person.stated().language)
    }
}
