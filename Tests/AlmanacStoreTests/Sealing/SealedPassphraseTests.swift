// SPDX-License-Identifier: Apache-2.0

import CAlmanacStore
import CivilTime
import GRDB
import Glibc
import StoreTesting
import Synchronization
import Testing

@testable import AlmanacStore

@Suite("The passphrase of records that are sealed as a whole") struct SealedPassphraseTests {
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
        let stores = try SealedCloset.make(test)
        #expect(refusal { try stores.unseal("closet", passphrase: "four white storks") } == .wrongPassphrase)
        try stores.unseal("closet", passphrase: Closet.passphrase)
        #expect(try !stores.isSealed("closet"))
        let store = try Closet.open(stores.home)
        #expect(try SealedCloset.names(store).count == 40)
        let photo = try store.read { db in try String.fetchOne(db, sql: "SELECT photo FROM item WHERE number = 14") }
        #expect(try store.attachment(#require(photo))?.bytes == Array("photo \(SealedCloset.marker)".utf8))
        #expect(try store.read { db in try TableLayout.all(in: db).map(\.name) }.contains("storeSealedBlock") == false)
    }

    @Test func `erasing sealed records leaves an empty store that needs no passphrase`() throws {
        let test = try TestHome()
        let stores = try SealedCloset.make(test)
        try stores.erase()
        let store = try Closet.open(stores.home)
        #expect(try SealedCloset.names(store).isEmpty)
        #expect(try !store.vault.isSet())
        try SealedCloset.rename(store, to: "x")
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
        switch try PluginStore.openForReading(Closet.schema(), in: test.home, unlocking: SealedCloset.unlocking) {
        case .store: Issue.record("reading must not upgrade the file")
        case .copy(let copy):
            #expect(try copy.read { db in try String.fetchOne(db, sql: "SELECT color FROM item") } == "#000080")
        }
        let store = try SealedCloset.open(test.home)
        #expect(try store.read { db in try String.fetchOne(db, sql: "SELECT color FROM item") } == "#000080")
    }

    /// XDG Base Directory Specification 0.8: the folder is owned by the user, and its mode is 0700.
    @Test func `an unlocked store opens without the passphrase until the key expires`() throws {
        let test = try TestHome()
        let stores = try SealedCloset.make(test)
        let folder = stores.home.folder(of: "closet")
        let runtime = try TestHome(in: "/dev/shm")
        try RememberedKey.$runtimeFolder.withValue(runtime.path) {
            #expect(
                refusal { try stores.unlock("closet", passphrase: "four white storks", for: 60) } == .wrongPassphrase)
            let expiry = try #require(try stores.unlock("closet", passphrase: Closet.passphrase, for: 60))
            let store = try PluginStore.open(Closet.schema(), in: stores.home)
            #expect(try SealedCloset.names(store).count == 40)
            let keyID = try #require(try store.read { db in try KeySlot.keyID(in: db) })
            try store.close()
            #expect(RememberedKey.key(keyID, of: folder, now: Int(expiry.wholeSeconds) - 1) != nil)
            #expect(RememberedKey.key(keyID, of: folder, now: Int(expiry.wholeSeconds)) == nil, "and it is removed")
            #expect(refusal { try PluginStore.open(Closet.schema(), in: stores.home) } == .vaultLocked)
            _ = try stores.unlock("closet", passphrase: Closet.passphrase, for: 60)
            #expect(try stores.lock("closet"))
            #expect(try !stores.lock("closet"))
            #expect(refusal { try PluginStore.open(Closet.schema(), in: stores.home) } == .vaultLocked)
            chmod("\(runtime.path)/almanac", 0o777)
            #expect(
                try stores.unlock("closet", passphrase: Closet.passphrase, for: 60) == nil, "others can write there")
            chmod("\(runtime.path)/almanac", 0o700)
            chmod(runtime.path, 0o755)
            #expect(try stores.unlock("closet", passphrase: Closet.passphrase, for: 60) == nil, "others can read there")
            chmod(runtime.path, 0o700)
            _ = try stores.unlock("closet", passphrase: Closet.passphrase, for: 60)
            _ = try stores.erase(plugin: "closet")
            #expect(RememberedKey.key(keyID, of: folder, now: 0) == nil, "erasure forgets the key")
        }
        RememberedKey.$runtimeFolder.withValue(test.path) {
            #expect((RememberedKey.folder != nil) == store_is_in_memory(test.path), "a disk would keep the key")
        }
    }
}
