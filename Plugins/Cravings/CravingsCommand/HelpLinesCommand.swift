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
        subcommands: [
            LanguageCommand<ShowHelpLines>.self, SetHelpLinesCommand.self, LanguageCommand<ResetHelpLines>.self,
        ], defaultSubcommand: LanguageCommand<ShowHelpLines>.self)
}

enum ShowHelpLines: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.myHelpLines, "cravings help-lines show", "Show where to find help.",
        examples: ["cravings help-lines show", "cravings help-lines show --language uk"])
}

enum ResetHelpLines: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.setHelpLines, "cravings help-lines reset", "Return to the list that comes with the program.",
        examples: ["cravings help-lines reset"], setting: ["restoresDefault": true])
}

enum SetHelpLines: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.setHelpLines, "cravings help-lines set", "Replace the list of where to find help.",
        usage: "[--line <name=contact>]",
        discussion: """
            The lines replace the current ones, in the order in which they are shown. A file has them as JSON, as \
            help-lines show --format json prints them, with details, a country, and the day of the last check.
            """,
        examples: [
            "cravings help-lines set --line \"Olena=+380 44 000 00 00\" --line Police=112",
            "cravings help-lines --format json | cravings help-lines set --file -",
        ],
        [
            "lines": .option(
                "line", value: "name=contact", help: "Name and how to reach it, such as Olena=112. Repeatable.",
                reading: FieldReading(each: { lines, _ in .array(lines.map(json)) })),
            "restoresDefault": .excluded,
        ])

    private static func json(_ line: String) -> JSONValue {
        let sides = line.split(separator: "=", maxSplits: 1).map { String($0.trimmingSpaces) }
        guard sides.count == 2 else { return ["name": .string(line)] }
        return ["name": .string(sides[0]), "contact": .string(sides[1])]
    }
}

struct SetHelpLinesCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<SetHelpLines>.configuration

    @OptionGroup var lines: FieldArguments<SetHelpLines>

    @Option(
        help: ArgumentHelp("JSON file with the lines; - for standard input.", valueName: "file"), completion: .file())
    var file: String?

    @OptionGroup var language: LanguageOption

    @OptionGroup var output: FormatArguments<SetHelpLines>

    func validate() throws {
        guard file != nil, lines.has("lines") else { return }
        throw ValidationError("--file: expected either --line or --file, got both")
    }

    func run() async throws {
        var fields = InputFields()
        try lines.add(to: &fields)
        if let file { fields.set("lines", "--file", try Self.lines(in: file)) }
        try await EngineCall(Cravings.setHelpLines, fields).print(as: output.presentation, in: language)
    }

    private static func lines(in file: String) throws -> JSONValue {
        let bytes = try readFile(file, limit: 1_000_000)
        do {
            let json = try JSONValue(parsing: bytes)
            return json["lines"] ?? json
        } catch {
            throw ComputationError(.invalidJSON, "--file: \(error)")
        }
    }
}
