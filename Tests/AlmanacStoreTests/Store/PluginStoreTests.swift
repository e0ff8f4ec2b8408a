// SPDX-License-Identifier: Apache-2.0

import GRDB
import StoreTesting
import Testing

@testable import AlmanacStore

@Suite struct PluginStoreTests {
    static let notes = StoreMigrations(
        plugin: "notes",
        migrations: [StoreMigration("notes", sql: "CREATE TABLE note (id TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT")]
    )

    @Test func `the log that SQLite removes is overwritten`() throws {
        let test = try TestHome()
        let store = try Closet.open(test.home)
        try store.write { db in
            try db.execute(sql: "INSERT INTO item (number, id, name) VALUES (1, 'a', 'zqxjkvmarker')")
        }
        let held = try HeldFiles(in: test.path)
        #expect(held.files(with: "zqxjkvmarker").contains { $0.hasSuffix("-wal") })
        try store.close()
        #expect(!test.names("closet").contains("closet.sqlite-wal"))
        #expect(!held.files(with: "zqxjkvmarker").contains { $0.hasSuffix("-wal") })
    }

    @Test(arguments: [PluginStore.Use.command, .server])
    func `connections have the documented settings`(use: PluginStore.Use) throws {
        let test = try TestHome()
        let store = try PluginStore.open(Self.notes, in: test.home, for: use)
        try store.database.writeWithoutTransaction { db throws in
            #expect(try String.fetchOne(db, sql: "PRAGMA journal_mode") == "wal")
            #expect(try Int.fetchOne(db, sql: "PRAGMA synchronous") == 2, "2 is FULL")
            #expect(try Int.fetchOne(db, sql: "PRAGMA foreign_keys") == 1)
            #expect(try Int.fetchOne(db, sql: "PRAGMA secure_delete") == 1)
            #expect(try Int.fetchOne(db, sql: "PRAGMA temp_store") == 2, "2 is MEMORY")
            #expect(try Int.fetchOne(db, sql: "PRAGMA busy_timeout") == 10_000)
            #expect(try Int.fetchOne(db, sql: "PRAGMA user_version") == 1)
        }
        #expect((store.database is DatabasePool) == (use == .server))
    }

    @Test func `writes persist after the store is reopened`() throws {
        let test = try TestHome()
        for number in 1...3 {
            let store = try PluginStore.open(Self.notes, in: test.home)
            try store.write { try $0.execute(sql: "INSERT INTO note VALUES (?, 'x')", arguments: ["\(number)"]) }
            #expect(try store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM note") } == number)
            try store.close()
        }
        #expect(test.names("notes") == ["lock", "notes.sqlite"], "the log is folded in when a command ends")
    }

    @Test func `writes that throw are rolled back`() throws {
        struct Stop: Error {}
        let store = try PluginStore.inMemory(Self.notes)
        #expect(throws: Stop.self) {
            try store.write { db in
                try db.execute(sql: "INSERT INTO note VALUES ('1', 'x')")
                throw Stop()
            }
        }
        #expect(try store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM note") } == 0)
    }

    @Test func `concurrent asynchronous writes all succeed`() async throws {
        let test = try TestHome()
        let store = try PluginStore.open(Self.notes, in: test.home, for: .server)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask {
                    try await store.write {
                        try $0.execute(sql: "INSERT INTO note VALUES (?, 'x')", arguments: ["\(number)"])
                    }
                    _ = try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM note") }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM note") } == 50)
    }

    @Test func `a full disk is reported and data is kept`() throws {
        let test = try TestHome()
        let store = try PluginStore.open(Self.notes, in: test.home)
        try store.write { try $0.execute(sql: "INSERT INTO note VALUES ('1', 'kept')") }
        try store.database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 40") }
        let error = #expect(throws: StoreError.self) {
            try store.write { db in
                for number in 2...1000 {
                    try db.execute(
                        sql: "INSERT INTO note VALUES (?, ?)",
                        arguments: ["\(number)", String(repeating: "x", count: 1000)])
                }
            }
        }
        #expect(error?.code == .diskFull)
        #expect(try store.read { try String.fetchAll($0, sql: "SELECT text FROM note") } == ["kept"])
        try store.close()
        let again = try PluginStore.open(Self.notes, in: test.home)
        #expect(try again.read { try String.fetchAll($0, sql: "SELECT text FROM note") } == ["kept"])
    }

    @Test func `a store locked by another process is reported`() throws {
        let test = try TestHome()
        let (one, other) = (
            try PluginStore.open(Self.notes, in: test.home),
            try PluginStore.open(Self.notes, in: test.home, busyTimeout: 0.1)
        )
        try one.write { _ in
            let error = #expect(throws: StoreError.self) { try other.write { _ in } }
            #expect(error?.code == .busy)
            #expect(error?.exitCode == 75)
        }
        try other.write { _ in }
    }

    @Test func `upgrades wait for other processes`() throws {
        let test = try TestHome()
        try PluginStore.open(Self.notes, in: test.home).close()
        let lock = try FolderLock(test.home.folder(of: "notes"), timeout: 0)
        let error = #expect(throws: StoreError.self) {
            try PluginStore.open(Self.notes, in: test.home, busyTimeout: 0.1)
        }
        #expect(error?.code == .busy)
        withExtendedLifetime(lock) {}
    }

    @Test func `writing sealed columns directly is rejected`() throws {
        let store = try PluginStore.inMemory(Closet.schema())
        for value in ["'96 cm'", "x'3936'", "x'414C4D31'"] {
            #expect(throws: (any Error).self) {
                try store.write { try $0.execute(sql: "INSERT INTO profile (id, chest) VALUES ('me', \(value))") }
            }
        }
        try store.write { try $0.execute(sql: "INSERT INTO profile (id) VALUES ('me')") }
        #expect(throws: (any Error).self) {
            try store.write { try $0.execute(sql: "UPDATE profile SET waist = x'00'") }
        }
    }
}
