// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import GRDB
import StoreTesting
import TestTiers
import Testing

@testable import AlmanacStore

@Suite struct ArchiveTests {
    private static func filled(_ test: TestHome, at name: String = "home") throws -> Stores {
        let stores = Closet.stores(Home(path: "\(test.path)/\(name)"))
        let store = try Closet.open(stores.home)
        try Closet.fill(store)
        try store.close()
        return stores
    }

    /// All rows of all tables by storage class and bytes, as printed by SQLite.
    private static func content(_ stores: Stores) throws -> [String] {
        let store = try stores.open("closet")
        defer { try? store.close() }
        return try store.read { db in
            try TableLayout.all(in: db).filter(\.holdsRecords).flatMap { layout in
                let columns = layout.storedColumns.map { "typeof(\"\($0.name)\") || ' ' || quote(\"\($0.name)\")" }
                return try String.fetchAll(
                    db, sql: "SELECT \(columns.joined(separator: " || ', ' || ")) FROM \"\(layout.name)\" ORDER BY 1"
                ).map { "\(layout.name): \($0)" }
            }
        }
    }

    @Test(arguments: ["erase", "another home", "replace"])
    func `an archive restores every byte`(way: String) throws {
        let test = try TestHome()
        let stores = try Self.filled(test)
        let (first, second) = ("\(test.path)/1.tar", "\(test.path)/2.tar")
        let counts = try stores.export(to: first)
        #expect(counts == [StoreCount(plugin: "closet", version: 2, records: 95, attachments: 2)])
        let before = try Self.content(stores)
        #expect(before.count == 99)
        var target = stores
        switch way {
        case "erase": try stores.erase()
        case "replace": try stores.open("closet").write { try $0.execute(sql: "DELETE FROM item WHERE number < 100") }
        default: target = Closet.stores(Home(path: "\(test.path)/other"))
        }
        let imported = try target.import(from: first, replacing: way == "replace")
        #expect(imported.counts == counts)
        #expect(try Self.content(target) == before)
        try target.export(to: second)
        #expect(try readFile(first) == readFile(second))
        #expect(mode(first) == 0o600)
        #expect(entries("\(target.home.path)/closet/backups").count == (way == "replace" ? 1 : 0))

        let store = try target.open("closet")
        try store.vault.unlock(passphrase: Closet.passphrase)
        try store.read { db throws in
            #expect(try String.fetchOne(db, sql: "PRAGMA integrity_check") == "ok")
            #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM itemText WHERE itemText MATCH 'jacke'") == 40)
            #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM diary WHERE diary MATCH 'words'") == 1)
            #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master WHERE type = 'trigger'") == 2)
            let chest = try #require(try SealedValue.fetchOne(db, sql: "SELECT chest FROM profile"))
            #expect(try store.vault.text(of: chest, at: SealedCell("profile", "chest", id: "me")) == "96 cm ")
            let photo = try #require(try String.fetchOne(db, sql: "SELECT photo FROM item WHERE id = 'item-2'"))
            #expect(try store.attachmentFiles.load(photo) == Array("photo ".utf8))
        }
    }

