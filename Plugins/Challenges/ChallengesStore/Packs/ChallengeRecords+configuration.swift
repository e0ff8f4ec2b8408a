// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeRecords {
    /// Returns all settings of packs, by key.
    func configuration(_ db: Database) throws -> [ConfigurationEntry] {
        try String.fetchAll(db, sql: "SELECT content FROM configuration ORDER BY id").map {
            try RecordText.value(ConfigurationEntry.self, from: $0, of: "configuration")
        }
    }

    func save(_ entry: ConfigurationEntry, pack: String?, _ db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO configuration (id, pack, content) VALUES (?, ?, ?)
                ON CONFLICT DO UPDATE SET pack = excluded.pack, content = excluded.content
                """,
            arguments: [entry.key, pack, RecordText.text(of: entry)])
    }

    /// Removes the settings of a pack.
    /// - Returns: The number of removed entries.
    @discardableResult
    func removeConfiguration(ofPack pack: String, _ db: Database) throws -> Int {
        try db.execute(sql: "DELETE FROM configuration WHERE pack = ?", arguments: [pack])
        return db.changesCount
    }
}
