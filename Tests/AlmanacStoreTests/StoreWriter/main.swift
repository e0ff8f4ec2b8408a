// SPDX-License-Identifier: Apache-2.0

// A program for the tests of AlmanacStore: a separate process that uses a store and can be killed.

import AlmanacStore
import GRDB
import Glibc

/// The store that the tests and this program share.
let schema = StoreMigrations(
    plugin: "journal",
    migrations: [
        StoreMigration(
            "entries",
            sql: """
                CREATE TABLE entry (
                    id TEXT NOT NULL PRIMARY KEY, number INTEGER NOT NULL, words TEXT NOT NULL,
                    photo TEXT REFERENCES storeAttachment(hash)
                ) STRICT
                """)
    ],
    attachments: [StoreColumn("entry", "photo")])

func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
}

/// Saves one entry with a unique attachment of the given size in bytes.
func save(_ number: Int, tag: String, attachmentSize: Int, in store: PluginStore) throws {
    try store.write { db in
        var photo: String?
        if attachmentSize > 0 {
            let start = Array("photo \(tag) \(number) ".utf8)
            let bytes = start + [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: attachmentSize)
            photo = try store.attach(bytes, mediaType: "image/jpeg", in: db)
        }
        try db.execute(
            sql: "INSERT INTO entry (id, number, words, photo) VALUES (?, ?, ?, ?)",
            arguments: ["\(tag)-\(number)", number, String(repeating: "word ", count: number % 200), photo])
    }
}

do {
    let arguments = CommandLine.arguments.dropFirst()
    guard let task = arguments.first, let path = arguments.dropFirst().first else { exit(64) }
    let home = Home(path: path)
    let last = arguments.dropFirst(2).map(\.self)
    switch task {
    case "write":
        // Writes until it is killed; prints each entry's number after its write has returned.
        let store = try PluginStore.open(schema, in: home)
        let first = try store.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM entry") ?? 0 }
        for number in first... {
            try save(number, tag: "entry", attachmentSize: number % 5 == 0 ? 3000 : 0, in: store)
            say("\(number)")
        }
    case "count":
        // Writes a number of entries concurrently with other processes.
        let store = try PluginStore.open(schema, in: home)
        for number in 0..<(Int(last[1]) ?? 0) { try save(number, tag: last[0], attachmentSize: 0, in: store) }
        say("done")
    case "fill":
        // Writes until files can't grow, as on a full disk.
        signal(SIGXFSZ, SIG_IGN)
        let store = try PluginStore.open(schema, in: home)
        let limit = rlim_t(last[0]) ?? 0
        var bounds = rlimit(rlim_cur: limit, rlim_max: limit)
        guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &bounds) == 0 else { exit(70) }
        for number in 0... {
            try save(number, tag: "entry", attachmentSize: number * (Int(last[1]) ?? 0), in: store)
            say("\(number)")
        }
    case "open-as":
        // Opens a store as a user with fewer permissions.
        guard let user = uid_t(last[0]), setuid(user) == 0 else { exit(70) }
        try PluginStore.open(schema, in: home).close()
        say("opened")
    default: exit(64)
    }
} catch let error as StoreError {
    say("\(error.code.rawValue): \(error.message)")
    exit(error.exitCode)
} catch {
    say("\(error)")
    exit(70)
}
