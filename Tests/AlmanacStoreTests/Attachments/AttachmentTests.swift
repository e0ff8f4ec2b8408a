// SPDX-License-Identifier: Apache-2.0

import GRDB
import Glibc
import StoreTesting
import Testing

@testable import AlmanacStore

@Suite struct AttachmentTests {
    private static func insert(_ id: String, _ bytes: [UInt8], _ store: PluginStore) throws -> String {
        try store.write { db in
            let hash = try store.attach(bytes, mediaType: "image/png", in: db)
            try db.execute(sql: "INSERT INTO item (id, name, photo) VALUES (?, 'Coat', ?)", arguments: [id, hash])
            return hash
        }
    }

    private static func files(_ test: TestHome) -> [String] { allFiles("\(test.path)/closet/attachments") }

    @Test func `attachments are named by their content and stored once`() throws {
        let test = try TestHome()
        let store = try Closet.open(test.home)
        // FIPS 180-4's example "abc".
        let hash = try Self.insert("1", Array("abc".utf8), store)
        #expect(hash == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(try Self.insert("2", Array("abc".utf8), store) == hash)
        #expect(Self.files(test) == ["\(test.path)/closet/attachments/ba/\(hash)"])
        let attachment = try #require(try store.attachment(hash))
        #expect(attachment == Attachment(hash: hash, mediaType: "image/png", bytes: Array("abc".utf8)))
        #expect(try store.attachment(String(repeating: "0", count: 64)) == nil)
    }

    @Test func `attachments are deleted with their last owner`() throws {
        let test = try TestHome()
        let store = try Closet.open(test.home)
        _ = try Self.insert("1", [1, 2, 3], store)
        _ = try Self.insert("2", [1, 2, 3], store)
        try store.write { try $0.execute(sql: "DELETE FROM item WHERE id = '1'") }
        #expect(Self.files(test).count == 1)
        try store.write { try $0.execute(sql: "DELETE FROM item WHERE id = '2'") }
        #expect(Self.files(test) == [])
    }

    @Test(arguments: [
        "UPDATE item SET photo = NULL", "UPDATE item SET photo = NULL, receipt = NULL",
        "REPLACE INTO item (number, id, name) SELECT number, id, name FROM item",
    ])
    func `attachments are deleted when a record releases them`(sql: String) throws {
        let test = try TestHome()
        let store = try Closet.open(test.home)
        _ = try Self.insert("1", [1, 2, 3], store)
        try store.write { try $0.execute(sql: sql) }
        #expect(Self.files(test) == [])
    }

    @Test func `attachments stay while another column refers to them`() throws {
        let test = try TestHome()
        let store = try Closet.open(test.home)
        _ = try Self.insert("1", [1, 2, 3], store)
        try store.write { try $0.execute(sql: "UPDATE item SET receipt = photo, photo = NULL") }
        #expect(Self.files(test).count == 1)
    }

    @Test func `rolled-back writes leave no attachment file`() throws {
        struct Stop: Error {}
        let test = try TestHome()
        let store = try Closet.open(test.home)
        #expect(throws: Stop.self) {
            try store.write { db in
                _ = try store.attach([9], mediaType: "image/png", in: db)
                throw Stop()
            }
        }
        #expect(Self.files(test) == [])
    }

    @Test func `attachments without an owner are deleted`() throws {
        let test = try TestHome()
        let store = try Closet.open(test.home)
        _ = try store.write { db in try store.attach([9], mediaType: "image/png", in: db) }
        #expect(Self.files(test) == [])
    }

    @Test func `references to missing attachments are rejected`() throws {
        let store = try PluginStore.inMemory(Closet.schema())
        #expect(throws: (any Error).self) {
            try store.write { try $0.execute(sql: "INSERT INTO item (id, name, photo) VALUES ('1', 'Coat', 'abc')") }
        }
    }

    @Test func `attachments left by a crash are deleted`() throws {
        let test = try TestHome()
        let store = try Closet.open(test.home)
        let hash = try Self.insert("1", [1], store)
        let folder = "\(test.path)/closet/attachments/\(hash.prefix(2))"
        let stray = hash.prefix(2) + String(repeating: "0", count: 62)
        for name in [".almanac-0123456789abcdef.part", stray] { try writeFile([5], "\(folder)/\(name)") }
        try store.sweepAttachments()
        #expect(Self.files(test).map { $0.suffix(64) } == [Substring(hash)])
        try store.close()
        try writeFile([5], "\(folder)/\(stray)")
        try PluginStore.open(Closet.schema(), in: test.home, for: .server).close()
        #expect(Self.files(test).count == 1)
    }

    @Test(arguments: [nil, [7, 7]] as [[UInt8]?])
    func `damaged attachments are detected and can be attached again`(content: [UInt8]?) throws {
        let test = try TestHome()
        let store = try Closet.open(test.home)
        let hash = try Self.insert("1", [1], store)
        let path = try #require(Self.files(test).first)
        if let content { try writeFile(content, path) } else { #expect(unlinkFile(path)) }
        let error = #expect(throws: StoreError.self) { try store.attachment(hash) }
        #expect(error?.code == .attachmentDamaged)
        #expect(error?.message.contains(content == nil ? "missing" : "altered") == true)
        _ = try Self.insert("2", [1], store)
        #expect(try store.attachment(hash)?.bytes == [1])
    }

    @Test func `attachments in memory behave like attachments on disk`() throws {
        let store = try PluginStore.inMemory(Closet.schema())
        let hash = try Self.insert("1", [1, 2, 3], store)
        #expect(try store.attachment(hash)?.bytes == [1, 2, 3])
        try store.write { try $0.execute(sql: "DELETE FROM item") }
        #expect(try store.attachment(hash) == nil)
        #expect(try store.attachmentFiles.load(hash) == nil)
    }

    @Test(arguments: ["attachments", "attachments/ab"])
    func `a link among the attachments leads to files that aren't removed`(_ link: String) throws {
        let test = try TestHome()
        let store = try Closet.open(test.home)
        try Closet.fill(store)
        let kept = "\(test.path)/kept"
        #expect(mkdir(kept, 0o700) == 0 && mkdir("\(kept)/ab", 0o700) == 0)
        let hash = String(repeating: "ab", count: 32)
        for name in ["letter", "ab/letter", "ab/\(hash)", hash] { try writeFile(Array("dear".utf8), "\(kept)/\(name)") }
        let path = "\(test.path)/closet/\(link)"
        #expect(rename(path, "\(test.path)/former") == 0 || errno == ENOENT)
        #expect(symlink(kept, path) == 0)
        try store.write { db in try db.execute(sql: "UPDATE item SET photo = NULL") }
        try store.sweepAttachments()
        try store.close()
        _ = try Closet.stores(test.home).erase()
        let letters = ["letter", "ab/letter"].allSatisfy { access("\(kept)/\($0)", F_OK) == 0 }
        #expect(letters && access(path, F_OK) != 0)
        #expect(access("\(kept)/ab/\(hash)", F_OK) == (link == "attachments" ? -1 : 0), "only ours is removed")
    }
}
