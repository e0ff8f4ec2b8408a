// SPDX-License-Identifier: Apache-2.0

import GRDB
import StoreTesting
import Testing

@testable import AlmanacStore

/// What the next process finds after another one was killed at each step of a swap.
@Suite struct StoreSwapTests {
    private static let plugins = ["alpha", "beta"]

    private static func schema(_ plugin: String) -> StoreMigrations {
        StoreMigrations(
            plugin: plugin,
            migrations: [
                StoreMigration(
                    "notes",
                    sql: """
                        CREATE TABLE note (
                            id TEXT NOT NULL PRIMARY KEY, photo TEXT REFERENCES storeAttachment(hash)
                        ) STRICT
                        """)
            ],
            attachments: [StoreColumn("note", "photo")])
    }

    private static func stores(_ test: TestHome) -> Stores { Stores(plugins.map(schema), in: test.home) }

    private static func add(_ id: String, to store: PluginStore) throws {
        try store.write { db in
            let photo = try store.attach(Array("photo \(id)".utf8), mediaType: "image/png", in: db)
            try db.execute(sql: "INSERT INTO note VALUES (?, ?)", arguments: [id, photo])
        }
    }

    private static func notes(_ store: PluginStore) throws -> [String] {
        try store.read { db in try String.fetchAll(db, sql: "SELECT id FROM note ORDER BY id") }
    }

    /// Stores with one old note each, and staged stores with one new note each.
    private static func prepared(_ test: TestHome) throws -> StoreSwap {
        for plugin in plugins {
            let store = try PluginStore.open(schema(plugin), in: test.home)
            try add("old", to: store)
            try store.close()
        }
        let swap = try StoreSwap(plugins, in: test.home, busyTimeout: 1)
        for plugin in plugins {
            let staged = StagedStore(folder: test.home.folder(of: plugin))
            try staged.create()
            let queue = try DatabaseQueue(path: staged.path)
            try schema(plugin).migrator(upTo: 1).migrate(queue)
            try queue.write { db in try db.execute(sql: "INSERT INTO note VALUES ('new', NULL)") }
            try staged.finish(queue, id: swap.id)
        }
        return swap
    }

    /// Does the steps of a swap up to one of them, as a process does that is killed then.
    private static func interrupt(_ test: TestHome, after step: String) throws {
        let swap = try prepared(test)
        let id = swap.id
        // The staged files of an object that is released would be removed.
        let staged = plugins.map { StagedStore(folder: test.home.folder(of: $0)) }
        let files = try staged.map { try Disk.read($0.path) }
        withExtendedLifetime(swap) {}
        func stage() throws {
            for (one, bytes) in zip(staged, files) {
                try Disk.makeFolder(one.folder.staging)
                try Disk.write(bytes, to: one.path)
            }
        }
        _ = consume swap
        try stage()
        guard step != "staging" else { return }
        try SwapJournal(id: id, plugins: plugins).save(in: test.home)
        guard step != "the journal" else { return }
        try staged[0].copy(id: id, busyTimeout: 1)
        guard step != "the first copy" else { return }
        try staged[1].copy(id: id, busyTimeout: 1)
        guard step != "the second copy" else { return }
        try staged[0].tidy(busyTimeout: 1)
    }

    @Test(arguments: [
        ("staging", ["old"]), ("the journal", ["new"]), ("the first copy", ["new"]), ("the second copy", ["new"]),
        ("tidying the first", ["new"]),
    ])
    func `a killed swap is completed or undone as a whole`(step: String, expected: [String]) throws {
        for order in [Self.plugins, Self.plugins.reversed()] {
            let test = try TestHome()
            try Self.interrupt(test, after: step)
            for plugin in order {
                let store = try PluginStore.open(Self.schema(plugin), in: test.home)
                #expect(try Self.notes(store) == expected, "\(plugin)")
                try store.close()
            }
            let names = test.names("") + test.names("alpha") + test.names("beta")
            #expect(!names.contains("swap.json") && !names.contains("import"), "\(names)")
        }
    }

    @Test(arguments: ["the journal", "the first copy"])
    func `readers see a committed swap`(step: String) throws {
        let test = try TestHome()
        try Self.interrupt(test, after: step)
        for plugin in Self.plugins {
            switch try PluginStore.openForReading(Self.schema(plugin), in: test.home) {
            case .store(let store), .copy(let store): #expect(try Self.notes(store) == ["new"])
            }
        }
    }

