// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import StoreTesting
import Testing

@Suite("The passphrase of sealed values")
struct PassphraseCommandTests {
    private static let new = "another quiet owl"

    private func shelf(_ files: [String: String] = [:]) throws -> ShelfHome {
        let shelf = try ShelfHome()
        try shelf.fill()
        let all = ["old": ShelfHome.passphrase, "new": Self.new].merging(files) { $1 }
        for (name, text) in all { try writeFile(Array("\(text)\n".utf8), "\(shelf.path)/\(name)") }
        return shelf
    }

    /// A code as it stands in an output.
    private func code(_ output: String) throws -> RecoveryCode {
        try #require(output.split(whereSeparator: \.isWhitespace).map(String.init).compactMap(RecoveryCode.init).first)
    }

    private func isRefused(_ shelf: ShelfHome, _ passphrase: String) -> Bool {
        do {
            _ = try shelf.chest(passphrase)
            return false
        } catch {
            return (error as? StoreError)?.code == .wrongPassphrase
        }
    }

    @Test func `a changed passphrase replaces the old one`() throws {
        let shelf = try shelf()
        let changed = try shelf.run("passphrase change --passphrase-file old --new-file new")
        #expect(changed.exitCode == 0, "\(changed.errors)")
        #expect(try shelf.chest(Self.new) == "96 cm")
        #expect(isRefused(shelf, ShelfHome.passphrase))
    }

    @Test func `passphrases are prompted for, the new one twice`() throws {
        let shelf = try shelf()
        let slip = try shelf.runAtTerminal(
            "passphrase change", typing: "\(ShelfHome.passphrase)\n\(Self.new)\nanother quite owl\n")
        #expect(slip.exitCode == 64 && slip.output.contains("the same passphrase twice"), "\(slip.output)")
        #expect(try shelf.chest(ShelfHome.passphrase) == "96 cm")
        let changed = try shelf.runAtTerminal(
            "passphrase change", typing: "\(ShelfHome.passphrase)\n\(Self.new)\n\(Self.new)\n")
        #expect(changed.exitCode == 0 && !changed.output.contains(Self.new), "\(changed.output)")
        #expect(try shelf.chest(Self.new) == "96 cm")
    }

    @Test func `the recovery code sets a passphrase until it is renewed`() throws {
        let shelf = try shelf()
        let renewed = try shelf.run("passphrase renew-code --passphrase-file old")
        #expect(renewed.exitCode == 0, "\(renewed.errors)")
        let code = try code(renewed.output)
        try writeFile(Array("\(code.description.lowercased())\n".utf8), "\(shelf.path)/code")
        let recovered = try shelf.run("passphrase recover --code-file code --new-file new")
        #expect(recovered.exitCode == 0, "\(recovered.errors)")
        #expect(try shelf.chest(Self.new) == "96 cm")
        #expect(isRefused(shelf, ShelfHome.passphrase))

        let second = try shelf.run("passphrase renew-code --passphrase-file new")
        #expect(try self.code(second.output) != code)
        let late = try shelf.run("passphrase recover --code-file code --new-file old")
        #expect(late.exitCode == 64 && late.errors.contains("The recovery code isn't the one"), "\(late.errors)")
        #expect(try shelf.chest(Self.new) == "96 cm")
    }

    @Test(arguments: [
        ("change --passphrase-file new --new-file new", "The passphrase isn't the one"),
        ("change --passphrase-file old --new-file short", "at least 8 characters"),
        ("change", "got standard input for both"), ("recover --new-file -", "got standard input for both"),
        ("recover --code-file old --new-file new", "eight groups of four letters and digits"),
        ("change --plugin hat --passphrase-file old", "No plugin named \"hat\""),
    ])
    func `failed changes leave the passphrase unchanged`(line: String, sentence: String) throws {
        let shelf = try shelf(["short": "owl"])
        let ended = try shelf.run("passphrase \(line)", input: Self.new + "\n")
        #expect(ended.exitCode == 64 && ended.errors.contains(sentence), "\(ended.errors)")
        #expect(ended.errors.hasPrefix("error: "))
        #expect(try shelf.chest(ShelfHome.passphrase) == "96 cm")
    }

    @Test func `stores without sealed values have no passphrase`() throws {
        let shelf = try ShelfHome()
        let empty = try shelf.run("passphrase change --passphrase-file - --new-file none")
        #expect(empty.exitCode == 64 && empty.errors.contains("No passphrase is set"), "\(empty.errors)")
        try shelf.fill(sealed: false)
        let ended = try shelf.run("passphrase recover --plugin shelf --code-file none", input: "x\n")
        #expect(ended.exitCode == 64 && ended.errors.contains("No passphrase is set for shelf"), "\(ended.errors)")
    }
}
