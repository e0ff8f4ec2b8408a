// SPDX-License-Identifier: Apache-2.0

import GRDB
import StoreTesting
import Synchronization
import Testing

@testable import AlmanacStore

@Suite("Records that are sealed as a whole") struct StoreSealingTests {
    @Test func `no byte of the records is left in any file`() throws {
        let test = try TestHome()
        let stores = Closet.stores(test.home)
        let store = try Closet.open(stores.home)
        try Closet.fill(store, marker: SealedCloset.marker)
        try store.close()
        try Backups(test.home.folder(of: "closet")).add(version: 2)
        #expect(try !test.files(with: SealedCloset.marker).isEmpty)
        let held = try HeldFiles(in: test.path)
        let sealed = try stores.seal("closet", passphrase: Closet.passphrase)
        #expect(sealed.recoveryCode == nil, "the passphrase was set before")
        #expect(sealed.removedBackups == [1])
        #expect(try test.files(with: SealedCloset.marker) == [])
        #expect(held.files(with: SealedCloset.marker) == [], "removed files are overwritten")
        #expect(try test.files(with: "Jacke") == [])
        #expect(try stores.isSealed("closet"))
        #expect(try stores.backups(of: "closet").isEmpty)
    }

    @Test func `records that another program reads aren't sealed`() throws {
        let test = try TestHome()
        var stores = Closet.stores(test.home)
        stores.busyTimeout = 0.1
        let store = try Closet.open(stores.home)
        try Closet.fill(store, marker: SealedCloset.marker)
        try store.read { db in
            _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM item")
            let writer = try Closet.open(stores.home)
            try writer.write { db in try db.execute(sql: "DELETE FROM item WHERE number = 1") }
            #expect(
                refusalText { try stores.seal("closet", passphrase: Closet.passphrase) }.contains("nothing was sealed"))
            try writer.close()
        }
        #expect(try !stores.isSealed("closet"))
    }

    @Test(arguments: [PluginStore.Use.command, .server])
    func `the passphrase opens records and attachments`(use: PluginStore.Use) throws {
        let test = try TestHome()
        let stores = try SealedCloset.make(test)
        #expect(refusal { try PluginStore.open(Closet.schema(), in: stores.home) } == .vaultLocked)
        let wrong = Unlocking { _ in "three white herons" }
        #expect(
            refusal { try PluginStore.open(Closet.schema(), in: stores.home, unlocking: wrong) } == .wrongPassphrase)
        let store = try SealedCloset.open(stores.home, use: use)
        #expect(try SealedCloset.names(store).count == 40)
        let photo = try #require(
            try store.read { db in try String.fetchOne(db, sql: "SELECT photo FROM item WHERE photo IS NOT NULL") })
        #expect(try store.attachment(photo)?.bytes == Array("photo \(SealedCloset.marker)".utf8))
        let chest = try store.read { db in try SealedValue.fetchOne(db, sql: "SELECT chest FROM profile") }
        #expect(
            try store.vault.text(of: #require(chest), at: SealedCell("profile", "chest", id: "me"))
                == "96 cm \(SealedCloset.marker)", "the same key opens sealed values")
        try store.close()
    }

    @Test func `changes are sealed, and every open store sees them`() throws {
        let test = try TestHome()
        let stores = try SealedCloset.make(test)
        let (first, second) = (try SealedCloset.open(stores.home), try SealedCloset.open(stores.home))
        try SealedCloset.rename(first, to: "Quitte4410")
        #expect(try SealedCloset.firstName(second) == "Quitte4410")
        try SealedCloset.rename(second, to: "Mispel2205")
        #expect(try SealedCloset.firstName(first) == "Mispel2205")
        #expect(try test.files(with: "Quitte4410") == [])
        #expect(try test.files(with: "Mispel2205") == [])
        try first.close()
        try second.close()
        let third = try SealedCloset.open(stores.home)
        #expect(try SealedCloset.firstName(third) == "Mispel2205")
    }

    @Test func `a change that fails leaves nothing`() throws {
        struct Refusal: Error {}
        let test = try TestHome()
        let stores = try SealedCloset.make(test)
        let store = try SealedCloset.open(stores.home)
        #expect(throws: Refusal.self) {
            try store.write { db in
                try db.execute(sql: "DELETE FROM tag")
                throw Refusal()
            }
        }
        #expect(try store.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM tag") } == 40)
    }

    @Test func `attachments come and go encrypted`() throws {
        let test = try TestHome()
        let stores = try SealedCloset.make(test)
        let store = try SealedCloset.open(stores.home)
        let folder = "data/closet/attachments"
        let before = allFiles("\(test.path)/\(folder)").count
        let bytes = Array("Mirabelle7719 \(String(repeating: "x", count: 50_000))".utf8)
        let hash = try store.write { db in
            let hash = try store.attach(bytes, mediaType: "image/png", in: db)
            try db.execute(sql: "UPDATE item SET photo = ? WHERE number = 7", arguments: [hash])
            return hash
        }
        #expect(try store.attachment(hash)?.bytes == bytes)
        #expect(allFiles("\(test.path)/\(folder)").count == before + 1)
        #expect(try test.files(with: "Mirabelle7719") == [])
        #expect(!allFiles("\(test.path)/\(folder)").contains { $0.hasSuffix(hash) }, "the name doesn't tell the photo")
        try store.write { db in try db.execute(sql: "UPDATE item SET photo = NULL WHERE number = 7") }
        #expect(allFiles("\(test.path)/\(folder)").count == before)
        #expect(try store.attachment(hash) == nil)
    }

    @Test func `an archive remains sealed, and opens elsewhere with the passphrase`() throws {
        let test = try TestHome()
        let stores = try SealedCloset.make(test)
        let archive = "\(test.path)/sealed.tar"
        _ = try stores.export(to: archive)
        #expect(try readFile(archive).occurrences(of: Array(SealedCloset.marker.utf8)) == 0)
        let other = Closet.stores(Home(path: "\(test.path)/other"))
        try other.import(from: archive)
        let store = try SealedCloset.open(other.home)
        #expect(try SealedCloset.names(store).count == 40)
        let photo = try store.read { db in try String.fetchOne(db, sql: "SELECT photo FROM item WHERE number = 14") }
        #expect(try store.attachment(#require(photo))?.bytes == Array("photo \(SealedCloset.marker)".utf8))
        try store.close()
        let clear = "\(test.path)/clear.tar"
        _ = try stores.export(to: clear, sealed: .inClear(passphrase: Closet.passphrase))
        #expect(try readFile(clear).occurrences(of: Array(SealedCloset.marker.utf8)) > 100)
        let third = Closet.stores(Home(path: "\(test.path)/third"))
        try third.import(from: clear, passphrase: "four white storks")
        #expect(try SealedCloset.names(Closet.open(third.home)).count == 40)
    }

    /// The author of an archive knows its passphrase, so what is sealed in it can be anything.
    @Test(arguments: [
        "CREATE VIEW more AS SELECT 1", "CREATE TRIGGER more AFTER INSERT ON profile BEGIN DELETE FROM item; END",
        "CREATE TABLE more (id TEXT) STRICT", "ALTER TABLE profile ADD COLUMN more TEXT",
        """
        DROP TABLE storeMigration;
        CREATE VIEW storeMigration AS WITH RECURSIVE n(version) AS (SELECT 1 UNION ALL SELECT 1 FROM n)
        SELECT version, version AS identifier, version AS checksum FROM n
        """,
        """
        DROP TABLE storeSealedAttachment;
        CREATE VIEW storeSealedAttachment AS WITH RECURSIVE n(hash) AS (SELECT '' UNION ALL SELECT '' FROM n)
        SELECT hash, hash AS file FROM n
        """,
        "PRAGMA foreign_keys = OFF; UPDATE tag SET itemID = 'nobody' WHERE itemID = (SELECT min(itemID) FROM tag)",
        "PRAGMA user_version = 900",
    ])
    func `sealed records from an archive are checked when they are opened`(change: String) throws {
        let test = try TestHome()
        let stores = try SealedCloset.make(test)
        let store = try SealedCloset.open(stores.home)
        let sealed = try #require(store.sealed)
        try sealed.records.writeWithoutTransaction { db in
            try db.execute(sql: "INSERT OR IGNORE INTO tag SELECT id, 'warm' FROM item LIMIT 1")
            try db.execute(sql: change)
        }
        let key = try store.vault.requireOpened()
        try sealed.file.writeWithoutTransaction { db in
            let image = try sealed.records.read { try SealedImage(of: $0) }
            try db.execute(sql: "DELETE FROM \(SealedImage.table)")
            _ = try image.save(over: nil, in: db, key: key)
        }
        try store.close()
        let archive = "\(test.path)/sealed.tar"
        _ = try stores.export(plugin: "closet", to: archive)
        let other = Closet.stores(Home(path: "\(test.path)/other"))
        try other.import(from: archive)
        #expect(refusal { try SealedCloset.open(other.home) } == .sealBroken)
        #expect(
            refusal {
                try PluginStore.openForReading(Closet.schema(), in: other.home, unlocking: SealedCloset.unlocking)
            } == .sealBroken)
    }

    @Test func `a file that isn't sealed doesn't replace sealed records unnoticed`() throws {
        let test = try TestHome()
        let stores = try SealedCloset.make(test)
        let other = try Closet.open(Home(path: "\(test.path)/other"))
        try Closet.fill(other)
        try other.close()
        let archive = "\(test.path)/clear.tar"
        _ = try Closet.stores(Home(path: "\(test.path)/other")).export(plugin: "closet", to: archive)
        #expect(refusal { try stores.import(from: archive, replacing: true) } == .vaultLocked)
        #expect(try stores.isSealed("closet"))
        try writeFile(
            readFile("\(test.path)/other/closet/closet.sqlite"), "\(test.path)/data/closet/closet.sqlite")
        #expect(refusal { try Closet.open(stores.home) } == .sealBroken)
        #expect(refusal { try PluginStore.openForReading(Closet.schema(), in: stores.home) } == .sealBroken)
        try stores.unseal("closet", passphrase: "")
        try Closet.open(stores.home).close()
    }

    @Test func `a new passphrase replaces the key of everything, also in backups`() throws {
        let test = try TestHome()
        let stores = try SealedCloset.make(test)
        let folder = stores.home.folder(of: "closet")
        try Backups(folder).add(version: 2)
        let before = try test.files()
        let store = try stores.open("closet")
        store.vault.cost.withLock { $0 = ScryptCost(rounds: 1 << 4) }
        try store.vault.unlock(passphrase: Closet.passphrase)
        _ = try store.vault.changePassphrase(to: "four white storks")
        try store.close()
        #expect(refusal { try SealedCloset.open(stores.home) } == .wrongPassphrase)
        let new = Unlocking { _ in "four white storks" }
        for (path, bytes) in before where path.contains("/attachments/") {
            #expect(try test.files()[path] != bytes, "the former key opens it: \(path)")
        }
        func check() throws {
            let store = try PluginStore.open(Closet.schema(), in: stores.home, unlocking: new)
            #expect(try SealedCloset.names(store).count == 40)
            let photo = try store.read { db in try String.fetchOne(db, sql: "SELECT photo FROM item WHERE number = 14")
            }
            #expect(try store.attachment(#require(photo))?.bytes == Array("photo \(SealedCloset.marker)".utf8))
            try store.close()
        }
        try check()
        _ = try stores.restore(#require(stores.backups(of: "closet").first), of: "closet")
        try check()
    }

    @Test func `an altered, missing, or older block is detected`() throws {
        let test = try TestHome()
        let stores = try SealedCloset.make(test)
        let path = "\(stores.home.path)/closet/closet.sqlite"
        func queue() throws -> DatabaseQueue { try DatabaseQueue(path: path) }
        let former = try queue().read { db in
            try Row.fetchAll(db, sql: "SELECT number, content FROM storeSealedBlock").map {
                ($0["number"] as Int, $0["content"] as DatabaseValue)
            }
        }
        let store = try SealedCloset.open(stores.home)
        try SealedCloset.rename(store, to: "Speierling")
        try store.close()
        let changed = try queue().read { db in
            try former.filter { number, content in
                try DatabaseValue.fetchOne(
                    db, sql: "SELECT content FROM storeSealedBlock WHERE number = ?", arguments: [number]) != content
            }
        }
        #expect(changed.count >= 2 && changed.count < former.count, "only what changed is written")
        for (number, content) in changed {
            let current = try queue().read { db in
                try DatabaseValue.fetchOne(
                    db, sql: "SELECT content FROM storeSealedBlock WHERE number = ?", arguments: [number])
            }
            for replacement in [content, nil] {
                try queue().write { db in
                    if let replacement {
                        try db.execute(
                            sql: "UPDATE storeSealedBlock SET content = ? WHERE number = ?",
                            arguments: [replacement, number])
                    } else {
                        try db.execute(sql: "DELETE FROM storeSealedBlock WHERE number = ?", arguments: [number])
                    }
                }
                #expect(refusal { try SealedCloset.open(stores.home) } == .sealBroken, "block \(number)")
                try queue().write { db in
                    try db.execute(
                        sql: "INSERT OR REPLACE INTO storeSealedBlock VALUES (?, ?)", arguments: [number, current])
                }
            }
        }
        #expect(try SealedCloset.firstName(SealedCloset.open(stores.home)) == "Speierling")
    }

    @Test func `sealing, unsealing, and importing leave no marks`() throws {
        let test = try TestHome()
        let stores = try SealedCloset.make(test)
        func marks() -> [String] { test.names("closet").filter { $0.hasPrefix(PluginFolder.sweepMarkPrefix) } }
        #expect(marks() == [])
        try stores.unseal("closet", passphrase: Closet.passphrase)
        #expect(marks() == [])
        let archive = "\(test.path)/closet.tar"
        let counts = try stores.export(plugin: "closet", to: archive)
        #expect(counts.first?.attachments ?? 0 > 0)
        _ = try stores.import(from: archive, replacing: true)
        #expect(marks() == [])
        let store = try Closet.open(stores.home)
        let photo = try #require(
            try store.read { db in try String.fetchOne(db, sql: "SELECT photo FROM item WHERE photo IS NOT NULL") })
        #expect(try store.attachment(photo)?.bytes == Array("photo \(SealedCloset.marker)".utf8))
    }
}
