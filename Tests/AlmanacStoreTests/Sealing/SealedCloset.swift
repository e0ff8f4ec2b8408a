// SPDX-License-Identifier: Apache-2.0

import GRDB
import StoreTesting

@testable import AlmanacStore

/// A closet that is sealed as a whole.
enum SealedCloset {
    /// A word in every text and attachment.
    static let marker = "Haselnuss9731"
    /// The passphrase.
    static let unlocking = Unlocking { _ in Closet.passphrase }

    /// Returns the stores of a home whose closet is filled and sealed.
    static func make(_ test: TestHome, at name: String = "data") throws -> Stores {
        let stores = Closet.stores(Home(path: "\(test.path)/\(name)"))
        let store = try Closet.open(stores.home)
        try Closet.fill(store, marker: marker)
        try store.close()
        _ = try stores.seal("closet", passphrase: Closet.passphrase)
        return stores
    }

    /// Opens the sealed closet.
    static func open(_ home: Home, use: PluginStore.Use = .command) throws -> PluginStore {
        try PluginStore.open(Closet.schema(), in: home, for: use, busyTimeout: 2, unlocking: unlocking)
    }

    /// The keys of all items.
    static func names(_ store: PluginStore) throws -> [String] {
        try store.read { db in try String.fetchAll(db, sql: "SELECT id FROM item ORDER BY number") }
    }

    /// Renames the first item.
    static func rename(_ store: PluginStore, to name: String) throws {
        try store.write { db in try db.execute(sql: "UPDATE item SET name = ? WHERE number = 7", arguments: [name]) }
    }

    /// The name of the first item.
    static func firstName(_ store: PluginStore) throws -> String? {
        try store.read { db in try String.fetchOne(db, sql: "SELECT name FROM item WHERE number = 7") }
    }
}
