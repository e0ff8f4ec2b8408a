// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import GRDB
import Glibc
import StoreTesting
import Testing

@Suite("Backups, destinations and checks of stores")
struct BackupCommandTests {
    @Test func `a restoration brings photos back and can be undone`() throws {
        let shelf = try ShelfHome()
        try shelf.fill(sealed: false)
        #expect(try shelf.run("export full.tar").exitCode == 0)
        let store = try shelf.open()
        try store.write { db in try db.execute(sql: "DELETE FROM item WHERE id = 'p1'") }
        try store.close()
        #expect(try shelf.run("export small.tar").exitCode == 0)
        #expect(try shelf.run("import full.tar --replace").exitCode == 0)
        #expect(try shelf.run("import small.tar --replace").exitCode == 0)

        let listed = try shelf.run("backups")
        #expect(listed.exitCode == 0, "\(listed.errors)")
        for word in ["Number", "Made", "Records", "Attachments", "Size", "0002-version-1.sqlite"] {
            #expect(listed.output.contains(word), "\(listed.output)")
        }
        let restored = try shelf.run("restore shelf")
        #expect(restored.exitCode == 0, "\(restored.errors)")
        #expect(restored.output.hasPrefix("shelf: 5 records, 1 attachment restored from "))
        #expect(restored.errors.contains("Backup of the replaced records: number 3"))
        #expect(try shelf.names().count == 5)
        #expect(try shelf.run("export again.tar").exitCode == 0, "no attachment is missing")
        #expect(try shelf.run("restore shelf").exitCode == 0)
        #expect(try shelf.names().count == 4)
    }

    @Test func `an age limit of backups is kept`() throws {
        let shelf = try ShelfHome()
        try shelf.fill(sealed: false)
        #expect(try shelf.run("export full.tar").exitCode == 0)
        #expect(try shelf.run("import full.tar --replace").exitCode == 0)
        #expect(try shelf.run("backups --keep-days 30").output.contains("0001-version-1.sqlite"))
        let backup = "\(shelf.path)/data/shelf/backups/0001-version-1.sqlite"
        let aged = try Program.run("/usr/bin/touch", ["-d", "31 days ago", backup], home: shelf.path)
        #expect(aged.exitCode == 0)
        #expect(try shelf.run("backups --keep-days 30").output == "There are no backups.\n")
        let refused = try shelf.run("backups --keep-days -1")
        #expect(refused.exitCode == 64, "\(refused.errors)")
    }

    @Test func `an archive can be written to standard output`() throws {
        let shelf = try ShelfHome()
        try shelf.fill(sealed: false)
        #expect(try shelf.run("export file.tar").exitCode == 0)
        let ended = try Program.run(
            "/bin/sh", ["-c", "\(Program.path) export - > pipe.tar"], home: shelf.path)
        #expect(ended.exitCode == 0, "\(ended.errors)")
        #expect(ended.errors.contains("shelf: 5 records, 1 attachment"))
        #expect(try readFile("\(shelf.path)/pipe.tar") == readFile("\(shelf.path)/file.tar"))
        #expect(access("\(shelf.path)/-", F_OK) != 0)
    }

    @Test func `only its owner can read an archive, whatever it replaces`() throws {
        let shelf = try ShelfHome()
        try shelf.fill(sealed: false)
        for mode in [mode_t(0o600), 0o640] {
            try writeFile([1], "\(shelf.path)/data.tar")
            #expect(chmod("\(shelf.path)/data.tar", mode) == 0)
            let ended = try shelf.run("export data.tar")
            #expect(ended.exitCode == 0)
            #expect(ended.output.contains("readable only by you"))
            var status = stat()
            #expect(stat("\(shelf.path)/data.tar", &status) == 0 && status.st_mode & 0o777 == 0o600)
        }
    }

    @Test func `an archive never replaces a device, a folder or a file of the home`() throws {
        let shelf = try ShelfHome()
        try shelf.fill(sealed: false)
        let before = try readFile(shelf.database)
        for path in ["/dev/null", shelf.path, shelf.database, "\(shelf.database)-copy"] {
            let ended = try shelf.run("export \(path)")
            #expect(ended.exitCode == 64, "\(path): \(ended.errors)")
            #expect(ended.errors.hasPrefix("error: Can't write the archive \(path): "), "\(ended.errors)")
        }
        #expect(try readFile(shelf.database) == before)
    }

    @Test func `other files beside an archive aren't touched`() throws {
        let shelf = try ShelfHome()
        try shelf.fill(sealed: false)
        try writeFile(Array("mine".utf8), "\(shelf.path)/data.tar.part")
        #expect(try shelf.run("export data.tar").exitCode == 0)
        #expect(try readFile("\(shelf.path)/data.tar.part") == Array("mine".utf8))
    }

    @Test func `the doctor finds nothing in sound records and names each problem of others`() throws {
        let shelf = try ShelfHome()
        #expect(try shelf.run("doctor").output.hasPrefix("There are no records in "))
        try shelf.fill(sealed: false)
        let sound = try shelf.run("doctor")
        #expect(sound.exitCode == 0, "\(sound.errors)")
        let lines = ["  records      5", "  version      1", "  attachments  1, ", "  backups      none"]
        for line in lines + ["no problems found"] {
            #expect(sound.output.contains(line), "\(sound.output)")
        }
        let store = try shelf.open()
        let hash = try store.read { db in try String.fetchOne(db, sql: "SELECT hash FROM storeAttachment") }
        try store.close()
        let name = try #require(hash)
        let removal = try Program.run("/usr/bin/find", [shelf.path, "-name", name, "-delete"], home: shelf.path)
        #expect(removal.exitCode == 0)
        let damaged = try shelf.run("doctor")
        #expect(damaged.exitCode == 65)
        #expect(damaged.output.contains("problem      The attachment \(name) is missing."), "\(damaged.output)")
        #expect(damaged.errors == "error: 1 problem was found.\n")
    }
}
