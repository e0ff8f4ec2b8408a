// SPDX-License-Identifier: AGPL-3.0-or-later

import CommandKit
import Presentation
import Testing

/// The help of every command.
@Suite("Help")
struct HelpTests {
    /// The words of every command of `almanac`: its subcommands, and the options of every computation.
    private func commands() async throws -> [[String]] {
        var commands: [[String]] = []
        commands.append(["almanac"])
        let lines = try await BuiltProgram.almanac("--help").lines
        let start = try #require(lines.firstIndex(of: "SUBCOMMANDS:"))
        for line in lines[(start + 1)...].prefix(while: { !$0.isEmpty }) where !line.hasPrefix("   ") {
            commands.append(["almanac"] + line.split(separator: " ").prefix(1).map(String.init))
        }
        commands += ["change", "recover", "renew-code"].map { ["almanac", "passphrase", $0] }
        for id in try await BuiltProgram.almanac("list --format ids").succeeded().split(separator: "\n") {
            commands.append(["almanac", "run", String(id)])
        }
        return commands
    }

    private func help(_ command: [String]) async throws -> Finished {
        let program = try #require(BuiltProgram(rawValue: command[0]))
        return try await program(command.dropFirst() + ["--help"])
    }

    @Test
    func `every command's help fits 80 columns and has an example`() async throws {
        let commands = try await commands()
        #expect(commands.count >= 11)
        try await forEach(commands) { command in
            let finished = try await help(command)
            finished.fitsHelp(command)
            #expect(finished.errors == "", "\(command)")
            let name = command.joined(separator: " ")
            let examples = finished.lines.drop { !$0.contains("EXAMPLE") }.dropFirst()
            #expect(examples.contains { $0.contains(name) }, "\(name) --help shows no example")
        }
    }

    @Test
    func `-h and help COMMAND print the same`() async throws {
        let long = try await BuiltProgram.astro("chart --help").succeeded()
        #expect(try await BuiltProgram.astro("chart -h").succeeded() == long)
        #expect(try await BuiltProgram.astro("help chart").succeeded() == long)
        #expect(try await BuiltProgram.astro("").succeeded() == BuiltProgram.astro("--help").succeeded())
    }

    @Test
    func `every example of a help text runs`() async throws {
        let folder = try TemporaryFolder()
        // A key is remembered only in memory.
        let runtime = try TemporaryFolder(in: "/dev/shm")
        let row = #"{"birth":{"date":"1990-05-15","latitude":50.45,"longitude":30.52}}"# + "\n"
        try folder.write(row, to: "inputs.ndjson")
        try folder.write(row, to: "input.json")
        _ = try await run("/bin/sh", ["-c", "gzip -c inputs.ndjson >inputs.gz"], in: folder.path).succeeded()
        // A backup to restore exists only after an upgrade or an import. The example of a computation is JSON.
        for command in try await commands() where command.last != "restore" && command.prefix(2) != ["almanac", "run"] {
            if command.contains("passphrase") { try await sealMeasurements(in: folder) }
            // jq isn't required.
            let script = try await help(command).examples.map { String($0.split(separator: " | jq ")[0]) }
            var environment = BuiltProgram.environment
            environment["ALMANAC_HOME"] = "\(folder.path)/home"
            environment["XDG_RUNTIME_DIR"] = runtime.path
            // Each example of sealing begins with the same records, and reads the passphrase as from a terminal.
            let isOfSealing = ["seal", "unseal", "unlock"].contains(command.last)
            for part in isOfSealing ? script.map({ "\($0) <new.txt" }) : [script.joined(separator: "\n")] {
                if isOfSealing { try await prepareRecords(areSealed: command.last != "seal", in: folder) }
                let finished = try await run("/bin/sh", ["-e", "-c", part], environment: environment, in: folder.path)
                #expect(finished.exitCode == 0, "\(command): \(finished.errors)")
            }
        }
    }

    /// Sealed measurements, with the passphrases and the code of the examples in `old.txt`, `new.txt`, and `code.txt`.
    private func sealMeasurements(in folder: TemporaryFolder) async throws {
        try folder.write("correct horse battery\n", to: "old.txt")
        try folder.write("another horse battery\n", to: "new.txt")
        let environment = BuiltProgram.environment.merging(["ALMANAC_HOME": "\(folder.path)/home"]) { $1 }
        _ = try await BuiltProgram.almanac(["erase", "--yes"], environment: environment).succeeded()
        let saved = try await BuiltProgram.outfit(
            ["profile", "measure", "chest=97", "--passphrase-file", "old.txt"], environment: environment,
            in: folder.path
        ).succeeded()
        let lines = saved.split(separator: Character("\n"))
        let place = try #require(lines.firstIndex { $0.hasPrefix("Recovery code") })
        try folder.write("\(lines[place + 1])\n", to: "code.txt")
    }

    /// Records of the plugin in the examples, sealed or not, with the passphrase in `new.txt`.
    private func prepareRecords(areSealed: Bool, in folder: TemporaryFolder) async throws {
        try folder.write("another horse battery\n", to: "new.txt")
        let environment = BuiltProgram.environment.merging(["ALMANAC_HOME": "\(folder.path)/home"]) { $1 }
        _ = try await BuiltProgram.almanac(["erase", "--yes"], environment: environment).succeeded()
        let birth = ["--date", "1990-05-15T14:30", "--place", "Kyiv"]
        _ = try await BuiltProgram.astro(["save", "Olena"] + birth, environment: environment).succeeded()
        guard areSealed else { return }
        _ = try await BuiltProgram.almanac(
            ["seal", "astrology", "--passphrase-file", "new.txt"], environment: environment, in: folder.path
        ).succeeded()
    }

    /// `make derived` writes the snapshots, which have the names of their commands: `almanac-run-twins.add`.
    @Test(arguments: Snapshot.names)
    func `help equals its snapshot`(_ name: String) async throws {
        let words = name.split(separator: "-", maxSplits: 2).map(String.init)
        Snapshot.expect(try await help(words).succeeded(), named: name)
    }

    @Test
    func `each program has a snapshot of its help`() {
        #expect(Set(Snapshot.names).isSuperset(of: BuiltProgram.allCases.map(\.rawValue)))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `completion scripts are valid`(_ shell: String) async throws {
        let script = try await BuiltProgram.almanac(["--generate-completion-script", shell]).succeeded()
        for word in ["almanac", "describe", "batch"] { #expect(script.contains(word), "\(word)") }
        if shell == "bash" {
            _ = try await run("bash", ["-n"], input: Array(script.utf8)).succeeded()
        }
    }
}

extension Finished {
    /// The examples in a text of help, without remarks in parentheses.
    var examples: [String] {
        lines.drop { !$0.hasPrefix("EXAMPLES") }.dropFirst().prefix { $0.hasPrefix("  ") }
            .map { String($0.split(separator: "   (")[0]) }
    }

    /// Expects help of at most 80 columns; the parser's lines can end with spaces.
    fileprivate func fitsHelp(_ command: [String]) {
        #expect(exitCode == 0 && !output.isEmpty, "\(command): \(errors)")
        for line in lines { #expect(line.terminalWidth <= 80, "\(command), \(line.terminalWidth) columns: \(line)") }
    }
}
