// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Glibc
import Testing

/// A home that can't be used ends a command and `almanac run` with the same code.
@Suite("Unusable homes")
struct UnusableHomeTests {
    /// A command, and whether it writes.
    struct Command: Sendable, CustomTestStringConvertible {
        let program: BuiltProgram
        let line: String
        let isWriting: Bool

        var testDescription: String { "\(program.rawValue) \(line)" }
        var words: [String] { line.split(separator: " ").map(String.init) }
    }

    private static let commands = [
        Command(program: .outfit, line: "add Coat --category coat --color #1F2A44", isWriting: true),
        Command(program: .outfit, line: "items", isWriting: false),
        Command(program: .challenge, line: "prefs set --like creative", isWriting: true),
        Command(program: .challenge, line: "prefs show", isWriting: false),
    ]
    private static let writing = commands.filter(\.isWriting)

    /// Runs a command and its call with `almanac run`, each in a shell script that sets the limits of `"$@"`.
    private func both(
        _ command: Command, home: String, script: String = "exec \"$@\""
    ) async throws -> (own: Finished, other: Finished) {
        let shown = try await command.program(command.words + ["--show-call"]).json()
        let id = try #require(shown["id"]?.string)
        let input = try #require(shown["input"])
        let environment = BuiltProgram.environment.merging(["ALMANAC_HOME": home]) { $1 }
        func finish(_ program: BuiltProgram, _ words: [String], _ input: String) async throws -> Finished {
            try await run(
                "/bin/bash", ["-c", script, "bash", program.path] + words, input: Array(input.utf8),
                environment: environment)
        }
        return (
            try await finish(command.program, command.words, ""),
            try await finish(.almanac, ["run", id, "--format", "text"], input.text())
        )
    }

    /// Creates a home with a record of each program.
    private func filledHome() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let environment = BuiltProgram.environment.merging(["ALMANAC_HOME": folder.file("home")]) { $1 }
        for command in Self.writing {
            _ = try await command.program(command.words, environment: environment).succeeded()
        }
        return folder
    }

    private func expectSame(_ finished: (own: Finished, other: Finished), _ code: Int32) {
        #expect(finished.own.exitCode == code, "\(finished.own.errors)")
        #expect(finished.other.exitCode == code, "\(finished.other.errors)")
        #expect(finished.own.output == finished.other.output)
        for one in [finished.own, finished.other] where code != 0 { one.refused(code) }
    }

    /// 74 is EX_IOERR of sysexits.h: a folder can't be created below /proc.
    ///
    /// Commands that only read find no records there.
    @Test(arguments: commands)
    func `writing to a home that can't be created exits with 74`(_ command: Command) async throws {
        expectSame(try await both(command, home: "/proc/nothing"), command.isWriting ? 74 : 0)
    }

    /// For SQLite, a file that can't grow is like a full disk.
    @Test(arguments: writing)
    func `writing to a full disk exits with 74`(_ command: Command) async throws {
        let folder = try await filledHome()
        let script = "trap '' XFSZ; ulimit -f 0; exec \"$@\""
        expectSame(try await both(command, home: folder.file("home"), script: script), 74)
    }

    @Test(arguments: writing)
    func `writing to a read-only home exits with 77`(_ command: Command) async throws {
        let folder = try await filledHome()
        _ = try await run("/bin/chmod", ["-R", "a+rX,a-w", folder.path]).succeeded()
        // The superuser can write anywhere.
        let drop = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
        let finished = try await both(command, home: folder.file("home"), script: "exec \(drop)\"$@\"")
        _ = try await run("/bin/chmod", ["-R", "u+w", folder.path]).succeeded()
        expectSame(finished, 77)
    }

    /// 75 is EX_TEMPFAIL: another program locks the store beyond the deadline.
    @Test(arguments: writing)
    func `writing to a home that another program has locked exits with 75`(_ command: Command) async throws {
        let folder = try await filledHome()
        let plugin = command.program == .outfit ? "wardrobe" : "challenges"
        let database = try #require(
            try await run("/usr/bin/find", [folder.file("home/\(plugin)"), "-name", "*.sqlite"]).succeeded()
                .split(separator: "\n").first.map(String.init))
        let holder = try RunningProgram("/usr/bin/sqlite3", [database])
        try holder.write("BEGIN EXCLUSIVE;\nSELECT 'held';\n")
        #expect(try holder.readLine() == "held")
        expectSame(try await both(command, home: folder.file("home")), 75)
        try holder.write(".quit\n")
        _ = try holder.finish()
    }
}
