// SPDX-License-Identifier: Apache-2.0

internal import GRDB

/// The index of the challenges' words while a pack with many challenges is imported.
///
/// The triggers of the table keep the index up to date, but SQLite writes the index to disk before each statement that has
/// a trigger, which takes twice as long as the rest of the import. Without them, the index is written in large parts.
struct SearchIndex {
    /// The number of challenges from which an import is faster without triggers.
    static let least = 500

    private let db: Database
    private let triggers: [(name: String, sql: String)]

    /// Removes the triggers inside a transaction; `nil` for a small pack, which leaves them.
    init?(bulkFor count: Int, in db: Database) throws {
        guard count >= Self.least else { return nil }
        self.db = db
        triggers = try Row.fetchAll(
            db,
            sql: """
                SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'challenge'
                AND name LIKE 'challengeText%' ORDER BY name
                """
        ).map { ($0[0], $0[1]) }
        for trigger in triggers { try db.execute(sql: "DROP TRIGGER \(trigger.name)") }
    }

    /// Removes the words of a challenge before it changes.
    func remove(_ words: String, of key: String) throws {
        let number = try number(of: key)
        try db.cachedStatement(
            sql: "INSERT INTO challengeText(challengeText, rowid, words) VALUES ('delete', ?, ?)"
        ).execute(arguments: [number, words])
    }

    /// Adds the words of a challenge after it is saved.
    func add(_ words: String, of key: String) throws {
        let number = try number(of: key)
        try db.cachedStatement(sql: "INSERT INTO challengeText(rowid, words) VALUES (?, ?)")
            .execute(arguments: [number, words])
    }

    /// Restores the triggers.
    func finish() throws {
        for trigger in triggers { try db.execute(sql: trigger.sql) }
    }

    private func number(of key: String) throws -> Int64? {
        try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT number FROM challenge WHERE id = ?"), arguments: [key])
    }
}
