// SPDX-License-Identifier: Apache-2.0

import GRDB
import Synchronization

@testable import AlmanacStore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A schema with every kind of table and column that a store supports.
enum Closet {
    static let first = StoreMigration(
        "items",
        sql: """
            CREATE TABLE item (
                number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, notes TEXT, warmth REAL,
                photo TEXT REFERENCES storeAttachment(hash), receipt TEXT REFERENCES storeAttachment(hash), thumb BLOB
            ) STRICT;
            CREATE TABLE tag (
                itemID TEXT NOT NULL REFERENCES item(id) ON DELETE CASCADE, word TEXT NOT NULL,
                PRIMARY KEY (itemID, word)
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE profile (id TEXT NOT NULL PRIMARY KEY, name TEXT, chest BLOB, waist BLOB) STRICT;
            CREATE TABLE deleted (id TEXT NOT NULL PRIMARY KEY, was ANY) STRICT;
            CREATE VIRTUAL TABLE itemText USING fts5(name, notes, content='item', content_rowid='number');
            CREATE VIRTUAL TABLE diary USING fts5(day, words);
            CREATE TRIGGER itemInserted AFTER INSERT ON item BEGIN
                INSERT INTO itemText(rowid, name, notes) VALUES (new.number, new.name, new.notes);
            END;
            CREATE TRIGGER itemDeleted AFTER DELETE ON item BEGIN
                INSERT INTO itemText(itemText, rowid, name, notes) VALUES ('delete', old.number, old.name, old.notes);
                INSERT OR REPLACE INTO deleted (id, was) VALUES (old.id, old.name);
            END;
            """)
    static let second = StoreMigration(
        "colors", sql: "ALTER TABLE item ADD COLUMN color TEXT NOT NULL DEFAULT '#808080'",
        then: { db in try db.execute(sql: "UPDATE item SET color = '#000080' WHERE name LIKE '%jeans%'") })

    static func schema(_ migrations: [StoreMigration] = [first, second]) -> StoreMigrations {
        StoreMigrations(
            plugin: "closet", migrations: migrations,
            attachments: [StoreColumn("item", "photo"), StoreColumn("item", "receipt")],
            sealed: [StoreColumn("profile", "chest"), StoreColumn("profile", "waist")])
    }

    static let passphrase = "three gray herons"

    /// The stores of a home, with a low cost of scrypt.
    static func stores(_ home: Home) -> Stores {
        var stores = Stores([schema()], in: home)
        stores.cost = ScryptCost(rounds: 1 << 4)
        return stores
    }

    static func open(_ home: Home, _ schema: StoreMigrations = schema()) throws -> PluginStore {
        let store = try PluginStore.open(schema, in: home, busyTimeout: 2)
        store.vault.cost.withLock { $0 = ScryptCost(rounds: 1 << 4) }
        return store
    }

    /// Fills a store with unusual values; if there is a marker, each text and attachment contains it.
    static func fill(_ store: PluginStore, marker: String = "") throws {
        let code = try store.vault.setPassphrase(passphrase)
        _ = code
        try store.write { db in
            let photo = try store.attach(Array("photo \(marker)".utf8), mediaType: "image/png", in: db)
            let receipt = try store.attach([0, 255, 10] + Array(marker.utf8), mediaType: "application/pdf", in: db)
            for number in 1...40 {
                try db.execute(
                    sql: """
                        INSERT INTO item (number, id, name, notes, warmth, photo, receipt, thumb, color)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                        """,
                    arguments: [
                        number * 7, "item-\(number)", "Jacke \(number) \"äöü\" \(marker)\n",
                        number % 3 == 0 ? nil : "n\(marker)",
                        number == 1 ? Double.infinity : number == 2 ? 50.0 : number == 3 ? -0.0 : Double(number) / 3,
                        number % 2 == 0 ? photo : nil, number == 5 ? receipt : nil, Array(marker.utf8).databaseBlob,
                        "#\(marker)",
                    ])
                try db.execute(sql: "INSERT INTO tag VALUES (?, ?)", arguments: ["item-\(number)", "tag\(marker)"])
            }
            try db.execute(
                sql:
                    "INSERT INTO deleted VALUES ('a', 1), ('b', 1.0), ('c', '1'), ('d', x'31'), ('e', NULL), ('f', 9e999)"
            )
            try db.execute(sql: "INSERT INTO deleted VALUES ('g', CAST(x'610062' AS TEXT)), ('h', CAST(x'ff' AS TEXT))")
            try db.execute(
                sql:
                    "INSERT INTO deleted VALUES ('i', ?), ('j', ?), ('k', 0.1), ('l', 1e300), ('m', -9223372036854775808)",
                arguments: ["<\(marker)>", marker.uppercased()])
            try db.execute(
                sql: "INSERT INTO diary (day, words) VALUES (?, ?)", arguments: ["d\(marker)", "words \(marker)"])
            let chest = try store.vault.seal("96 cm \(marker)", at: SealedCell("profile", "chest", id: "me"), in: db)
            try db.execute(
                sql: "INSERT INTO profile (id, name, chest) VALUES ('me', ?, ?)", arguments: ["Me \(marker)", chest])
        }
    }
}

extension [UInt8] {
    var databaseBlob: DatabaseValue { withUnsafeBytes { Data($0) }.databaseValue }
}