    @Test func `standard tools can unpack and verify an archive`() async throws {
        let test = try TestHome()
        let stores = try Self.filled(test)
        try stores.export(to: "\(test.path)/a.tar")
        let listing = try runProgram("/bin/tar", ["-tf", "\(test.path)/a.tar"])
        #expect(listing.exitCode == 0)
        let hash = ContentHash.of(Array("photo ".utf8))
        for name in ["README.txt", "closet/tables/item.ndjson", "closet/attachments/\(hash)", "manifest.json"] {
            #expect(listing.output.contains(name))
        }
        let sums = try runProgram(
            "/bin/sh", ["-c", "cd \(test.path) && tar -xf a.tar && sha256sum -c manifest.sha256"])
        #expect(sums.output == ["manifest.json: OK"])
        let manifest = try JSONValue(parsing: try readFile("\(test.path)/manifest.json"))
        let members = try #require(manifest["members"]?.array)
        #expect(members.count == 10)
        for member in members {
            let (name, sum) = (try #require(member["name"]?.string), try #require(member["sha256"]?.string))
            #expect(try runProgram("/usr/bin/sha256sum", ["\(test.path)/\(name)"]).output.first?.hasPrefix(sum) == true)
        }
    }

    @Test func `archives of older versions are upgraded`() throws {
        let test = try TestHome()
        var old = Stores([Closet.schema([Closet.first])], in: Home(path: "\(test.path)/old"))
        old.cost = ScryptCost(rounds: 1 << 4)
        let store = try old.open("closet")
        try store.write { try $0.execute(sql: "INSERT INTO item (id, name) VALUES ('1', 'blue jeans')") }
        try store.close()
        try old.export(to: "\(test.path)/old.tar")
        let new = Closet.stores(Home(path: "\(test.path)/new"))
        try new.import(from: "\(test.path)/old.tar")
        #expect(try new.open("closet").read { try String.fetchOne($0, sql: "SELECT color FROM item") } == "#000080")

        try new.export(to: "\(test.path)/new.tar")
        try old.erase()
        let error = #expect(throws: StoreError.self) { try old.import(from: "\(test.path)/new.tar") }
        #expect(error?.problems.first?.contains("newer version") == true)
    }

    @Test func `several plugins are imported together or not at all`() throws {
        let test = try TestHome()
        let first = try Self.filled(test)
        var stores = Stores([Closet.schema(), PluginStoreTests.notes], in: first.home)
        stores.cost = first.cost
        try stores.open("notes").write { try $0.execute(sql: "INSERT INTO note VALUES ('1', 'kept')") }
        let (all, one) = ("\(test.path)/all.tar", "\(test.path)/one.tar")
        #expect(try stores.export(to: all).map(\.plugin) == ["closet", "notes"])
        #expect(try stores.export(plugin: "notes", to: one).map(\.records) == [1])

        let other = Stores(stores.migrations, in: Home(path: "\(test.path)/other"))
        try other.open("notes").write { try $0.execute(sql: "INSERT INTO note VALUES ('2', 'new')") }
        #expect(refusal { try other.import(from: all) } == .notEmpty)
        #expect(try other.open("closet").read(ArchiveImport.recordCount) == 0)
        #expect(try other.import(from: all, replacing: true).counts.map(\.plugin) == ["closet", "notes"])
        #expect(try other.open("notes").read { try String.fetchAll($0, sql: "SELECT text FROM note") } == ["kept"])
        try other.export(to: "\(test.path)/again.tar")
        #expect(try readFile(all) == readFile("\(test.path)/again.tar"))

        try other.erase(plugin: "notes")
        #expect(try other.open("closet").read(ArchiveImport.recordCount) == 99)
        let unknown = #expect(throws: StoreError.self) { try first.import(from: all, replacing: true) }
        #expect(unknown?.problems == ["notes: this program doesn't have this plugin"])
    }

    @Test func `records are replaced only on request`() throws {
        let test = try TestHome()
        let stores = try Self.filled(test)
        try stores.export(to: "\(test.path)/a.tar")
        let before = try Self.content(stores)
        let error = #expect(throws: StoreError.self) { try stores.import(from: "\(test.path)/a.tar") }
        #expect(error?.code == .notEmpty)
        #expect(try Self.content(stores) == before)
    }

    @Test func `sealed values are exported in clear only on request`() throws {
        let test = try TestHome()
        let stores = try Self.filled(test)
        let (sealed, clear) = ("\(test.path)/sealed.tar", "\(test.path)/clear.tar")
        try stores.export(to: sealed)
        #expect(try readFile(sealed).occurrences(of: Array("96 cm".utf8)) == 0)
        #expect(throws: StoreError.self) { try stores.export(to: clear, sealed: .inClear(passphrase: "not this one")) }
        #expect(mode(clear) == nil)
        try stores.export(to: clear, sealed: .inClear(passphrase: Closet.passphrase))
        // "96 cm " in Base64.
        #expect(try readFile(clear).occurrences(of: Array("{\"clear\":\"OTYgY20g\"}".utf8)) == 1)

        let other = Closet.stores(Home(path: "\(test.path)/other"))
        let error = #expect(throws: StoreError.self) { try other.import(from: clear) }
        #expect(error?.code == .passphraseNeeded)
        let imported = try other.import(from: clear, passphrase: "five black swans")
        let store = try other.open("closet")
        try store.vault.unlock(recoveryCode: try #require(imported.recoveryCodes["closet"]))
        try store.vault.unlock(passphrase: "five black swans")
        let chest = try #require(try store.read { try SealedValue.fetchOne($0, sql: "SELECT chest FROM profile") })
        #expect(try store.vault.text(of: chest, at: SealedCell("profile", "chest", id: "me")) == "96 cm ")
        try store.close()
        let again = "\(test.path)/again.tar"
        try other.export(to: again, sealed: .inClear(passphrase: "five black swans"))
        #expect(try readFile(again) == readFile(clear))
        for (path, bytes) in try test.files() where path.hasPrefix(other.home.path) {
            #expect(bytes.occurrences(of: Array("96 cm".utf8)) == 0, "\(path)")
        }
    }

    /// No archive with an altered bit is imported, and the store is unchanged.
    @Test func `altered and truncated archives are rejected`() throws {
        let test = try TestHome()
        let stores = try Self.filled(test)
        let path = "\(test.path)/a.tar"
        try stores.export(to: path)
        let whole = try readFile(path)
        let before = try Self.content(stores)
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for round in FuzzRounds.upTo(300) {
            var bytes = whole
            switch round % 3 {
            case 0:
                bytes[Int.random(in: 0..<bytes.count, using: &generator)] ^=
                    1 << UInt8.random(in: 0..<8, using: &generator)
            case 1: bytes.removeLast(Int.random(in: 1...bytes.count, using: &generator))
            default:
                bytes.insert(
                    UInt8.random(in: 0...255, using: &generator), at: Int.random(in: 0...bytes.count, using: &generator)
                )
            }
            guard bytes != whole else { continue }
            try writeFile(bytes, path)
            let error = #expect(throws: StoreError.self, "seed \(seed), round \(round)") {
                try stores.import(from: path, replacing: true)
            }
            #expect(error?.code == .badArchive, "seed \(seed), round \(round)")
            #expect(error?.problems.isEmpty == false, "seed \(seed), round \(round)")
        }
        #expect(try Self.content(stores) == before)
    }

    @Test func `every problem of an archive is listed`() throws {
        let test = try TestHome()
        let stores = try Self.filled(test)
        let path = "\(test.path)/a.tar"
        try stores.export(to: path)
        let reader = try TarReader(path: path)
        var bytes = try readFile(path)
        for name in ["closet/tables/item.ndjson", "closet/tables/tag.ndjson", "README.txt"] {
            let member = try #require(reader.members.first { $0.name == name })
            bytes[member.offset + 3] ^= 1
        }
        bytes.append(0)
        try writeFile(bytes, path)
        let error = #expect(throws: StoreError.self) { try stores.import(from: path, replacing: true) }
        #expect(error?.problems.count == 4, "\(String(describing: error))")
    }

    /// Archives with correct checksums and invalid content.
    @Test(arguments: [
        ("item", "\"name\":", "\"nome\":", "closet/tables/item.ndjson, line 1: expected the columns"),
        ("item", "{\"number\"", "\"number\"", "line 1: expected JSON"),
        ("item", "\"photo\":null", "\"photo\":[1]", "photo: expected a value of a table, got a list of 1"),
        (
            "item", "\"photo\":null", "\"photo\":\"abc\"",
            "a row of item refers to a missing row of storeAttachment"
        ),
        ("item", "\"name\":\"Jacke 1 ", "\"name\":null,\"x\":\"", "line 1: expected the columns"),
        ("item", "\"id\":\"item-2\"", "\"id\":\"item-1\"", "line 2: UNIQUE constraint failed"),
        ("item", "\"warmth\":50", "\"warmth\":\"warm\"", "line 2: cannot store TEXT value in REAL column"),
        (
            "tag", "\"itemID\":\"item-1\"", "\"itemID\":\"item-0\"",
            "a row of tag refers to a missing row of item"
        ),
        ("tag", "}\n{", "}\n\n{\"itemID\":\"item-1\",\"word\":\"new\"}\n{", "expected 40 rows, got"),
        (
            "profile", "\"chest\":{\"blob\":\"", "\"chest\":{\"blob\":\"AAAA",
            "profile.chest has a value that isn't sealed"
        ),
        (
            "profile", "\"waist\":null", "\"waist\":{\"clear\":\"AAAA\"}",
            "waist: expected a value of a table, got an object"
        ),
        ("storeAttachment", "\"hash\":\"", "\"hash\":\"0", "is missing"),
    ])
    func `archives with invalid content are rejected`(table: String, old: String, new: String, problem: String) throws {
        let test = try TestHome()
        let stores = try Self.filled(test)
        let path = "\(test.path)/a.tar"
        try stores.export(to: path)
        let archive = try Archive(path: path)
        var writer = TarWriter(try OpenFile(creating: "\(test.path)/b.tar"))
        for member in archive.manifest.members {
            var content = try #require(try archive.content(member.name))
            if member.name == "closet/tables/\(table).ndjson" {
                let text = String(decoding: content, as: UTF8.self)
                #expect(text.contains(old), "\(text)")
                content = Array(text.replacing(old, with: new, maxReplacements: 1).utf8)
            }
            try writer.add(member.name, content)
        }
        let manifest = ArchiveManifest(parts: archive.manifest.parts, members: writer.members).json.utf8(pretty: true)
        try writer.add("manifest.json", manifest)
        try writer.add("manifest.sha256", Array("\(ContentHash.of(manifest))  manifest.json\n".utf8))
        try writer.finish()
        let before = try Self.content(stores)
        let error = #expect(throws: StoreError.self) { try stores.import(from: "\(test.path)/b.tar", replacing: true) }
        #expect(error?.code == .badArchive)
        #expect(error?.problems.contains { $0.contains(problem) } == true, "\(String(describing: error))")
        #expect(try Self.content(stores) == before)
        #expect(!entries("\(stores.home.path)/closet").contains("import"))
    }

    @Test func `files that aren't archives are rejected`() throws {
        let test = try TestHome()
        let stores = Closet.stores(test.home)
        for content in [
            [], Array("hello".utf8), [UInt8](repeating: 0, count: 1024), [UInt8](repeating: 0, count: 10_240),
        ] {
            try writeFile(content, "\(test.path)/x")
            #expect(refusal { try stores.import(from: "\(test.path)/x") } == .badArchive)
        }
        #expect(refusal { try stores.import(from: "\(test.path)/nothing") } == .notFound)
        #expect(refusal { try stores.export(to: "/no/folder/x") } == .notWritable)
        #expect(refusal { try stores.export(to: test.path) } == .badDestination)
        #expect(entries(test.path) == ["x"], "nothing half-made stays")
        let unknown = #expect(throws: StoreError.self) { try stores.export(plugin: "wardrobe", to: "\(test.path)/y") }
        #expect(unknown?.message == "No plugin named \"wardrobe\" keeps records. Plugins that do: closet.")
    }
}
