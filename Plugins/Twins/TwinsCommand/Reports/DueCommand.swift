// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct DueCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "due", abstract: "List what is due in the coming days.",
        usage: "twins due [--days <number>] [--place <place>] [<options>]",
        discussion: """
            EXAMPLES
              twins due
              twins due --days 30 --kind warranty,loan
              twins due --days 60 --format ics --output due.ics
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, csv, ics, json

        var presentation: PresentationFormat {
            switch self {
            case .text: .text
            case .csv: .csv
            case .ics: .iCalendar
            case .json: .json
            }
        }
    }

    @Option(help: ArgumentHelp("Number of days to look ahead (default: 7).", valueName: "number"))
    var days: String?

    @Option(
        help: ArgumentHelp(
            "Only these kinds, comma-separated: expiry, loan, watering, fertilizing, maintenance, warranty, recall.",
            valueName: "kinds"))
    var kind: String?

    @Option(help: ArgumentHelp("Only things in this place.", valueName: "place"))
    var place: String?

    @Option(help: ArgumentHelp("Day (default: today).", valueName: "date"))
    var date: String?

    @Option(
        help: ArgumentHelp("Output format (default: by the extension of the file, else text).", valueName: "format"))
    var format: Format?

    @Option(
        name: [.customShort("o"), .customLong("output")], help: ArgumentHelp("Write to a file.", valueName: "file"),
        completion: .file())
    var file: String?

    func run() async throws {
        var fields = InputFields()
        fields.set("days", "--days", figure: days)
        fields.set("kinds", "--kind", words: kind, of: DueKind.self)
        fields.set("location", "--place", text: place)
        fields.set("day", "--date", text: date)
        let format = try Format.chosen(format, for: file)
        try await EngineCall(Twins.myDue, fields).print(as: format.presentation, into: file)
    }
}
