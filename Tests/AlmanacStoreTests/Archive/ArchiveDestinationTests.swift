// SPDX-License-Identifier: Apache-2.0

import StoreTesting
import Testing

@testable import AlmanacStore

@Suite struct ArchiveDestinationTests {
    @Test(arguments: ["", "closet/", "closet/attachments/"])
    func `an archive is never a file of another home`(_ folder: String) throws {
        let test = try TestHome()
        let other = try TestHome()
        let store = try Closet.open(other.home)
        try Closet.fill(store)
        try store.close()
        let before = try readFile("\(other.home.path)/closet/closet.sqlite")
        for name in ["closet.sqlite", "all.tar"] {
            let path = "\(other.home.path)/\(folder)\(name)"
            #expect(refusal { try Closet.stores(test.home).export(to: path) } == .badDestination)
        }
        #expect(try readFile("\(other.home.path)/closet/closet.sqlite") == before)
        #expect(!entries("\(other.home.path)/\(folder)").contains("all.tar"))
    }

    @Test func `it can be beside a home`() throws {
        let test = try TestHome()
        let stores = Closet.stores(Home(path: "\(test.path)/home"))
        let store = try Closet.open(stores.home)
        try Closet.fill(store)
        try store.close()
        #expect(try stores.export(to: "\(test.path)/all.tar").count == 1)
    }
}
