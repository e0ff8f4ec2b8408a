// SPDX-License-Identifier: Apache-2.0

import CivilTime
import GRDB
import Glibc
import StoreTesting
import Synchronization
import Testing

@testable import AlmanacStore

@Suite("Records that are sealed as a whole") struct StoreSealingTests {
    private static let marker = "Haselnuss9731"
    private static let unlocking = Unlocking { _ in Closet.passphrase }

    private static func sealed(_ test: TestHome, at name: String = "home") throws -> Stores {
        let stores = Closet.stores(Home(path: "\(test.path)/\(name)"))
        let store = try Closet.open(stores.home)
        try Closet.fill(store, marker: marker)
        try store.close()
        _ = try stores.seal("closet", passphrase: Closet.passphrase)
        return stores
    }

    private static func open(_ home: Home, use: PluginStore.Use = .command) throws -> PluginStore {
        try PluginStore.open(Closet.schema(), in: home, for: use, busyTimeout: 2, unlocking: unlocking)
    }

    private static func names(_ store: PluginStore) throws -> [String] {
        try store.read { db in try String.fetchAll(db, sql: "SELECT id FROM item ORDER BY number") }
    }

    private static func rename(_ store: PluginStore, to name: String) throws {
        try store.write { db in try db.execute(sql: "UPDATE item SET name = ? WHERE number = 7", arguments: [name]) }
    }

    private static func firstName(_ store: PluginStore) throws -> String? {
        try store.read { db in try String.fetchOne(db, sql: "SELECT name FROM item WHERE number = 7") }
    }

    @Test func `no byte of the records is left in any file`() throws {
        let test = try TestHome()
        let stores = Closet.stores(test.home)
        let store = try Closet.open(stores.home)
        try Closet.fill(store, marker: Self.marker)
        try store.close()
        try Backups(test.home.folder(of: "closet")).add(version: 2)
        #expect(try !test.files(with: Self.marker).isEmpty)
        let sealed = try stores.seal("closet", passphrase: Closet.passphrase)
        #expect(sealed.recoveryCode == nil, "the passphrase was set before")
        #expect(sealed.removedBackups == [1])
        #expect(try test.files(with: Self.marker) == [])
        #expect(try test.files(with: "Jacke") == [])
        #expect(try stores.isSealed("closet"))
        #expect(try stores.backups(of: "closet").isEmpty)
    }

