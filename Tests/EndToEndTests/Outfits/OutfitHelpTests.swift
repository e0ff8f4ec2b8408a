// SPDX-License-Identifier: AGPL-3.0-or-later

import TerminalKit
import Testing

/// The help of every command of `outfit`, with those below `profile` and `wishlist`.
@Suite("Help of outfit")
struct OutfitHelpTests {
    private func commands(under words: [String] = []) async throws -> [[String]] {
        var commands = [words]
        let lines = try await BuiltProgram.outfit(words + ["--help"]).lines
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
            let finished = try await BuiltProgram.outfit(command + ["--help"])
            let text = finished.succeeded()
            for line in finished.lines { #expect(line.terminalWidth <= 80, "\(command): \(line)") }
            let name = (["outfit"] + command).joined(separator: " ")
            let examples = finished.lines.drop { !$0.contains("EXAMPLES") }.dropFirst().prefix { $0.hasPrefix("  ") }
            #expect(examples.contains { $0.contains(name) }, "\(name) --help shows no example")
            Snapshot.expect(text, named: (["outfit"] + command).joined(separator: "-"))
        }
    }

    @Test("Every example of a help text runs")
    func examplesRun() async throws {
        for command in try await commands() {
            let lines = try await BuiltProgram.outfit(command + ["--help"]).lines
            let start = try #require(lines.firstIndex { $0.hasPrefix("EXAMPLES") })
            let examples = lines[(start + 1)...].prefix { $0.hasPrefix("  ") }
            let script = examples.map { String($0.split(separator: "   (")[0]) }.joined(separator: "\n")
            let home = try await prepared(for: command)
            let finished = try await run(
                "/bin/sh", ["-e", "-c", script], environment: home.environment, in: home.folder.path)
            #expect(finished.exitCode == 0, "\(command): \(finished.errors)")
        }
    }

    /// A home with what the examples speak of.
    private func prepared(for command: [String]) async throws -> OutfitHome {
        let home = try OutfitHome()
        try home.folder.write(PlanAndPackTests.calendar, to: "calendar.ics")
        try home.folder.write("correct horse battery\n", to: "pass.txt")
        try home.folder.write(
            "name,category,primaryColor\nTee,tshirt,#FFFFFF\n", to: "closet.csv")
        try home.folder.write("name,category,colour,shop\nHat,hat,#222222,Market\n", to: "list.csv")
        try home.folder.write(
            ##"[{"name": "Belt", "category": "belt", "primaryColor": "#332211"}]"##, to: "closet.json")
        try home.folder.write(
            #"{"brand": "Aran Mills", "sizes": [{"label": "M", "body": {"chest": {"minimum": 94, "maximum": 102}}}]}"#,
            to: "chart.json")
        guard command.first == "import" else {
            // Suggestions and journeys speak of the sample wardrobe.
            let isKept = ["edit", "remove", "items", "show", "wear", "rate", "history", "stats"].contains(command.first)
            if isKept || command.first == "wishlist" { try await home.fill() }
            if ["rate", "history"].contains(command.first) {
                _ = try await home("wear", "White shirt", "--date", "2026-03-02").succeeded()
            }
            if command.first == "wishlist", command.count > 1 {
                _ = try await home(
                    "wishlist", "add", "Rain coat", "--category", "coat", "--brand", "Aran Mills", "--price", "120 EUR"
                ).succeeded()
                _ = try await home("wishlist", "add", "Green scarf", "--category", "scarf").succeeded()
                _ = try await home("profile", "measure", "chest=97", "--passphrase-file", "pass.txt").succeeded()
                _ = try await home("wishlist", "chart", "chart.json").succeeded()
            }
            return home
        }
        return home
    }

    @Test("Completion scripts know commands and words", arguments: ["bash", "zsh", "fish"])
    func completions(_ shell: String) async throws {
        let script = try await BuiltProgram.outfit(["--generate-completion-script", shell]).succeeded()
        for word in ["suggest", "wishlist", "dateNight", "blackTie", "dress-code"] {
            #expect(script.contains(word), "\(word)")
        }
        if shell == "bash" { _ = try await run("bash", ["-n"], input: Array(script.utf8)).succeeded() }
    }
}
