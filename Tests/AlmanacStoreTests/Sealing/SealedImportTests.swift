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
