// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import Foundation
import StoreTesting
import Testing

@Suite("Sealing all records of a plugin")
struct SealCommandTests {
    private func shelf() throws -> ShelfHome {
        let shelf = try ShelfHome()
        try shelf.fill()
        let files = ["old": ShelfHome.passphrase, "wrong": "another quiet owl"]
        for (name, text) in files { try writeFile(Array("\(text)\n".utf8), "\(shelf.path)/\(name)") }
        return shelf
    }

    @Test func `sealed records need the passphrase, and come back unsealed`() throws {
        let shelf = try shelf()
        let sealed = try shelf.run("seal shelf --passphrase-file old")
        #expect(sealed.exitCode == 0 && sealed.output.contains("The records of shelf are sealed."), "\(sealed.errors)")
        let again = try shelf.run("seal shelf --passphrase-file old")
        #expect(again.exitCode == 65 && again.errors.contains("are sealed already"), "\(again.errors)")
        let doctor = try shelf.run("doctor")
        #expect(doctor.exitCode == 0 && doctor.output.contains("records      sealed"), "\(doctor.output)")
        let exported = try shelf.run("export all.tar")
        #expect(exported.exitCode == 0 && exported.output.contains("shelf: sealed records"), "\(exported.output)")
        let wrong = try shelf.run("unseal shelf --passphrase-file wrong")
        #expect(wrong.exitCode == 64 && wrong.errors.contains("The passphrase isn't the one"), "\(wrong.errors)")
        let unsealed = try shelf.run("unseal shelf --passphrase-file old")
        #expect(unsealed.exitCode == 0, "\(unsealed.errors)")
        #expect(try shelf.chest(ShelfHome.passphrase) == "96 cm")
        let missing = try shelf.run("unseal shelf --passphrase-file old")
        #expect(missing.exitCode == 66 && missing.errors.contains("aren't sealed"), "\(missing.errors)")
    }

    @Test func `a passphrase file that others can read gets a notice`() throws {
        let shelf = try shelf()
        _ = try shelf.run("seal shelf --passphrase-file old")
        for (permissions, isNoticed) in [(0o600, false), (0o640, true), (0o604, true)] as [(mode_t, Bool)] {
            #expect(chmod("\(shelf.path)/wrong", permissions) == 0)
            let errors = try shelf.run("unseal shelf --passphrase-file wrong").errors
            #expect(errors.contains("Other users can read wrong, which holds a passphrase.") == isNoticed, "\(errors)")
        }
    }

    @Test(arguments: [
        ("seal hat --passphrase-file old", "No plugin named \"hat\""),
        ("unlock shelf --minutes 0 --passphrase-file old", "--minutes: expected a whole number from 1 to 1440, got 0"),
        ("unlock shelf --passphrase-file old", "aren't sealed"), ("lock hat", "No plugin named \"hat\""),
    ])
    func `wrong plugins and times are refused`(line: String, sentence: String) throws {
        let ended = try shelf().run(line)
        #expect(ended.exitCode != 0 && ended.errors.contains(sentence), "\(ended.errors)")
    }
}
