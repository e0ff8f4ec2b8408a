// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeRecords {
    /// All settings that packs brought and the user set, by key.
    func configuration() throws -> [ConfigurationEntry] { try store.read(configuration) }

    /// Sets a setting in place of the one of its key.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func set(_ entry: ConfigurationEntry) throws {
        try check(entry)
        try transaction { db in try save(entry, pack: nil, db) }
    }

    /// Removes a setting.
    /// - Throws: ``ComputationKit/ComputationError`` when there is none of this key.
    func removeConfiguration(_ key: String) throws {
        try transaction { db in
            try db.execute(sql: "DELETE FROM configuration WHERE id = ?", arguments: [key])
            guard db.changesCount > 0 else {
                throw ComputationError.notFound(
                    ValidationIssue(path: "key", expected: "the key of a stored setting", got: "\"\(key)\""))
            }
        }
    }

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
}
