// SPDX-License-Identifier: AGPL-3.0-or-later

import CommandKit
import Presentation
import Testing

/// The help of every command of the programs with records, including subcommands.
@Suite("Help of programs with records")
struct RecordsHelpTests {
    /// A program, and the expectations for its help.
    struct Helped: CustomTestStringConvertible {
        let program: BuiltProgram
        /// The words in a completion script.
        let words: [String]
        /// Whether the examples of a command run in sequence, instead of each with a new home.
        let examplesFollow: Bool
        /// A home with the records that the examples of a command use.
        let prepared: @Sendable ([String]) async throws -> any RecordsHome

        var testDescription: String { program.rawValue }
    }

    private static let helped = [
        Helped(
            program: .astro, words: ["chart", "houses", "placidus", "refresh"], examplesFollow: true,
            prepared: AstroHome.prepared),
        Helped(
            program: .outfit, words: ["suggest", "wishlist", "dateNight", "blackTie", "dress-code"],
            examplesFollow: true, prepared: OutfitHome.prepared),
        // A completed challenge can't be completed again.
        Helped(
            program: .challenge, words: ["today", "more-like", "mindfulness", "rainy", "keepLearned"],
            examplesFollow: false, prepared: ChallengeHome.prepared),
        Helped(
            program: .cravings, words: ["log", "help-lines", "Paraphernalia", "Joints", "heat-map"],
            examplesFollow: true, prepared: CravingsHome.prepared),
        Helped(
            program: .twins, words: ["identify", "place", "furniture", "useSoon", "wholeMonths"],
            examplesFollow: true, prepared: ThingsHome.prepared),
    ]

    private func commands(of program: BuiltProgram, under words: [String] = []) async throws -> [[String]] {
        var commands = [words]
        let lines = try await program(words + ["--help"]).lines
        guard let start = lines.firstIndex(of: "SUBCOMMANDS:") else { return commands }
        for line in lines[(start + 1)...].prefix(while: { !$0.isEmpty }) where !line.hasPrefix("   ") {
            let name = line.split { " ,".contains($0) }.prefix(1).map(String.init)
            commands += try await self.commands(of: program, under: words + name)
        }
        return commands
    }

    @Test(arguments: helped)
    func `every help fits 80 columns and has an example`(_ helped: Helped) async throws {
        let commands = try await commands(of: helped.program)
        #expect(commands.count >= 16)
        try await forEach(commands) { command in
            let finished = try await helped.program(command + ["--help"])
            let text = finished.succeeded()
            for line in finished.lines { #expect(line.terminalWidth <= 80, "\(command): \(line)") }
            let words = [helped.program.rawValue] + command
            // The examples of a default subcommand leave out its name.
            let name = (text.contains("(default).") ? words.dropLast() : words).joined(separator: " ")
            #expect(finished.examples.contains { $0.contains(name) }, "\(name) --help shows no example")
        }
    }

    // The order of arguments is that of the fields of an input.
    @Test(arguments: helped)
    func `the usage has the arguments of the command in their order`(_ helped: Helped) async throws {
        try await forEach(try await commands(of: helped.program)) { command in
            let help = try await helped.program(command + ["--help"])
            guard let usage = help.lines.first(where: { $0.hasPrefix("USAGE: ") }),
                !help.lines.contains("SUBCOMMANDS:")
            else { return }
            let arguments = help.lines.drop { $0 != "ARGUMENTS:" }.dropFirst().prefix { !$0.isEmpty }
                .compactMap { $0.firstMatch(of: #/^  <([^>]+)>/#).map { String($0.1) } }
            let shown = usage.replacing(#/\[--[^\]]*\]|--\S+ <[^>]+>|\[<options>\]/#, with: "")
                .matches(of: #/<([^>]+)>/#).map { String($0.1) }
            #expect(shown == arguments, "\(command): \(usage)")
        }
    }

    @Test(arguments: helped)
    func `every example of a help text runs`(_ helped: Helped) async throws {
        // A forecast comes from the web.
        try await forEach(try await commands(of: helped.program).filter { $0 != ["forecast"] }) { command in
            // Files that another program downloads don't exist.
            let examples = try await helped.program(command + ["--help"]).examples.filter { !$0.contains("curl ") }
            #expect(!examples.isEmpty, "\(command)")
            for script in helped.examplesFollow ? [examples.joined(separator: "\n")] : examples {
                let home = try await helped.prepared(command)
                let finished = try await run(
                    "/bin/sh", ["-e", "-c", script], environment: home.environment, in: home.folder.path)
                #expect(finished.exitCode == 0, "\(script): \(finished.errors)")
            }
        }
    }

    @Test(arguments: helped, ["bash", "zsh", "fish"])
    func `completion scripts have commands and words`(_ helped: Helped, _ shell: String) async throws {
        let script = try await helped.program(["--generate-completion-script", shell]).succeeded()
        for word in helped.words { #expect(script.contains(word), "\(word)") }
        if shell == "bash" { _ = try await run("bash", ["-n"], input: Array(script.utf8)).succeeded() }
    }
}
