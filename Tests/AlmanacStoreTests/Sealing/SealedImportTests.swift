// SPDX-License-Identifier: Apache-2.0

import GRDB
import StoreTesting
import Testing

@testable import AlmanacStore

/// An archive whose records aren't sealed, over records that are sealed as a whole.
@Suite struct SealedImportTests {
    @Test func `what replaces sealed records is sealed with their key`() throws {
        let test = try TestHome()
        let stores = try SealedCloset.make(test)
        let clear = "\(test.path)/clear.tar"
        _ = try stores.export(to: clear, sealed: .inClear(passphrase: Closet.passphrase))
        let store = try SealedCloset.open(stores.home)
        let archived = try SealedCloset.firstName(store)
        try SealedCloset.rename(store, to: "Elderberry")
        try store.close()
        #expect(refusal { try stores.import(from: clear, replacing: true) } == .vaultLocked)
        let wrong = Unlocking { _ in "four white storks" }
        #expect(refusal { try stores.import(from: clear, replacing: true, unlocking: wrong) } == .wrongPassphrase)
        let same = try SealedCloset.open(stores.home)
        #expect(try SealedCloset.firstName(same) == "Elderberry", "nothing was imported")
        try same.close()
        let imported = try stores.import(from: clear, replacing: true, unlocking: SealedCloset.unlocking)
        #expect(imported.recoveryCodes.isEmpty)
        #expect(try stores.isSealed("closet"))
        #expect(try test.files(with: SealedCloset.marker) == [clear])
        let changed = try SealedCloset.open(stores.home)
        #expect(try SealedCloset.names(changed).count == 40)
        #expect(try SealedCloset.firstName(changed) == archived)
        let photo = try changed.read { db in try String.fetchOne(db, sql: "SELECT photo FROM item WHERE number = 14") }
        #expect(try changed.attachment(#require(photo))?.bytes == Array("photo \(SealedCloset.marker)".utf8))
        try changed.close()
        #expect(try stores.report().flatMap(\.problems) == [])
    }

    @Test func `a sealed archive over other records can be unsealed at once, and those only come back unsealed`() throws
    {
        let test = try TestHome()
        let sealed = "\(test.path)/sealed.tar"
        _ = try SealedCloset.make(test, at: "other").export(to: sealed)
        let stores = Closet.stores(Home(path: "\(test.path)/data"))
        let store = try Closet.open(stores.home)
        try Closet.fill(store)
        try SealedCloset.rename(store, to: "Elderberry")
        try store.close()
        _ = try stores.import(from: sealed, replacing: true)
        let backup = try #require(try stores.backups(of: "closet").last)
        try SealedCloset.open(stores.home).close()
        #expect(refusal { try stores.restore(backup, of: "closet") } == .sealBroken)
        #expect(try stores.isSealed("closet"))
        _ = try stores.import(from: sealed, replacing: true)
        try stores.unseal("closet", passphrase: Closet.passphrase)
        _ = try stores.restore(backup, of: "closet")
        let restored = try Closet.open(stores.home)
        #expect(try SealedCloset.firstName(restored) == "Elderberry")
        try restored.close()
    }

    @Test func `records that are sealed again after they were erased open from their archive`() throws {
        let test = try TestHome()
        let stores = try SealedCloset.make(test)
        try stores.erase()
        let store = try Closet.open(stores.home)
        try Closet.fill(store)
        try store.close()
        _ = try stores.seal("closet", passphrase: Closet.passphrase)
        let archive = "\(test.path)/sealed.tar"
        _ = try stores.export(to: archive)
        let other = Closet.stores(Home(path: "\(test.path)/other"))
        _ = try other.import(from: archive)
        let opened = try SealedCloset.open(other.home)
        #expect(try SealedCloset.names(opened).count == 40)
        try opened.close()
    }

    @Test func `sealed records that come back from a backup are checked, and what replaces them isn't foreign`() throws
    {
        let test = try TestHome()
        let sealed = "\(test.path)/sealed.tar"
        _ = try SealedCloset.make(test, at: "other").export(to: sealed)
        let stores = Closet.stores(Home(path: "\(test.path)/data"))
        let store = try Closet.open(stores.home)
        try Closet.fill(store)
        try store.close()
        let clear = "\(test.path)/clear.tar"
        _ = try stores.export(to: clear, sealed: .inClear(passphrase: Closet.passphrase))
        let folder = stores.home.folder(of: "closet")
        _ = try stores.import(from: sealed, replacing: true)
        #expect(try Disk.status(folder.foreignMark) != nil)
        try stores.unseal("closet", passphrase: Closet.passphrase)
        #expect(try Disk.status(folder.foreignMark) == nil)
        _ = try stores.import(from: sealed, replacing: true)
        _ = try stores.import(from: sealed, replacing: true)
        let backup = try #require(try stores.backups(of: "closet").last)
        try SealedCloset.open(stores.home).close()
        #expect(try Disk.status(folder.foreignMark) == nil)
        _ = try stores.restore(backup, of: "closet")
        #expect(try Disk.status(folder.foreignMark) != nil)
        _ = try stores.import(from: clear, replacing: true, unlocking: SealedCloset.unlocking)
        #expect(try Disk.status(folder.foreignMark) == nil)
    }

    @Test func `records that were sealed and aren't are a problem, and nothing is imported over them`() throws {
        let test = try TestHome()
        let stores = try SealedCloset.make(test)
        let clear = "\(test.path)/clear.tar"
        _ = try stores.export(to: clear, sealed: .inClear(passphrase: Closet.passphrase))
        let other = try TestHome()
        let store = try Closet.open(other.home)
        try Closet.fill(store)
        try store.close()
        for suffix in ["", "-wal", "-shm"] {
            let path = "closet/closet.sqlite\(suffix)"
            try? writeFile(readFile("\(other.home.path)/\(path)"), "\(stores.home.path)/\(path)")
        }
        let problems: [String] = try stores.report().flatMap(\.problems)
        #expect(problems.contains { $0.contains("were sealed") })
        #expect(
            refusal { try stores.import(from: clear, replacing: true, passphrase: "four white storks") } == .sealBroken)
        try stores.unseal("closet", passphrase: Closet.passphrase)
        let left: [String] = try stores.report().flatMap(\.problems)
        #expect(!left.contains { $0.contains("were sealed") })
    }

    @Test func `sealed values with another passphrase don't replace sealed records`() throws {
        let test = try TestHome()
        let stores = try SealedCloset.make(test)
        let other = Closet.stores(Home(path: "\(test.path)/other"))
        let store = try Closet.open(other.home)
        try Closet.fill(store)
        try store.close()
        let archive = "\(test.path)/other.tar"
        _ = try other.export(to: archive)
        let problem = refusal {
            try stores.import(from: archive, replacing: true, unlocking: SealedCloset.unlocking)
        }
        #expect(problem == .badArchive)
        #expect(try SealedCloset.names(SealedCloset.open(stores.home)).count == 40)
    }
}
