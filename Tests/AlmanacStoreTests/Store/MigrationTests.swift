// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import GRDB
import StoreTesting
import Testing

@testable import AlmanacStore

@Suite struct MigrationTests {
    static func steps(_ count: Int, _ name: String = "step") -> [StoreMigration] {
        (0..<count).map { StoreMigration("\(name) \($0)", sql: "CREATE TABLE t\($0) (id TEXT PRIMARY KEY) STRICT") }
    }
    static func schema(_ count: Int) -> StoreMigrations { StoreMigrations(plugin: "steps", migrations: steps(count)) }

    @Test func `upgrades back up the file and keep three copies`() throws {
        let test = try TestHome()
        for version in 1...6 {
            let store = try PluginStore.open(Self.schema(version), in: test.home)
            try store.write { try $0.execute(sql: "INSERT INTO t0 VALUES (?)", arguments: ["\(version)"]) }
            try store.close()
        }
        #expect(
            test.names("steps/backups") == ["0003-version-3.sqlite", "0004-version-4.sqlite", "0005-version-5.sqlite"])
        for backup in try Stores([Self.schema(6)], in: test.home).backups(of: "steps") {
            let queue = try DatabaseQueue(path: backup.path)
            try queue.read { db throws in
                #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM t0") == backup.version)
                #expect(try Int.fetchOne(db, sql: "SELECT max(version) FROM storeMigration") == backup.version)
                #expect(try String.fetchOne(db, sql: "PRAGMA integrity_check") == "ok")
            }
        }
    }

    @Test func `backups include another program's write-ahead log`() throws {
        let test = try TestHome()
        let open = try PluginStore.open(Self.schema(1), in: test.home)
        try open.write { try $0.execute(sql: "INSERT INTO t0 VALUES ('in the log')") }
        let upgraded = try PluginStore.open(Self.schema(2), in: test.home)
        #expect(try upgraded.read { try String.fetchAll($0, sql: "SELECT id FROM t0") } == ["in the log"])
        let queue = try DatabaseQueue(path: "\(test.path)/steps/backups/0001-version-1.sqlite")
        #expect(try queue.read { try String.fetchAll($0, sql: "SELECT id FROM t0") } == ["in the log"])
    }

    @Test func `backups can be restored`() throws {
        let test = try TestHome()
        let old = try PluginStore.open(Self.schema(1), in: test.home)
        try old.write { try $0.execute(sql: "INSERT INTO t0 VALUES ('old')") }
        try old.close()
        let new = try PluginStore.open(Self.schema(2), in: test.home)
        try new.write { try $0.execute(sql: "DELETE FROM t0") }
        let stores = Stores([Self.schema(2)], in: test.home)
        try new.close()
        let backup = try #require(try stores.backups(of: "steps").last)
        #expect(try stores.restore(backup, of: "steps").replaced == nil, "an empty store needs no backup")
        let store = try stores.open("steps")
        #expect(try store.read { try String.fetchAll($0, sql: "SELECT id FROM t0") } == ["old"])
    }

    @Test func `newer files are rejected and left unchanged`() throws {
        let test = try TestHome()
        try PluginStore.open(Self.schema(3), in: test.home).close()
        let before = try test.files()
        let error = #expect(throws: StoreError.self) { try PluginStore.open(Self.schema(2), in: test.home) }
        #expect(error?.code == .newerVersion)
        #expect(
            error?.message.contains("its records have version 3, but this program supports versions up to 2") == true)
        #expect(try test.files() == before)
    }

    @Test func `newer versions in another program's log are rejected`() throws {
        let test = try TestHome()
        let path = "\(test.path)/steps/steps.sqlite"
        let open = try PluginStore.open(Self.schema(3), in: test.home)
        try open.write { try $0.execute(sql: "INSERT INTO t0 VALUES ('1')") }
        let before = (try readFile(path), try readFile("\(path)-wal"))
        let error = #expect(throws: StoreError.self) { try PluginStore.open(Self.schema(2), in: test.home) }
        #expect(error?.code == .newerVersion)
        #expect(try readFile(path) == before.0)
        #expect(try readFile("\(path)-wal") == before.1)
    }

    @Test func `migrations edited after release are detected`() throws {
        let test = try TestHome()
        try PluginStore.open(Self.schema(2), in: test.home).close()
        let before = try readFile("\(test.path)/steps/steps.sqlite")
        var edited = Self.steps(2)
        edited[1] = StoreMigration("step 1", sql: "CREATE TABLE t1 (id TEXT PRIMARY KEY, more TEXT) STRICT")
        for migrations in [
            edited, Array(Self.steps(2).reversed()), Self.steps(2, "stage"), edited + Self.steps(3).suffix(1),
        ] {
            let schema = StoreMigrations(plugin: "steps", migrations: migrations)
            let error = #expect(throws: StoreError.self) { try PluginStore.open(schema, in: test.home) }
            #expect(error?.code == .migrationEdited)
        }
        #expect(try readFile("\(test.path)/steps/steps.sqlite") == before)
    }

    @Test func `failed migrations are rolled back`() throws {
        let test = try TestHome()
        try PluginStore.open(Self.schema(1), in: test.home).close()
        let bad = StoreMigration(
            "bad", sql: "CREATE TABLE half (id TEXT PRIMARY KEY) STRICT; INSERT INTO nowhere VALUES (1)")
        let schema = StoreMigrations(plugin: "steps", migrations: Self.steps(1) + [bad])
        let error = #expect(throws: StoreError.self) { try PluginStore.open(schema, in: test.home) }
        #expect(error?.code == .badSchema)
        let store = try PluginStore.open(Self.schema(1), in: test.home)
        #expect(try store.read { try $0.tableExists("half") } == false)
    }

    @Test func `changed tables are detected and added ones are kept`() throws {
        let test = try TestHome()
        let path = "\(test.path)/steps/steps.sqlite"
        try PluginStore.open(Self.schema(2), in: test.home).close()
        #expect(
            try runProgram("/usr/bin/sqlite3", [path, "CREATE TABLE mine (x); CREATE INDEX i ON t0 (id)"]).exitCode == 0
        )
        try PluginStore.open(Self.schema(2), in: test.home).close()
        #expect(try runProgram("/usr/bin/sqlite3", [path, "ALTER TABLE t1 ADD COLUMN y TEXT"]).exitCode == 0)
        let error = #expect(throws: StoreError.self) { try PluginStore.open(Self.schema(2), in: test.home) }
        #expect(error?.message.contains("t1 isn't as this program created it") == true)
    }

    @Test func `altered files never crash`() throws {
        let test = try TestHome()
        let path = "\(test.path)/closet/closet.sqlite"
        let filled = try Closet.open(test.home)
        try Closet.fill(filled)
        try filled.close()
        let whole = try readFile(path)
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        var refused = 0
        for round in 0..<250 {
            var bytes = whole
            // Most bytes of the header and the first pages affect the structure; elsewhere, many are text.
            let reach = round % 2 == 0 ? bytes.count : 8192
            for _ in 0..<Int.random(in: 1...20, using: &generator) {
                bytes[Int.random(in: 0..<reach, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            if round % 5 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator)) }
            try writeFile(bytes, path)
            for suffix in ["-wal", "-shm"] { _ = unlinkFile(path + suffix) }
            do {
                let store = try Closet.open(test.home)
                // A file that opens can be read, exported, and unlocked, or reports an error.
                _ = try? store.vault.unlock(passphrase: Closet.passphrase)
                _ = try? store.read(ArchiveImport.recordCount)
                try store.close()
                _ = try? Closet.stores(test.home).export(to: "\(test.path)/a.tar")
            } catch {
                refused += 1
                #expect(error is StoreError, "seed \(seed), round \(round): \(error)")
                #expect(try readFile(path) == bytes, "seed \(seed), round \(round)")
            }
        }
        #expect(refused > 50, "seed \(seed)")
        try writeFile(whole, path)
        #expect(try Closet.open(test.home).read(ArchiveImport.recordCount) == 99)
    }

    @Test(arguments: ["text", "header", "page", "cut", "foreign", "log alone", "emptied"])
    func `damaged files are rejected unchanged, with a way to restore`(damage: String) throws {
        let test = try TestHome()
        let path = "\(test.path)/steps/steps.sqlite"
        try PluginStore.open(Self.schema(1), in: test.home).close()
        let store = try PluginStore.open(Self.schema(2), in: test.home)
        try store.write { db in
            for number in 0..<500 {
                try db.execute(sql: "INSERT INTO t0 VALUES (?)", arguments: ["row number \(number)"])
            }
        }
        try store.close()
        var bytes = try readFile(path)
        switch damage {
        case "text": bytes = Array("this is no database, but a text that somebody put here".utf8)
        case "header": bytes[3] ^= 0xFF
        case "page": for index in stride(from: 4096, to: bytes.count, by: 7) { bytes[index] ^= 0xA5 }
        case "cut": bytes.removeLast(bytes.count / 2)
        case "foreign": bytes[68...71] = [0, 0, 0, 0]
        case "emptied":
            bytes = []
            try writeFile(Array(repeating: 1, count: 5000), "\(path)-wal")
        default:
            bytes = []
            try writeFile(Array(repeating: 1, count: 5000), "\(path)-wal")
            #expect(unlinkFile(path))
        }
        if damage != "log alone" { try writeFile(bytes, path) }
        let error = #expect(throws: StoreError.self) { try PluginStore.open(Self.schema(2), in: test.home) }
        #expect(error?.code == .corrupt)
        #expect(error?.exitCode == 65)
        #expect(
            error?.message.contains("It wasn't changed") == true
                || error?.message.contains("The file wasn't changed") == true)
        if damage != "log alone" { #expect(try readFile(path) == bytes) }
        guard damage != "foreign" else { return }
        #expect(error?.message.contains("0001-version-1.sqlite") == true, "\(String(describing: error))")
        #expect(error?.message.contains("import an archive that you exported") == true)
    }
}
