// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import CravingsPlugin

struct PatternsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "patterns", abstract: "Show entries by hour and weekday, in a calendar, and by day.",
        usage: "cravings patterns [--entries <entries>] [--days <number>] [<options>]",
        discussion: """
            The period is the whole diary unless you state one.

            EXAMPLES
              cravings patterns
              cravings patterns --part heat-map --entries uses
              cravings patterns --days 90 --format svg --output patterns.svg
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, svg, csv, json

        var presentation: PresentationFormat {
            switch self {
            case .text: .text
            case .svg: .svg
            case .csv: .csv
            case .json: .json
            }
        }
    }

    @Option(
        help: ArgumentHelp(
            "Entries by hour and weekday: cravings, uses, or all (default: cravings).", valueName: "entries"),
        completion: .words(PatternEntries.self))
    var entries: String?

    @Option(
        help: ArgumentHelp(
            "Parts, comma-separated: heat-map, calendar, series (default: all).", valueName: "parts"),
        completion: .words(PatternPart.self))
    var part: String?

    @OptionGroup var period: PeriodOptions

    @Option(
        help: ArgumentHelp("Output format (default: by the extension of the file, else text).", valueName: "format"))
    var format: Format?

    @Option(
        name: [.customShort("o"), .customLong("output")], help: ArgumentHelp("Write to a file.", valueName: "file"),
        completion: .file())
    var file: String?

    func run() async throws {
        var fields = InputFields()
        fields.set("entries", "--entries", word: entries, of: PatternEntries.self)
        fields.set("parts", "--part", words: part, of: PatternPart.self)
        period.add(to: &fields)
        let format = try Format.chosen(format, for: file)
        try await EngineCall(Cravings.myPatterns, fields).print(as: format.presentation, into: file)
    }
}