    @Test func `no process changes records that are going to be replaced`() throws {
        let test = try TestHome()
        let open = try PluginStore.open(Self.schema("alpha"), in: test.home)
        try Self.interrupt(test, after: "the journal")
        #expect(refusal { try Self.add("lost", to: open) } == .busy)
        let store = try PluginStore.open(Self.schema("alpha"), in: test.home)
        #expect(try Self.notes(store) == ["new"])
        try Self.add("later", to: open)
        #expect(try Self.notes(store) == ["later", "new"])
    }

    /// The swap was committed after the records had changed, and nobody has backed up that change yet.
    @Test func `changes before the journal are in the backup of the replaced records`() throws {
        let test = try TestHome()
        let open = try PluginStore.open(Self.schema("alpha"), in: test.home)
        try Self.interrupt(test, after: "staging")
        let journal = try SwapJournal(id: Self.stagedID(test), plugins: ["alpha"])
        try Self.add("late", to: open)
        try journal.save(in: test.home)
        try PluginStore.open(Self.schema("alpha"), in: test.home).close()
        let backup = try #require(Self.stores(test).backups(of: "alpha").last)
        let queue = try DatabaseQueue(path: backup.path)
        #expect(try queue.read { try String.fetchAll($0, sql: "SELECT id FROM note ORDER BY id") } == ["late", "old"])
    }

    private static func stagedID(_ test: TestHome) throws -> String {
        let queue = try DatabaseQueue(path: StagedStore(folder: test.home.folder(of: "alpha")).path)
        return try queue.read { try StagedStore.mark(in: $0) } ?? ""
    }

    @Test func `changes after the copy survive the completion of a swap`() throws {
        let test = try TestHome()
        let open = try PluginStore.open(Self.schema("alpha"), in: test.home)
        try Self.interrupt(test, after: "the first copy")
        try Self.add("later", to: open)
        let store = try PluginStore.open(Self.schema("alpha"), in: test.home)
        #expect(try Self.notes(store) == ["later", "new"])
    }

    @Test func `replaced records come back with their photos`() throws {
        let (test, archives) = (try TestHome(), try TestHome())
        let stores = Self.stores(test)
        let store = try stores.open("alpha")
        try Self.add("mine", to: store)
        try store.close()
        let other = Stores(stores.migrations, in: Home(path: "\(archives.path)/other"))
        let source = try other.open("alpha")
        try Self.add("theirs", to: source)
        try source.close()
        try other.export(to: "\(archives.path)/other.tar")

        let imported = try stores.import(from: "\(archives.path)/other.tar", replacing: true)
        let backup = try #require(imported.replaced["alpha"])
        #expect(
            try stores.content(of: backup, of: "alpha")
                == BackupContent(records: 1, attachments: 1, missingAttachments: 0))
        let restored = try stores.restore(backup, of: "alpha")
        #expect(restored.count == StoreCount(plugin: "alpha", version: 1, records: 1, attachments: 1))
        #expect(restored.missingAttachments == 0)
        #expect(try Self.notes(stores.open("alpha")) == ["mine"])
        #expect(try stores.export(plugin: "alpha", to: "\(archives.path)/again.tar").map(\.attachments) == [1])
        // And back again.
        _ = try stores.restore(try #require(restored.replaced), of: "alpha")
        #expect(try Self.notes(stores.open("alpha")) == ["theirs"])
        #expect(try stores.export(plugin: "alpha", to: "\(archives.path)/third.tar").map(\.attachments) == [1])
    }

    @Test func `photos are removed with the last backup that has them`() throws {
        let test = try TestHome()
        let stores = Self.stores(test)
        let store = try stores.open("alpha")
        try Self.add("mine", to: store)
        try store.close()
        try Backups(test.home.folder(of: "alpha")).add(version: 1)
        let again = try stores.open("alpha")
        try again.write { db in try db.execute(sql: "DELETE FROM note") }
        let hash = ContentHash.of(Array("photo mine".utf8))
        let file = "\(test.path)/alpha/attachments/\(hash.prefix(2))/\(hash)"
        #expect(try Disk.size(file) > 0)
        #expect(try again.attachment(hash) == nil)
        for _ in 0..<3 { try Backups(test.home.folder(of: "alpha")).add(version: 1) }
        try Backups(test.home.folder(of: "alpha")).prune()
        #expect(try Disk.size(file) == 0)
    }

