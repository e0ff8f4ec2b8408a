// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import GRDB
import StoreTesting

@testable import store_commands

/// A home folder with a filled store, removed when the test lets go of it.
final class ShelfHome {
    static let passphrase = "seven quiet owls"
    private let folder: TestHome
    var path: String { folder.path }
    var home: Home { Home(path: "\(path)/data") }
    var database: String { "\(path)/data/shelf/shelf.sqlite" }

    init() throws { folder = try TestHome() }

    func open() throws -> PluginStore { try PluginStore.open(Shelf.schema, in: home) }

    /// - Parameter sealed: whether there are measurements too, for which a passphrase takes its time.
    func fill(sealed: Bool = true) throws {
        let store = try open()
        if sealed { _ = try store.vault.setPassphrase(Self.passphrase) }
        try store.write { db in
            let photo = try store.attach(Array("a photo".utf8), mediaType: "image/png", in: db)
            for number in 1...5 {
                try db.execute(
                    sql: "INSERT INTO item VALUES (?, ?, ?)", arguments: ["p\(number)", "Coat \(number)", photo])
            }
            guard sealed else { return }
            let chest = try store.vault.seal("96 cm", at: SealedCell("profile", "chest", id: "me"), in: db)
            try db.execute(sql: "INSERT INTO profile VALUES ('me', ?)", arguments: [chest])
        }
        try store.close()
    }

    func names() throws -> [String] {
        let store = try open()
        defer { try? store.close() }
        return try store.read { db in try String.fetchAll(db, sql: "SELECT name FROM item ORDER BY name") }
    }

    /// What the sealed cell says, opened with a passphrase.
    func chest(_ passphrase: String) throws -> String {
        let store = try open()
        defer { try? store.close() }
        try store.vault.unlock(passphrase: passphrase)
        let sealed = try store.read { db in
            try DatabaseValue.fetchOne(db, sql: "SELECT chest FROM profile").flatMap(SealedValue.fromDatabaseValue)
        }
        guard let sealed else { throw NoSealedValue() }
        return try store.vault.text(of: sealed, at: SealedCell("profile", "chest", id: "me"))
    }

    /// Runs a command in the folder that the home lies in.
    func run(_ line: String, input: String = "") throws -> Program.Ended {
        try Program.run(Program.path, line.split(separator: " ").map(String.init), home: path, input: input)
    }

    /// Runs a command at a terminal, with what somebody types there.
    func runAtTerminal(_ line: String, typing: String) throws -> Program.Ended {
        try Program.runAtTerminal(line.split(separator: " ").map(String.init), home: path, typing: typing)
    }
}

struct NoSealedValue: Error {}
