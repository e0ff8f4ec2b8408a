// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import CravingsPlugin

struct HelpLinesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "help-lines", abstract: "Show where to find help, and replace the list.",
        discussion: """
            The list is shown first at intensity 10.

            EXAMPLES
              cravings help-lines
              cravings help-lines set --line "Olena=+380 44 000 00 00"
              cravings help-lines reset
            """,
        subcommands: [ShowHelpLinesCommand.self, SetHelpLinesCommand.self, ResetHelpLinesCommand.self],
        defaultSubcommand: ShowHelpLinesCommand.self)
}

struct ShowHelpLinesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show where to find help.",
        discussion: """
            EXAMPLES
              cravings help-lines show
              cravings help-lines show --language uk
            """)

    @OptionGroup var language: LanguageOption

    @OptionGroup var output: OutputOptions

    func run() async throws {
        try await EngineCall(Cravings.myHelpLines, InputFields()).print(
            as: output.presentation, in: language)
    }
}

struct SetHelpLinesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Replace the list of where to find help.",
        usage: "cravings help-lines set [--line <name=contact>] [<options>]",
        discussion: """
            The lines replace the current ones, in the order in which they are shown. A file has them as JSON, as \
            help-lines show --format json prints them, with details, a country, and the day of the last check.

            EXAMPLES
              cravings help-lines set --line "Olena=+380 44 000 00 00" --line Police=112
              cravings help-lines --format json | cravings help-lines set --file -
            """)

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Name and how to reach it, such as Olena=112. Repeatable.", valueName: "name=contact"))
    var line: [String] = []

    @Option(
        help: ArgumentHelp("JSON file with the lines; - for standard input.", valueName: "file"), completion: .file())
    var file: String?

    @OptionGroup var language: LanguageOption

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if file != nil, !line.isEmpty { throw ValidationError("--file: expected either --line or --file, got both") }
    }

    func run() async throws {
        var fields = InputFields()
        fields.set("lines", "--line", line.isEmpty ? nil : .array(line.map(Self.json)))
        if let file { fields.set("lines", "--file", try Self.lines(in: file)) }
        try await EngineCall(Cravings.setHelpLines, fields).print(
            as: output.presentation, in: language)
    }

    private static func json(_ line: String) -> JSONValue {
        let sides = line.split(separator: "=", maxSplits: 1).map { String($0.trimmingSpaces) }
        guard sides.count == 2 else { return ["name": .string(line)] }
        return ["name": .string(sides[0]), "contact": .string(sides[1])]
    }

    /// The maximum size of a file with lines, in bytes.
    private static let largest = 1_000_000

    private static func lines(in file: String) throws -> JSONValue {
        let bytes = try readFile(file, limit: largest)
        do {
            let json = try JSONValue(parsing: bytes)
            return json["lines"] ?? json
        } catch {
            throw ComputationError(.invalidJSON, "--file: \(error)")
        }
    }
}

struct ResetHelpLinesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset", abstract: "Return to the list that comes with the program.",
        discussion: """
            EXAMPLES
              cravings help-lines reset
            """)

    @OptionGroup var language: LanguageOption

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("restoresDefault", "reset", flag: true)
        try await EngineCall(Cravings.setHelpLines, fields).print(
            as: output.presentation, in: language)
    }
}
