// SPDX-License-Identifier: Apache-2.0

import GRDB
import StoreTesting
import Testing

@testable import AlmanacStore

@Suite struct ErasureTests {
    /// A word that no program or library contains.
    static let marker = "zqxjkvmarker"

    private static func traces(_ test: TestHome) throws -> [String] {
        var found: [String] = []
        for (path, bytes) in try test.files() {
            for form in [marker, marker.uppercased()] where bytes.occurrences(of: Array(form.utf8)) > 0 {
                found.append("\(path): \(form)")
            }
        }
        return found
    }

    /// A store with the marker in every text, search index, attachment, backup, and leftover file.
    private static func planted(_ test: TestHome) throws -> PluginStore {
        let old = try Closet.open(test.home, Closet.schema([Closet.first]))
        try old.write { db in
            let hash = try old.attach(Array("old \(marker)".utf8), mediaType: "image/\(marker)", in: db)
            try db.execute(
                sql: "INSERT INTO item (number, id, name, photo) VALUES (9999, 'old', ?, ?)",
                arguments: ["old \(marker)", hash])
        }
        try old.close()
        let store = try Closet.open(test.home)
        try Closet.fill(store, marker: marker)
        try store.write { db in
            try db.execute(sql: "UPDATE item SET notes = notes || '\(marker)again', name = 'short' WHERE number < 100")
            try db.execute(sql: "DELETE FROM item WHERE number BETWEEN 100 AND 150")
        }
        try store.database.writeWithoutTransaction { try $0.execute(sql: "ANALYZE") }
        for place in ["closet/attachments/stray", "closet/closet.sqlite.replaced-1", "closet/import.part"] {
            try writeFile(Array("left \(marker)".utf8), "\(test.path)/\(place)")
        }
        return store
    }

    @Test(arguments: [true, false]) func `erasure leaves no byte behind`(isClosed: Bool) throws {
        let test = try TestHome()
        let store = try Self.planted(test)
        if isClosed { try store.close() }
        #expect(try Self.traces(test).count >= (isClosed ? 6 : 7), "the search finds what is there")
        let held = try HeldFiles(in: test.path)
        #expect(!held.files(with: Self.marker).isEmpty)
        let counts = try Closet.stores(test.home).erase(plugin: "closet")
        #expect(counts.first?.attachments == 3)
        #expect(try Self.traces(test) == [])
        #expect(held.files(with: Self.marker) == [], "removed files are overwritten")
        #expect(!test.names("closet").contains("attachments"))
        #expect(!test.names("closet").contains("backups"))

        let again = try Closet.open(test.home)
        #expect(try !again.vault.isSet(), "the wrapped key is gone, and with it all sealed values anywhere")
        try again.read { db throws in
            #expect(try ArchiveImport.recordCount(db) == 0)
            #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master WHERE type = 'trigger'") == 2)
        }
        try Closet.fill(again)
    }

    @Test func `erasure reports a reader that prevents the removal of traces`() throws {
        let test = try TestHome()
        let store = try Self.planted(test)
        let reader = try DatabasePool(path: "\(test.path)/closet/closet.sqlite")
        let snapshot = try reader.makeSnapshot()
        try store.close()
        var stores = Closet.stores(test.home)
        stores.busyTimeout = 0.1
        let error = #expect(throws: StoreError.self) { try stores.erase() }
        #expect(error?.code == .busy)
        try snapshot.close()
        try reader.close()
        try stores.erase()
        #expect(try Self.traces(test) == [])
    }

    @Test(arguments: [true, false]) func `erasure removes unreadable stores`(isNewer: Bool) throws {
        let test = try TestHome()
        try Self.planted(test).close()
        let path = "\(test.path)/closet/closet.sqlite"
        var bytes = try readFile(path)
        for index in isNewer ? 60..<64 : 0..<50 { bytes[index] = 1 }
        try writeFile(bytes, path)
        #expect(throws: StoreError.self) { try Closet.open(test.home) }
        try Closet.stores(test.home).erase(plugin: "closet")
        #expect(try Self.traces(test) == [])
    }

    @Test func `erasure includes plugins that this program lacks`() throws {
        let test = try TestHome()
        try Self.planted(test).close()
        try writeFile(Array("mine \(Self.marker)".utf8), "\(test.path)/mine")
        let others = Stores([PluginStoreTests.notes], in: test.home)
        #expect(try others.erase().map(\.plugin) == ["closet"])
        #expect(try Self.traces(test) == ["\(test.path)/mine: \(Self.marker)"])
        #expect(throws: StoreError.self) { try others.erase(plugin: "nothing") }
        #expect(try others.erase(plugin: "notes") == [])
    }

    @Test func `records that can't be counted aren't reported as none`() throws {
        let test = try TestHome()
        try Self.planted(test).close()
        let path = "\(test.path)/closet/closet.sqlite"
        var bytes = try readFile(path)
        for index in 0..<50 { bytes[index] = 1 }
        try writeFile(bytes, path)
        let unknown = try #require(try Closet.stores(test.home).erase(plugin: "closet").first)
        #expect(!unknown.isCounted)

        let sealed = try TestHome()
        let stores = try SealedCloset.make(sealed)
        let count = try #require(try stores.erase(plugin: "closet").first)
        #expect(count.isSealed && count.isCounted)
    }
}
