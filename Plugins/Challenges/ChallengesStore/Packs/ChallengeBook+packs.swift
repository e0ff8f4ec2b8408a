// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
public import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeBook {
    /// Brings a pack into the catalogue, all of it or nothing.
    ///
    /// A later version replaces an earlier one; challenges that the user edited or switched off stay as they are.
    ///
    /// - Parameter bytes: the file's content.
    /// - Throws: ``ComputationKit/Failure`` with every problem: no whole file, a wrong hash, a newer format, unknown
    ///   fields, keys that come twice or that other packs and the user have, an earlier version than the one there.
    @discardableResult
    public func importPack(_ bytes: [UInt8]) throws -> ImportedPack {
        let pack = try PackFile.read(bytes, today: today)
        return try store.write { db in try add(pack, fileHash: Self.hash(bytes), db) }
    }

    /// Brings a pack in that comes with the program, unless it or a later version was ever there.
    ///
    /// A pack that the user removed stays away, and so does what has a key that the user or another pack took first.
    ///
    /// - Returns: what changed; nil when nothing did.
    /// - Throws: as ``importPack(_:)``.
    @discardableResult
    public func install(_ bytes: [UInt8]) throws -> ImportedPack? {
        let hash = Self.hash(bytes)
        let isKnown = try store.read { db in
            try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM pack WHERE fileHash = ?)", arguments: [hash])
        }
        if isKnown == true { return nil }
        let pack = try PackFile.read(bytes, today: today)
        return try store.write { db in
            if let (known, isRemoved) = try self.pack(pack.id, db), isRemoved || known.version >= pack.version {
                return nil
            }
            var free = pack
            try free.challenges.removeAll { try isForeign($0.id, in: "challenge", to: pack, db) }
            try free.configuration.removeAll { try isForeign($0.key, in: "configuration", to: pack, db) }
            return try add(free, fileHash: hash, db)
        }
    }

    private func isForeign(_ key: String, in table: String, to pack: ChallengePack, _ db: Database) throws -> Bool {
        try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE id = ? AND pack IS NOT ?)",
            arguments: [key, pack.id]) == true
    }

    /// The packs of the catalogue by their keys.
    public func packs() throws -> [PackSummary] { try store.read(packs) }

    /// A pack as a file, its challenges as the catalogue has them now.
    /// - Parameter name: its key, its title, or the beginning of its key.
    /// - Throws: ``ComputationKit/Failure`` when there is none, or it has no challenge left.
    public func exportPack(_ name: String) throws -> [UInt8] {
        try store.read { db in
            let summary = try pack(named: name, db)
            let entries = try String.fetchAll(
                db, sql: "SELECT content FROM configuration WHERE pack = ? ORDER BY id", arguments: [summary.id])
            var pack = ChallengePack(
                id: summary.id, version: summary.version, title: summary.title, languages: summary.languages,
                licence: summary.licence,
                challenges: try catalogue(db).filter { $0.pack == summary.id }.map(PackChallenge.init),
                configuration: try entries.map {
                    try RecordText.value(ConfigurationEntry.self, from: $0, of: "configuration")
                })
            pack.validUntil = summary.validUntil
            return try file(pack)
        }
    }

    /// The user's own challenges as a file that others can bring in.
    ///
    /// The languages are those in which every one of them has a title.
    ///
    /// - Throws: ``ComputationKit/Failure`` with every problem; among them that there is no challenge, or no language that
    ///   all are written in.
    public func exportOwn(
        id: String, version: Int, title: [Language: String], licence: String
    ) throws -> [UInt8] {
        let own = try challenges().filter { $0.pack == nil }
        let languages = Language.allCases.filter { language in own.allSatisfy { $0.title[language] != nil } }
        return try file(
            ChallengePack(
                id: id, version: version, title: title, languages: languages, licence: licence,
                challenges: own.map(PackChallenge.init)))
    }

    /// Removes a pack with its challenges and settings; history keeps its copies of what they were.
    /// - Parameter name: its key, its title, or the beginning of its key.
    /// - Throws: ``ComputationKit/Failure`` when there is none.
    @discardableResult
    public func removePack(_ name: String) throws -> RemovedPack {
        try store.write { db in
            let summary = try pack(named: name, db)
            try db.execute(sql: "DELETE FROM challenge WHERE pack = ?", arguments: [summary.id])
            let challenges = db.changesCount
            try db.execute(sql: "DELETE FROM configuration WHERE pack = ?", arguments: [summary.id])
            let settings = db.changesCount
            try db.execute(sql: "UPDATE pack SET isRemoved = TRUE WHERE id = ?", arguments: [summary.id])
            try tidyIndex(db)
            return RemovedPack(pack: summary, challenges: challenges, settings: settings)
        }
    }

    private func file(_ pack: ChallengePack) throws(Failure) -> [UInt8] {
        var unhashed = pack
        unhashed.validUntil = nil
        try check(unhashed)
        return PackFile.write(pack)
    }

    private func packs(_ db: Database) throws -> [PackSummary] {
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

    private func pack(_ id: String, _ db: Database) throws -> (PackSummary, isRemoved: Bool)? {
        guard let row = try Row.fetchOne(db, sql: "SELECT content, isRemoved FROM pack WHERE id = ?", arguments: [id])
        else { return nil }
        return (try RecordText.value(PackSummary.self, from: row[0], of: "pack"), row[1])
    }

    private func pack(named name: String, _ db: Database) throws -> PackSummary {
        let all = try packs(db)
        let id = try RecordName.pack.key(name, among: all.map { ($0.id, Array($0.title.values).sorted()) })
        return all.first { $0.id == id } ?? all[0]
    }

    private func add(_ pack: ChallengePack, fileHash: String, _ db: Database) throws -> ImportedPack {
        if let (known, isRemoved) = try self.pack(pack.id, db), !isRemoved {
            if known.version == pack.version, known.contentHash == pack.contentHash {
                let all = try packs(db).first { $0.id == pack.id }
                return ImportedPack(
                    pack: all ?? known, added: 0, updated: 0, kept: 0, removed: 0, wasThere: true)
            }
            guard known.version < pack.version else {
                throw Failure.badInput([
                    Issue(
                        path: "version", expected: "a version after \(known.version), which is there",
                        got: "\(pack.version)", hint: "remove the pack first to go back")
                ])
            }
        }
        try refuseForeign(pack, db)
        var before: [String: (challenge: CatalogueChallenge, isEdited: Bool)] = [:]
        let rows = try Row.fetchAll(
            db, sql: "SELECT content, isEdited FROM challenge WHERE pack = ?", arguments: [pack.id])
        for row in rows {
            let challenge = try RecordText.value(CatalogueChallenge.self, from: row[0], of: "challenge")
            before[challenge.id] = (challenge, row[1])
        }
        var (added, updated, kept) = (0, 0, 0)
        for challenge in pack.challenges {
            var next = challenge.catalogued(in: pack.id)
            next.created = now
            if let (known, isEdited) = before.removeValue(forKey: challenge.id) {
                if isEdited {
                    kept += 1
                    continue
                }
                next.created = known.created
                updated += 1
            } else {
                added += 1
            }
            _ = try save(next, isEdited: false, db)
        }
        for id in before.keys.sorted() {
            try db.execute(sql: "DELETE FROM challenge WHERE id = ?", arguments: [id])
        }
        if !before.isEmpty || updated > 0 { try tidyIndex(db) }
        try db.execute(sql: "DELETE FROM configuration WHERE pack = ?", arguments: [pack.id])
        for entry in pack.configuration { try save(entry, pack: pack.id, db) }
        let summary = PackSummary(pack, imported: now)
        try db.execute(
            sql: """
                INSERT INTO pack (id, version, fileHash, isRemoved, content) VALUES (?, ?, ?, FALSE, ?)
                ON CONFLICT DO UPDATE SET version = excluded.version, fileHash = excluded.fileHash, isRemoved = FALSE,
                content = excluded.content
                """,
            arguments: [pack.id, pack.version.description, fileHash, RecordText.text(of: summary)])
        return ImportedPack(
            pack: summary, added: added, updated: updated, kept: kept, removed: before.count, wasThere: false)
    }

    /// Refuses keys that belong to the user or to other packs.
    private func refuseForeign(_ pack: ChallengePack, _ db: Database) throws {
        var issues: [Issue] = []
        func refuse(_ table: String, _ keys: [String], _ path: (Int) -> String, _ noun: String) throws {
            let sql = "SELECT coalesce(pack, '') FROM \(table) WHERE id = ? AND pack IS NOT ?"
            for (index, key) in keys.enumerated() {
                guard let owner = try String.fetchOne(db, sql: sql, arguments: [key, pack.id]) else { continue }
                issues.append(
                    Issue(
                        path: path(index), expected: "a key that no other \(noun) has",
                        got: "\"\(key)\", which is \(owner.isEmpty ? "your own" : "in the pack \(owner)")"))
            }
        }
        try refuse("challenge", pack.challenges.map(\.id), { "challenges[\($0)].id" }, "challenge")
        try refuse("configuration", pack.configuration.map(\.key), { "configuration[\($0)].key" }, "setting")
        guard issues.isEmpty else { throw Failure.badInput(issues) }
    }
}
