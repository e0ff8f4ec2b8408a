// SPDX-License-Identifier: Apache-2.0

import GRDB
import StoreTesting
import Testing

@testable import AlmanacStore

@Suite("Export of private plugins") struct PrivateExportTests {
    private static func schema(_ plugin: String, isPrivate: Bool) -> StoreMigrations {
        StoreMigrations(
            plugin: plugin,
            migrations: [
                StoreMigration(
                    "notes", sql: "CREATE TABLE note (id TEXT NOT NULL PRIMARY KEY, text TEXT NOT NULL) STRICT")
            ], isPrivate: isPrivate)
    }

    @Test func `an export of everything leaves private plugins out, unless they are named`() throws {
        let test = try TestHome()
        let schemas = [Self.schema("diary", isPrivate: true), Self.schema("notes", isPrivate: false)]
        let stores = Stores(schemas, in: Home(path: "\(test.path)/data"))
        for schema in schemas {
            let store = try PluginStore.open(schema, in: stores.home)
            try store.write { db in
                try db.execute(sql: "INSERT INTO note VALUES ('1', ?)", arguments: ["word of \(schema.plugin)"])
            }
            try store.close()
        }
        let (all, one) = ("\(test.path)/all.tar", "\(test.path)/one.tar")
        #expect(try stores.export(to: all).map(\.plugin) == ["notes"])
        #expect(try readFile(all).occurrences(of: Array("word of diary".utf8)) == 0)
        #expect(try stores.privatePlugins() == ["diary"])
        #expect(try stores.export(plugin: "diary", to: one).map(\.plugin) == ["diary"])
        #expect(try readFile(one).occurrences(of: Array("word of diary".utf8)) == 1)
        #expect(try stores.erase().map(\.plugin) == ["diary", "notes"], "erasing includes them")
    }
}
