// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct ValueCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "value", abstract: "Total the value of your things.",
        usage: "twins value [--place <place>] [--photos] [<options>]",
        discussion: """
            As HTML, it is a report for an insurer.

            EXAMPLES
              twins value
              twins value --photos --format html --output insurance.html
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, csv, html, json

        var presentation: PresentationFormat {
            switch self {
            case .text: .text
            case .csv: .csv
            case .html: .html
            case .json: .json
            }
        }
    }

    @Option(help: ArgumentHelp("Include only things in this place.", valueName: "place"))
    var place: String?

    @Flag(help: "Include the photos of the items.")
    var photos = false

    @Flag(help: "Leave out the list of items.")
    var totals = false

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
        fields.set("location", "--place", text: place)
        fields.set("withPhotos", "--photos", flag: photos ? true : nil)
        fields.set("listsItems", "--totals", flag: totals ? false : nil)
        fields.set("day", "--date", text: date)
        let format = try Format.chosen(format, for: file)
        try await EngineCall(Twins.myValueSummary, fields).print(as: format.presentation, into: file)
    }
}
