// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeRecords {
    /// The packs of the catalog by their keys.
    func packs() throws -> [PackSummary] { try store.read(packs) }

    /// Removes a pack with its challenges and settings; history keeps its copies of what they were.
    /// - Parameter name: its key, its title, or the beginning of its key.
    /// - Throws: ``ComputationKit/ComputationError`` when there is none.
    @discardableResult
    func removePack(_ name: String) throws -> RemovedPack {
        try transaction { db in
            let summary = try pack(named: name, db)
            try db.execute(sql: "DELETE FROM challenge WHERE pack = ?", arguments: [summary.id])
            let challenges = db.changesCount
            try db.execute(sql: "DELETE FROM configuration WHERE pack = ?", arguments: [summary.id])
            let settings = db.changesCount
            try db.execute(sql: "UPDATE pack SET isRemoved = TRUE WHERE id = ?", arguments: [summary.id])
            try tidyIndex(db)
            return RemovedPack(
                pack: summary, challenges: challenges, settings: settings,
                language: try statedPreferences(db).language)
        }
    }

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

    func pack(named name: String, _ db: Database) throws -> PackSummary {
        let all = try packs(db)
        let id = try RecordName.pack.key(name, among: all.map { ($0.id, Array($0.title.values).sorted()) })
        return all.first { $0.id == id } ?? all[0]
    }

    /// A pack with its hash, its challenges and settings as the catalog has them now.
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
}
