// SPDX-License-Identifier: Apache-2.0

import GRDB
import StoreTesting
import Testing

@testable import AlmanacStore

@Suite struct SealingBackupTests {
    @Test func `a damaged backup is removed, too, and doesn't keep the records closed`() throws {
        let test = try TestHome()
        let stores = Closet.stores(test.home)
        let store = try Closet.open(stores.home)
        try Closet.fill(store, marker: SealedCloset.marker)
        try store.close()
        let backup = try Backups(test.home.folder(of: "closet")).add(version: 2)
        try Disk.write(Array("\(SealedCloset.marker) ".utf8) + Array(repeating: 0x55, count: 8_192), to: backup.path)
        let sealed = try stores.seal("closet", passphrase: Closet.passphrase)
        #expect(sealed.removedBackups.contains(1) && sealed.unfinished == nil)
        #expect(try test.files(with: SealedCloset.marker) == [])
        #expect(try SealedCloset.names(SealedCloset.open(stores.home, use: .command)).count == 40)
    }
}
