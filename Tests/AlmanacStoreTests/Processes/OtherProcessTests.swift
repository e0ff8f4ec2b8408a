// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import GRDB
import Glibc
import StoreTesting
import Testing

@testable import AlmanacStore

@Suite struct OtherProcessTests {
    /// The schema of the program `store-writer`, without its check of migrations.
    private static func entries(_ test: TestHome) throws -> (numbers: Set<Int>, photos: [Int: String]) {
        let queue = try DatabaseQueue(path: "\(test.path)/journal/journal.sqlite")
        return try queue.read { db throws in
            #expect(try String.fetchOne(db, sql: "PRAGMA integrity_check") == "ok")
            #expect(try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").isEmpty)
            var photos: [Int: String] = [:]
            for row in try Row.fetchAll(db, sql: "SELECT number, photo FROM entry WHERE photo IS NOT NULL") {
                photos[row["number"]] = row["photo"]
            }
            return (try Int.fetchSet(db, sql: "SELECT number FROM entry"), photos)
        }
    }

    @Test func `a killed process loses nothing that was reported as saved`() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("crash test: seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        let test = try TestHome()
        var saved = 0
        var largest = -1
        for round in 0..<60 {
            let child = try Child(Child.writer, ["write", test.path])
            // Some are killed while they open and repair the store, most while they write.
            if round % 6 != 0 { child.read(upTo: Int.random(in: 1...40, using: &generator)) }
            usleep(UInt32.random(in: 0...(round % 6 == 0 ? 60_000 : 4_000), using: &generator))
            child.kill()
            child.read()
            #expect(child.wait() == -SIGKILL, "seed \(seed), round \(round): \(child.lines)")
            let acknowledged = child.lines.compactMap(Int.init)
            #expect(acknowledged.count == child.lines.count, "seed \(seed), round \(round): \(child.lines)")
            saved += acknowledged.count
            largest = max(largest, acknowledged.last ?? -1)
            guard try Disk.size("\(test.path)/journal/journal.sqlite") > 0 else { continue }
            guard largest >= 0 else { continue }
            let found = try Self.entries(test)
            #expect(found.numbers.isSuperset(of: 0...largest), "seed \(seed), round \(round)")
            // At most one unacknowledged entry can exist: the one being written.
            #expect(found.numbers.count <= largest + 2, "seed \(seed), round \(round)")
            for (number, hash) in found.photos {
                let bytes = try readFile("\(test.path)/journal/attachments/\(hash.prefix(2))/\(hash)")
                #expect(ContentHash.of(bytes) == hash, "seed \(seed), round \(round), entry \(number)")
            }
            largest = found.numbers.max() ?? largest
        }
        #expect(saved > 100, "seed \(seed)")
    }

    @Test func `a process killed while creating a store leaves one that opens`() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<60 {
            let test = try TestHome()
            let child = try Child(Child.writer, ["write", test.path])
            usleep(UInt32.random(in: 1_000...20_000, using: &generator))
            child.kill()
            _ = child.wait()
            let next = try Child(Child.writer, ["count", test.path, "next", "1"])
            next.read()
            #expect(next.wait() == 0, "seed \(seed), round \(round): \(next.lines)")
        }
    }

    @Test func `several processes write in turn`() throws {
        let test = try TestHome()
        let children = try (0..<4).map { try Child(Child.writer, ["count", test.path, "child\($0)", "60"]) }
        for child in children {
            child.read()
            #expect(child.wait() == 0, "\(child.lines)")
            #expect(child.lines == ["done"])
        }
        let queue = try DatabaseQueue(path: "\(test.path)/journal/journal.sqlite")
        #expect(try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM entry") } == 240)
    }

    /// A limit on the size of files fails in the same calls as a full disk.
    @Test(arguments: [0, 4000]) func `a full disk loses nothing`(attachmentGrowth: Int) throws {
        let test = try TestHome()
        let child = try Child(Child.writer, ["fill", test.path, "400000", "\(attachmentGrowth)"])
        child.read()
        #expect(child.wait() == 74, "\(child.lines.suffix(1))")
        let message = try #require(child.lines.last)
        #expect(message.hasPrefix("disk-full: Can't "), "\(message)")
        #expect(message.contains("Free some disk space"), "\(message)")
        let acknowledged = Set(child.lines.dropLast().compactMap(Int.init))
        #expect(acknowledged.count >= 10)
        let found = try Self.entries(test)
        #expect(found.numbers == acknowledged)
        #expect(
            Set(allFiles("\(test.path)/journal/attachments").map { String($0.suffix(64)) }) == Set(found.photos.values))
    }

    @Test(arguments: ["home", "plugin", "file"])
    func `missing write permission is reported with a remedy`(what: String) throws {
        let test = try TestHome()
        let first = try Child(Child.writer, ["count", test.path, "x", "3"])
        first.read()
        #expect(first.wait() == 0)
        let path =
            ["home": test.path, "plugin": "\(test.path)/journal", "file": "\(test.path)/journal/journal.sqlite"][what]
            ?? ""
        let before = try test.files()
        // Root has all permissions, so the child runs as the owner of the files without being root.
        let user: uid_t = geteuid() == 0 ? 65_534 : geteuid()
        if geteuid() == 0 {
            for place in [test.path, "\(test.path)/journal"] + allFiles(test.path) { chown(place, user, gid_t.max) }
        }
        chmod(path, what == "file" ? 0o400 : 0o500)
        defer { chmod(path, 0o700) }
        let child = try Child(Child.writer, ["open-as", test.path, "\(user)"])
        child.read()
        #expect(child.wait() == 77, "\(child.lines)")
        let message = try #require(child.lines.last)
        #expect(message.hasPrefix("not-writable: "), "\(message)")
        #expect(message.contains("writable, or set ALMANAC_HOME"), "\(message)")
        let after = try test.files()
        for (file, bytes) in before { #expect(after[file] == bytes, "\(file)") }
    }

    @Test func `changes by the sqlite3 program are visible`() throws {
        let test = try TestHome()
        let store = try PluginStore.open(PluginStoreTests.notes, in: test.home, for: .server)
        let path = "\(test.path)/notes/notes.sqlite"
        let program = try runProgram("/usr/bin/sqlite3", [path, "INSERT INTO note VALUES ('1', 'from outside')"])
        #expect(program.exitCode == 0)
        #expect(try store.read { try String.fetchAll($0, sql: "SELECT text FROM note") } == ["from outside"])
    }
}
