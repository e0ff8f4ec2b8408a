// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// The settings of packs.
struct ConfigurationRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Returns the matching settings by key; all by default.
    func all(
        _ condition: String = "TRUE", _ arguments: StatementArguments = []
    ) throws -> [ConfigurationEntry] {
        let sql = "SELECT content FROM configuration WHERE \(condition) ORDER BY id"
        return try String.fetchAll(db, sql: sql, arguments: arguments).map {
            try RecordText.value(ConfigurationEntry.self, from: $0, of: "configuration")
        }
    }

    func save(_ entry: ConfigurationEntry, pack: String?) throws {
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
    func remove(ofPack pack: String) throws -> Int {
        try db.execute(sql: "DELETE FROM configuration WHERE pack = ?", arguments: [pack])
        return db.changesCount
    }
}
