// SPDX-License-Identifier: AGPL-3.0-or-later

import TerminalKit
import Testing

/// The help of every command of `challenge`, with those below `prefs`, `pack` and `holidays`.
@Suite("Help of challenge")
struct ChallengeHelpTests {
    private func commands(under words: [String] = []) async throws -> [[String]] {
        var commands = [words]
        let lines = try await BuiltProgram.challenge(words + ["--help"]).lines
        guard let start = lines.firstIndex(of: "SUBCOMMANDS:") else { return commands }
        for line in lines[(start + 1)...].prefix(while: { !$0.isEmpty }) where !line.hasPrefix("   ") {
            let name = line.split(separator: " ").prefix(1).map(String.init)
            commands += try await self.commands(under: words + name)
        }
        return commands
    }

    @Test("Every help fits 80 columns, has an example of its command, and is as it was last read by a person")
    func everyCommand() async throws {
        let commands = try await commands()
        #expect(commands.count >= 25)
        for command in commands {
            let finished = try await BuiltProgram.challenge(command + ["--help"])
            let text = finished.succeeded()
            for line in finished.lines { #expect(line.terminalWidth <= 80, "\(command): \(line)") }
            let name = (["challenge"] + command).joined(separator: " ")
            let examples = finished.lines.drop { !$0.contains("EXAMPLES") }.dropFirst().prefix { $0.hasPrefix("  ") }
            #expect(examples.contains { $0.contains(name) }, "\(name) --help shows no example")
            Snapshot.expect(text, named: (["challenge"] + command).joined(separator: "-"))
        }
    }

    @Test("Every example of a help text runs")
    func examplesRun() async throws {
        for command in try await commands() {
            let lines = try await BuiltProgram.challenge(command + ["--help"]).lines
            let start = try #require(lines.firstIndex { $0.hasPrefix("EXAMPLES") })
            // What another program fetches from the web is not there.
            let examples = lines[(start + 1)...].prefix { $0.hasPrefix("  ") }.filter { !$0.contains("curl ") }
            #expect(!examples.isEmpty)
            // Each example has a home of its own: what is done cannot be done again.
            for example in examples {
                let home = try await prepared(for: command)
                let finished = try await run(
                    "/bin/sh", ["-e", "-c", String(example)], environment: home.environment, in: home.folder.path)
                #expect(finished.exitCode == 0, "\(example): \(finished.errors)")
            }
        }
    }

    /// A home with what the examples speak of.
    private func prepared(for command: [String]) async throws -> ChallengeHome {
        let home = try ChallengeHome()
        switch command {
        case [], ["done"], ["skip"], ["swap"], ["rate"]:
            for day in ["yesterday", "today"] { _ = try await home("today --date \(day)").succeeded() }
            guard command == ["rate"] else { break }
            for day in ["yesterday", "today"] { _ = try await home("done --date \(day)").succeeded() }
        case ["edit"], ["remove"], ["pack", "export"]:
            _ = try await home(["add", "Call grandmother", "--category", "social", "--company", "family"]).succeeded()
        case ["holidays", "remove"]:
            _ = try await home(["holidays", "add", "School break", "--from", "2026-12-24"]).succeeded()
        case ["opinions"]:
            _ = try await home("more-like creative-street-alphabet").succeeded()
        case ["remind"]:
            _ = try await home("prefs set --remind 08:00-20:30 --zone Europe/Kyiv").succeeded()
        case ["pack"], ["pack", "import"], ["pack", "remove"]:
            let other = try ChallengeHome()
            _ = try await other(["add", "Walk on ice", "--category", "adventure", "--season", "winter"]).succeeded()
            let pack = try await other("pack export winter - --own").succeeded()
            try home.folder.write(pack, to: "winter.pack.json")
            guard command == ["pack", "remove"] else { break }
            _ = try await home("pack import winter.pack.json").succeeded()
        default: break
        }
        return home
    }

    @Test("Completion scripts know commands and words", arguments: ["bash", "zsh", "fish"])
    func completions(_ shell: String) async throws {
        let script = try await BuiltProgram.challenge(["--generate-completion-script", shell]).succeeded()
        for word in ["today", "more-like", "mindfulness", "rainy", "keepLearned"] {
            #expect(script.contains(word), "\(word)")
        }
        if shell == "bash" { _ = try await run("bash", ["-n"], input: Array(script.utf8)).succeeded() }
    }
}
