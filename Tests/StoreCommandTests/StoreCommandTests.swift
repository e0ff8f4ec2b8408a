// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import GRDB
import Glibc
import StoreTesting
import Testing

@Suite("Commands of all stores")
struct StoreCommandTests {
    private static let coats = (1...5).map { "Coat \($0)" }

    @Test func `export, erasure and import restore everything`() throws {
        let shelf = try ShelfHome()
        try shelf.fill()
        let written = try shelf.run("export data.tar")
        #expect(written.exitCode == 0, "\(written.errors)")
        #expect(written.output.contains("shelf: 6 records, 1 attachment"))
        #expect(written.errors.contains("remain sealed"))
        #expect(!(try text(shelf, "data.tar")).contains("96 cm"))
        #expect(try Program.run("/bin/tar", ["tf", "data.tar"], home: shelf.path).output.contains("README.txt"))

        let erased = try shelf.run("erase --plugin shelf --yes")
        #expect(erased.exitCode == 0, "\(erased.errors)")
        #expect(erased.output == "shelf: 6 records, 1 attachment deleted\n")
        #expect(try shelf.names() == [])

        let brought = try shelf.run("import data.tar")
        #expect(brought.exitCode == 0, "\(brought.errors)")
        #expect(try shelf.names() == Self.coats)
        #expect(try shelf.chest(ShelfHome.passphrase) == "96 cm")
        #expect(!brought.output.contains("Recovery code"))
    }

    @Test func `importing over records needs --replace and keeps a copy`() throws {
        let shelf = try ShelfHome()
        try shelf.fill(sealed: false)
        #expect(try shelf.run("export data.tar").exitCode == 0)
        let store = try shelf.open()
        try store.write { db in try db.execute(sql: "INSERT INTO item VALUES ('new', 'New hat', NULL)") }
        try store.close()
        let refused = try shelf.run("import data.tar")
        #expect(refused.exitCode == 64)
        #expect(refused.errors.contains("import data.tar --replace"))
        #expect(refused.errors.contains("shelf already has 6 records"))
        #expect(try shelf.names().count == 6)
        let replaced = try shelf.run("import data.tar --replace")
        #expect(replaced.exitCode == 0, "\(replaced.errors)")
        #expect(try shelf.names() == Self.coats)
        let copies = try shelf.run("backups")
        #expect(copies.output.contains("0001-version-1.sqlite"))
        let restored = try shelf.run("restore shelf --number 1")
        #expect(restored.exitCode == 0, "\(restored.errors)")
        #expect(try shelf.names() == Self.coats + ["New hat"])
        #expect(try shelf.run("restore shelf --number 9").errors.contains("expected one of 1, 2, got 9"))
    }

    @Test(arguments: ["file", "standard input", "terminal"])
    func `sealed values are revealed only with the passphrase and sealed again on import`(way: String) throws {
        let shelf = try ShelfHome()
        try shelf.fill()
        let wrong = try shelf.run("export --reveal-sealed data.tar", input: "a wrong passphrase\n")
        #expect(wrong.exitCode == 64)
        #expect(access("\(shelf.path)/data.tar", F_OK) != 0)

        let secret = "\(shelf.path)/secret"
        let new = "another quiet owl"
        func run(_ line: String, _ passphrase: String, typed count: Int) throws -> Program.Ended {
            switch way {
            case "file":
                try writeFile(Array("\(passphrase)\n".utf8), secret)
                return try shelf.run("\(line) --passphrase-file secret")
            case "terminal":
                let ended = try shelf.runAtTerminal(
                    line, typing: String(repeating: "\(passphrase)\n", count: count))
                #expect(!ended.output.contains(passphrase), "the passphrase shows: \(ended.output)")
                return ended
            default: return try shelf.run(line, input: "\(passphrase)\n")
            }
        }
        let revealed = try run("export --reveal-sealed data.tar", ShelfHome.passphrase, typed: 1)
        #expect(revealed.exitCode == 0, "\(revealed)")
        #expect((revealed.output + revealed.errors).contains("unencrypted"))
        // "96 cm" in Base64.
        #expect(try text(shelf, "data.tar").contains("OTYgY20="))
        #expect(try shelf.run("erase --yes").exitCode == 0)
        let brought = try run("import data.tar", new, typed: 2)
        #expect(brought.exitCode == 0, "\(brought)")
        #expect(try shelf.chest(new) == "96 cm")
        let code = brought.output.split(whereSeparator: \.isWhitespace).map(String.init).compactMap(RecoveryCode.init)
        #expect(code.count == 1, "\(brought.output)")
        let store = try shelf.open()
        try store.vault.unlock(recoveryCode: #require(code.first))
        try store.close()
    }

    @Test func `mismatched passphrases seal nothing`() throws {
        let shelf = try ShelfHome()
        try shelf.fill()
        #expect(
            try shelf.run("export --reveal-sealed data.tar", input: ShelfHome.passphrase + "\n").exitCode == 0)
        #expect(try shelf.run("erase --yes").exitCode == 0)
        let ended = try shelf.runAtTerminal("import data.tar", typing: "another quiet owl\nanother quite owl\n")
        #expect(ended.exitCode == 64)
        #expect(ended.output.contains("expected the same passphrase twice"))
        #expect(try shelf.names() == [])
    }

