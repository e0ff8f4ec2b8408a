// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import GRDB
import StoreTesting
import Testing

@testable import AlmanacStore

/// Opening a store only for reading.
@Suite struct ReadingTests {
    private func rows(_ store: PluginStore) throws -> [String] {
        try store.read { try String.fetchAll($0, sql: "SELECT id FROM t0 ORDER BY id") }
    }

    private func fill(_ home: Home, version: Int) throws {
        let store = try PluginStore.open(MigrationTests.schema(version), in: home)
        try store.write { try $0.execute(sql: "INSERT INTO t0 VALUES ('kept')") }
        try store.close()
    }

    @Test func `a missing store reads as empty and isn't created`() throws {
        let test = try TestHome()
        guard case .copy(let copy) = try PluginStore.openForReading(MigrationTests.schema(2), in: test.home) else {
            Issue.record("a store was opened")
            return
        }
        #expect(try rows(copy).isEmpty)
        #expect(try test.files().isEmpty)
    }

    @Test func `an older store is upgraded in a copy and its file stays unchanged`() throws {
        let test = try TestHome()
        try fill(test.home, version: 1)
        let path = test.home.folder(of: "steps").database
        let before = try readFile(path)
        guard case .copy(let copy) = try PluginStore.openForReading(MigrationTests.schema(3), in: test.home) else {
            Issue.record("the store itself was opened")
            return
        }
        #expect(try rows(copy) == ["kept"])
        #expect(try copy.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM t2") } == 0)
        #expect(try readFile(path) == before)
    }

    @Test func `a current store is opened directly`() throws {
        let test = try TestHome()
        try fill(test.home, version: 2)
        guard case .store(let store) = try PluginStore.openForReading(MigrationTests.schema(2), in: test.home) else {
            Issue.record("a copy was made")
            return
        }
        #expect(try rows(store) == ["kept"])
    }

    /// SQLite can't create its shared memory in a read-only folder.
    @Test func `a read-only folder is read without creating a file`() throws {
        let test = try TestHome()
        let home = Home(path: "\(test.path)/50% of #1?")
        try fill(home, version: 2)
        let folder = home.folder(of: "steps")
        let before = try test.files()
        let path = try folder.pathForReading(folder.database)
        #expect(path.hasSuffix("/50%25 of %231%3f/steps/steps.sqlite?immutable=1"))
        let schema = MigrationTests.schema(2)
        let applied = try StoreInspection.history(of: folder, schema: schema, busyTimeout: 1, connection: path)
        let copy = try PluginStore.copy(path, folder, schema, applied ?? [], .asStored, busyTimeout: 1)
        #expect(try rows(copy) == ["kept"])
        #expect(try test.files() == before)
    }

    @Test func `a home that is a file is an error`() throws {
        let test = try TestHome()
        try writeFile([1], "\(test.path)/file")
        let error = #expect(throws: StoreError.self) {
            try PluginStore.openForReading(MigrationTests.schema(1), in: Home(path: "\(test.path)/file"))
        }
        #expect(error?.code == .homeUnusable)
    }
}
