// SPDX-License-Identifier: Apache-2.0

internal import Crypto
internal import GRDB

/// The tables that every store has besides those of its plugin.
enum StoreTables {
    /// The mark of a store in the header of a SQLite file: "Alma".
    static let applicationID = 0x416C_6D61
    static let migrationPrefix = "almanac.store."
    static let attachment = "storeAttachment"
    static let keySlot = "storeKeySlot"
    /// Exists while a swap isn't complete; its only row has the identifier of the swap.
    static let swapMark = "storeSwap"

    static let create: @Sendable (Database) throws -> Void = { db in
        try db.execute(
            sql: """
                PRAGMA application_id = \(applicationID);
                CREATE TABLE storeMigration (
                    version INTEGER NOT NULL PRIMARY KEY, identifier TEXT NOT NULL, checksum TEXT NOT NULL
                ) STRICT;
                CREATE TABLE storeDefinition (name TEXT NOT NULL PRIMARY KEY, checksum TEXT NOT NULL) STRICT;
                CREATE TABLE storeAttachment (
                    hash TEXT NOT NULL PRIMARY KEY, byteCount INTEGER NOT NULL, mediaType TEXT NOT NULL
                ) STRICT;
                CREATE TABLE storeKeySlot (
                    kind TEXT NOT NULL PRIMARY KEY, keyID TEXT NOT NULL, salt BLOB NOT NULL, rounds INTEGER NOT NULL,
                    blockSize INTEGER NOT NULL, parallelism INTEGER NOT NULL, wrapped BLOB NOT NULL
                ) STRICT;
                """)
        try rememberDefinitions(in: db)
    }

    private static let definitions = """
        SELECT name, type, tbl_name, sql FROM sqlite_master
        WHERE type IN ('table', 'view', 'trigger') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name
        """

    /// Records the definition of each table, at the end of a migration.
    static func rememberDefinitions(in db: Database) throws {
        try db.execute(sql: "DELETE FROM storeDefinition")
        for (name, checksum) in try currentDefinitions(in: db).sorted(by: { $0.key < $1.key }) {
            try db.execute(sql: "INSERT INTO storeDefinition VALUES (?, ?)", arguments: [name, checksum])
        }
    }

    /// Returns the names of tables, views, and triggers of migrations that are missing or were changed; additions are
    /// ignored.
    static func changedDefinitions(in db: Database) throws -> [String] {
        let current = try currentDefinitions(in: db)
        let rows = try Row.fetchAll(db, sql: "SELECT name, checksum FROM storeDefinition ORDER BY name")
        return rows.compactMap { row in
            guard let name = String.fromDatabaseValue(row["name"]),
                let checksum = String.fromDatabaseValue(row["checksum"])
            else { return "storeDefinition" }
            return current[name] == checksum ? nil : name
        }
    }

    /// Returns the checksums of the definitions of all tables, views, and triggers.
    static func currentDefinitions(in db: Database) throws -> [String: String] {
        var definitions: [String: String] = [:]
        for row in try Row.fetchAll(db, sql: Self.definitions) {
            let parts = ["name", "type", "tbl_name", "sql"].map { String.fromDatabaseValue(row[$0]) ?? "" }
            definitions[parts[0]] = hexadecimal(SHA256.hash(data: Array(parts.joined(separator: "\u{0}").utf8)))
        }
        return definitions
    }

    /// Returns whether a table is bookkeeping that migrations recreate.
    static func isBookkeeping(_ table: String) -> Bool {
        ["storeMigration", "storeDefinition", "grdb_migrations", swapMark, SealedAttachments.table].contains(table)
            || ActionLog.tables.contains(table)
    }
}