    @Test(arguments: [("yes", true), ("y", false), ("no", false)])
    func `erasure asks for confirmation on a terminal`(answer: String, goes: Bool) throws {
        let shelf = try ShelfHome()
        try shelf.fill(sealed: false)
        let ended = try shelf.runAtTerminal("erase", typing: "\(answer)\n")
        #expect(ended.exitCode == (goes ? 0 : 64), "\(ended.output)")
        #expect(ended.output.contains("permanently"))
        #expect(try shelf.names() == (goes ? [] : Self.coats))
    }

    @Test func `erasure without a terminal needs --yes`() throws {
        let shelf = try ShelfHome()
        try shelf.fill(sealed: false)
        let ended = try shelf.run("erase", input: "yes\n")
        #expect(ended.exitCode == 64)
        #expect(
            ended.errors
                == "error: expected --yes or a terminal for the prompt, got neither; nothing was deleted\n")
        #expect(try shelf.names() == Self.coats)
    }

    @Test func `damaged files are rejected unchanged and the shown remedy works`() throws {
        let shelf = try ShelfHome()
        try shelf.fill(sealed: false)
        #expect(try shelf.run("export data.tar").exitCode == 0)
        #expect(try shelf.run("import data.tar --replace").exitCode == 0)
        var damaged = try readFile(shelf.database)
        for index in stride(from: 4096, to: damaged.count, by: 5) { damaged[index] ^= 0x5A }
        try writeFile(damaged, shelf.database)
        for line in ["export other.tar", "import data.tar"] {
            let refused = try shelf.run(line)
            #expect(refused.exitCode == 65, "\(line)")
            #expect(refused.errors.contains("restore the newest backup"), "\(refused.errors)")
            #expect(try readFile(shelf.database) == damaged)
        }
        #expect(access("\(shelf.path)/other.tar", F_OK) != 0)
        let restored = try shelf.run("restore shelf")
        #expect(restored.exitCode == 0, "\(restored.errors)")
        #expect(try shelf.names() == Self.coats)
        #expect(try shelf.run("backups").output.contains("damaged"))
    }

    @Test(arguments: [
        (
            "export --plugin shelve data.tar", Int32(64),
            "No plugin named \"shelve\" keeps records. Plugins that do: shelf."
        ),
        ("export missing/data.tar", 77, "Can't write the archive missing/data.tar"),
        ("export", 64, "Missing expected argument '<file>'"),
        ("export --passphrase-file secret data.tar", 64, "expected --reveal-sealed as well"),
        ("export --reveal-sealed --passphrase-file none data.tar", 66, "Can't read none"),
        ("import none.tar", 66, "Can't read none.tar"), ("import data", 66, "data"),
        ("restore shelf", 65, "There is no backup of shelf yet"), ("restore hat", 64, "No plugin named \"hat\""),
        ("erase --plugin hat --yes", 64, "No plugin named \"hat\""),
    ])
    func `failures have an exit code and a sentence`(
        line: String, code: Int32, sentence: String
    ) throws {
        let shelf = try ShelfHome()
        try shelf.fill(sealed: false)
        let ended = try shelf.run(line)
        #expect(ended.exitCode == code, "\(ended.errors)")
        #expect(ended.errors.contains(sentence), "\(ended.errors)")
        #expect(ended.errors.hasPrefix("error: "))
    }

    @Test func `photos and vault keys don't count as records`() throws {
        let shelf = try ShelfHome()
        try shelf.fill()
        #expect(try shelf.run("export data.tar").exitCode == 0)
        // Five items and a profile; beside them lie a photo and two wrapped keys.
        #expect(try shelf.run("import data.tar").errors.contains("shelf already has 6 records"))
        let store = try shelf.open()
        try store.write { db in try db.execute(sql: "DELETE FROM profile; DELETE FROM item WHERE id != 'p1'") }
        try store.close()
        #expect(try shelf.run("import data.tar").errors.contains("shelf already has 1 record"))
        let emptied = try shelf.open()
        try emptied.write { db in try db.execute(sql: "DELETE FROM item") }
        try emptied.close()
        #expect(try shelf.run("import data.tar").errors.contains("shelf already has a passphrase"))
    }

    private func text(_ shelf: ShelfHome, _ file: String) throws -> String {
        String(decoding: try readFile("\(shelf.path)/\(file)"), as: UTF8.self)
    }

    @Test func `records that can't be counted are said to be erased without a number`() throws {
        let shelf = try ShelfHome()
        try shelf.fill(sealed: false)
        try writeFile([UInt8](repeating: 1, count: 4_096), shelf.database)
        let erased = try shelf.run("erase --plugin shelf --yes")
        #expect(erased.exitCode == 0, "\(erased.errors)")
        #expect(erased.output == "shelf: an unknown number of records deleted\n")
    }

    @Test func `an archive that is a pipe is refused without waiting`() throws {
        let shelf = try ShelfHome()
        let pipe = "\(shelf.path)/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        let refused = try shelf.run("import \(pipe)")
        #expect(refused.exitCode != 0 && refused.errors.contains("not a regular file"), "\(refused.errors)")
    }
}