    @Test func `backups older than the limit are removed`() throws {
        let test = try TestHome()
        let stores = Self.stores(test)
        try Self.add("mine", to: stores.open("alpha"))
        let backup = try Backups(test.home.folder(of: "alpha")).add(version: 1)
        try stores.apply(StoreSettings(backupDays: 30))
        #expect(try stores.backups(of: "alpha").map(\.number) == [1])
        let ended = try runProgram("/bin/sh", ["-c", "touch -d '31 days ago' '\(backup.path)'"])
        #expect(ended.exitCode == 0)
        try stores.open("alpha").close()
        #expect(try stores.backups(of: "alpha") == [])
        #expect(try StoreSettings(of: test.home).backupDays == 30)
    }

    @Test func `a damaged file is kept when a backup replaces it`() throws {
        let test = try TestHome()
        let stores = Self.stores(test)
        let store = try stores.open("alpha")
        try Self.add("mine", to: store)
        try store.close()
        let backup = try Backups(test.home.folder(of: "alpha")).add(version: 1)
        let path = "\(test.path)/alpha/alpha.sqlite"
        let damaged = [UInt8](repeating: 7, count: 5000)
        try writeFile(damaged, path)
        let restored = try stores.restore(backup, of: "alpha")
        #expect(try Self.notes(stores.open("alpha")) == ["mine"])
        let copy = try #require(restored.replaced)
        #expect(copy.version == nil)
        #expect(try readFile(copy.path) == damaged)
    }

    @Test func `files that earlier versions set aside are listed as backups`() throws {
        let test = try TestHome()
        let stores = Self.stores(test)
        let store = try stores.open("alpha")
        try Self.add("mine", to: store)
        try store.close()
        let path = "\(test.path)/alpha/alpha.sqlite"
        try writeFile(readFile(path), "\(path).replaced-1")
        try stores.open("alpha").close()
        #expect(try stores.backups(of: "alpha").map(\.version) == [1])
        #expect(!test.names("alpha").contains("alpha.sqlite.replaced-1"))
    }

    @Test func `an interrupted restoration of an earlier version is undone`() throws {
        let test = try TestHome()
        let stores = Self.stores(test)
        let store = try stores.open("alpha")
        try Self.add("mine", to: store)
        try store.close()
        let path = "\(test.path)/alpha/alpha.sqlite"
        try Disk.rename(path, "\(path).replaced-1")
        switch try PluginStore.openForReading(Self.schema("alpha"), in: test.home) {
        case .store(let store), .copy(let store): #expect(try Self.notes(store) == ["mine"])
        }
        #expect(try Self.notes(stores.open("alpha")) == ["mine"])
    }

    @Test func `an erasure that was killed is completed`() throws {
        let test = try TestHome()
        let stores = Self.stores(test)
        let store = try stores.open("alpha")
        try Self.add("mine", to: store)
        try store.close()
        let folder = test.home.folder(of: "alpha")
        try Disk.mark(folder.erasureMark)
        try Disk.removeTree(folder.attachments)
        #expect(try Self.notes(stores.open("alpha")) == [])
        #expect(!test.names("alpha").contains("erasing"))
    }

    @Test func `a photo whose removal was killed is swept by the next process`() throws {
        let test = try TestHome()
        let store = try PluginStore.open(Self.schema("alpha"), in: test.home)
        try Self.add("mine", to: store)
        let hash = ContentHash.of(Array("photo mine".utf8))
        let file = "\(test.path)/alpha/attachments/\(hash.prefix(2))/\(hash)"
        // The row is removed and the file isn't, as after a kill between the two.
        try store.database.write { db in
            try db.execute(sql: "DELETE FROM note")
            _ = try store.dropUnownedAttachments(in: db)
            try store.markForSweeping()
        }
        try store.close()
        #expect(try Disk.size(file) > 0)
        try PluginStore.open(Self.schema("alpha"), in: test.home).close()
        #expect(try Disk.size(file) == 0)
    }
}