    @Test(arguments: [PluginStore.Use.command, .server])
    func `the passphrase opens records and attachments`(use: PluginStore.Use) throws {
        let test = try TestHome()
        let stores = try Self.sealed(test)
        #expect(refusal { try PluginStore.open(Closet.schema(), in: stores.home) } == .vaultLocked)
        let wrong = Unlocking { _ in "three white herons" }
        #expect(
            refusal { try PluginStore.open(Closet.schema(), in: stores.home, unlocking: wrong) } == .wrongPassphrase)
        let store = try Self.open(stores.home, use: use)
        #expect(try Self.names(store).count == 40)
        let photo = try #require(
            try store.read { db in try String.fetchOne(db, sql: "SELECT photo FROM item WHERE photo IS NOT NULL") })
        #expect(try store.attachment(photo)?.bytes == Array("photo \(Self.marker)".utf8))
        let chest = try store.read { db in try SealedValue.fetchOne(db, sql: "SELECT chest FROM profile") }
        #expect(
            try store.vault.text(of: #require(chest), at: SealedCell("profile", "chest", id: "me"))
                == "96 cm \(Self.marker)", "the same key opens sealed values")
        try store.close()
    }

    @Test func `changes are sealed, and every open store sees them`() throws {
        let test = try TestHome()
        let stores = try Self.sealed(test)
        let (first, second) = (try Self.open(stores.home), try Self.open(stores.home))
        try Self.rename(first, to: "Quitte4410")
        #expect(try Self.firstName(second) == "Quitte4410")
        try Self.rename(second, to: "Mispel2205")
        #expect(try Self.firstName(first) == "Mispel2205")
        #expect(try test.files(with: "Quitte4410") == [])
        #expect(try test.files(with: "Mispel2205") == [])
        try first.close()
        try second.close()
        let third = try Self.open(stores.home)
        #expect(try Self.firstName(third) == "Mispel2205")
    }

    @Test func `a change that fails leaves nothing`() throws {
        struct Refusal: Error {}
        let test = try TestHome()
        let stores = try Self.sealed(test)
        let store = try Self.open(stores.home)
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
        let stores = try Self.sealed(test)
        let store = try Self.open(stores.home)
        let folder = "home/closet/attachments"
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
        let stores = try Self.sealed(test)
        let archive = "\(test.path)/sealed.tar"
        _ = try stores.export(to: archive)
        #expect(try readFile(archive).occurrences(of: Array(Self.marker.utf8)) == 0)
        let other = Closet.stores(Home(path: "\(test.path)/other"))
        try other.import(from: archive)
        let store = try Self.open(other.home)
        #expect(try Self.names(store).count == 40)
        let photo = try store.read { db in try String.fetchOne(db, sql: "SELECT photo FROM item WHERE number = 14") }
        #expect(try store.attachment(#require(photo))?.bytes == Array("photo \(Self.marker)".utf8))
        try store.close()
        let clear = "\(test.path)/clear.tar"
        _ = try stores.export(to: clear, sealed: .inClear(passphrase: Closet.passphrase))
        #expect(try readFile(clear).occurrences(of: Array(Self.marker.utf8)) > 100)
        let third = Closet.stores(Home(path: "\(test.path)/third"))
        try third.import(from: clear, passphrase: "four white storks")
        #expect(try Self.names(Closet.open(third.home)).count == 40)
    }

    @Test func `a new passphrase replaces the key of everything, also in backups`() throws {
        let test = try TestHome()
        let stores = try Self.sealed(test)
        let folder = stores.home.folder(of: "closet")
        try Backups(folder).add(version: 2)
        let before = try test.files()
        let store = try stores.open("closet")
        store.vault.cost.withLock { $0 = ScryptCost(rounds: 1 << 4) }
        try store.vault.unlock(passphrase: Closet.passphrase)
        _ = try store.vault.changePassphrase(to: "four white storks")
        try store.close()
        #expect(refusal { try Self.open(stores.home) } == .wrongPassphrase)
        let new = Unlocking { _ in "four white storks" }
        for (path, bytes) in before where path.contains("/attachments/") {
            #expect(try test.files()[path] != bytes, "the former key opens it: \(path)")
        }
        func check() throws {
            let store = try PluginStore.open(Closet.schema(), in: stores.home, unlocking: new)
            #expect(try Self.names(store).count == 40)
            let photo = try store.read { db in try String.fetchOne(db, sql: "SELECT photo FROM item WHERE number = 14")
            }
            #expect(try store.attachment(#require(photo))?.bytes == Array("photo \(Self.marker)".utf8))
            try store.close()
        }
        try check()
        _ = try stores.restore(#require(stores.backups(of: "closet").first), of: "closet")
        try check()
    }

    @Test func `an altered, missing, or older block is detected`() throws {
        let test = try TestHome()
        let stores = try Self.sealed(test)
        let path = "\(test.path)/home/closet/closet.sqlite"
        func queue() throws -> DatabaseQueue { try DatabaseQueue(path: path) }
        let former = try queue().read { db in
            try Row.fetchAll(db, sql: "SELECT number, content FROM storeSealedBlock").map {
                ($0["number"] as Int, $0["content"] as DatabaseValue)
            }
        }
        let store = try Self.open(stores.home)
        try Self.rename(store, to: "Speierling")
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
                #expect(refusal { try Self.open(stores.home) } == .sealBroken, "block \(number)")
                try queue().write { db in
                    try db.execute(
                        sql: "INSERT OR REPLACE INTO storeSealedBlock VALUES (?, ?)", arguments: [number, current])
                }
            }
        }
        #expect(try Self.firstName(Self.open(stores.home)) == "Speierling")
    }

    @Test func `sealing requires a strong passphrase, and shows a code that opens the records`() throws {
        let test = try TestHome()
        let stores = Closet.stores(test.home)
        #expect(refusal { try stores.seal("closet", passphrase: Closet.passphrase) } == .notFound)
        let store = try Closet.open(test.home)
        try store.write { db in try db.execute(sql: "INSERT INTO diary VALUES ('1', 'Kornelkirsche')") }
        try store.close()
        #expect(refusal { try stores.seal("closet", passphrase: "aaaaaaaa") } == .passphraseRefused)
        #expect(try !stores.isSealed("closet"))
        let code = try #require(stores.seal("closet", passphrase: Closet.passphrase).recoveryCode)
        #expect(try test.files(with: "Kornelkirsche") == [])
        #expect(refusal { try stores.seal("closet", passphrase: Closet.passphrase) } == .notEmpty)
        let file = try stores.open("closet")
        file.vault.cost.withLock { $0 = ScryptCost(rounds: 1 << 4) }
        try file.vault.unlock(recoveryCode: code)
        _ = try file.vault.changePassphrase(to: "four white storks")
        try file.close()
        let opened = try PluginStore.open(
            Closet.schema(), in: test.home, unlocking: Unlocking { _ in "four white storks" })
        #expect(try opened.read { db in try String.fetchOne(db, sql: "SELECT words FROM diary") } == "Kornelkirsche")
    }

    @Test func `unsealed records are as they were`() throws {
        let test = try TestHome()
        let stores = try Self.sealed(test)
        #expect(refusal { try stores.unseal("closet", passphrase: "four white storks") } == .wrongPassphrase)
        try stores.unseal("closet", passphrase: Closet.passphrase)
        #expect(try !stores.isSealed("closet"))
        let store = try Closet.open(stores.home)
        #expect(try Self.names(store).count == 40)
        let photo = try store.read { db in try String.fetchOne(db, sql: "SELECT photo FROM item WHERE number = 14") }
        #expect(try store.attachment(#require(photo))?.bytes == Array("photo \(Self.marker)".utf8))
        #expect(try store.read { db in try TableLayout.all(in: db).map(\.name) }.contains("storeSealedBlock") == false)
    }

    @Test func `erasing sealed records leaves an empty store that needs no passphrase`() throws {
        let test = try TestHome()
        let stores = try Self.sealed(test)
        try stores.erase()
        let store = try Closet.open(stores.home)
        #expect(try Self.names(store).isEmpty)
        #expect(try !store.vault.isSet())
        try Self.rename(store, to: "x")
    }

    @Test func `sealed records are upgraded when they are opened`() throws {
        let test = try TestHome()
        let first = StoreMigrations(
            plugin: "closet", migrations: [Closet.first], attachments: Closet.schema().attachments,
            sealed: Closet.schema().sealed)
        var stores = Stores([first], in: test.home)
        stores.cost = ScryptCost(rounds: 1 << 4)
        let old = try PluginStore.open(first, in: test.home)
        try old.write { db in
            try db.execute(sql: "INSERT INTO item (number, id, name) VALUES (1, 'a', 'blue jeans')")
        }
        try old.close()
        _ = try stores.seal("closet", passphrase: Closet.passphrase)
        switch try PluginStore.openForReading(Closet.schema(), in: test.home, unlocking: Self.unlocking) {
        case .store: Issue.record("reading must not upgrade the file")
        case .copy(let copy):
            #expect(try copy.read { db in try String.fetchOne(db, sql: "SELECT color FROM item") } == "#000080")
        }
        let store = try Self.open(test.home)
        #expect(try store.read { db in try String.fetchOne(db, sql: "SELECT color FROM item") } == "#000080")
    }

    /// XDG Base Directory Specification 0.8: the folder is owned by the user, and its mode is 0700.
    @Test func `an unlocked store opens without the passphrase until the key expires`() throws {
        let test = try TestHome()
        let stores = try Self.sealed(test)
        let folder = stores.home.folder(of: "closet")
        try RememberedKey.$runtimeFolder.withValue(test.path) {
            #expect(
                refusal { try stores.unlock("closet", passphrase: "four white storks", for: 60) } == .wrongPassphrase)
            let expiry = try #require(try stores.unlock("closet", passphrase: Closet.passphrase, for: 60))
            let store = try PluginStore.open(Closet.schema(), in: stores.home)
            #expect(try Self.names(store).count == 40)
            let keyID = try #require(try store.read { db in try KeySlot.keyID(in: db) })
            try store.close()
            #expect(RememberedKey.key(keyID, of: folder, now: Int(expiry.wholeSeconds) - 1) != nil)
            #expect(RememberedKey.key(keyID, of: folder, now: Int(expiry.wholeSeconds)) == nil, "and it is removed")
            #expect(refusal { try PluginStore.open(Closet.schema(), in: stores.home) } == .vaultLocked)
            _ = try stores.unlock("closet", passphrase: Closet.passphrase, for: 60)
            #expect(try stores.lock("closet"))
            #expect(try !stores.lock("closet"))
            #expect(refusal { try PluginStore.open(Closet.schema(), in: stores.home) } == .vaultLocked)
            chmod(test.path, 0o755)
            #expect(try stores.unlock("closet", passphrase: Closet.passphrase, for: 60) == nil, "others can read there")
        }
    }
}
