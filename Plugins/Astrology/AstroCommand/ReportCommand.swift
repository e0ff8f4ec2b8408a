// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit
import ComputationKit

struct ReportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Read a chart: a report about an area of life, with a footnote per passage.",
        usage: "astro report (<chart> | --date <date>) [--area <area>] [<options>]",
        discussion: """
            Saves the report with the chart, unless you give a date or other conventions.

            EXAMPLES
              astro report Olena --area career
              astro report Olena --area relationships --language uk -o olena.html
              astro report --date 1990-05-15T14:30 --place Kyiv
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, markdown, html, json

        var presentation: PresentationFormat {
            switch self {
            case .text: .text
            case .markdown: .markdown
            case .html: .html
            case .json: .json
            }
        }
    }

    @Argument(help: "Saved chart: its name or part of it, its key, or the beginning of its key.")
    var chart: String?

    @Option(help: ArgumentHelp("Area of life.", valueName: "area"))
    var area: ReportArea = .general

    @Option(
        help: ArgumentHelp("Language of the report: en or uk (default: that of the locale).", valueName: "language"))
    var language: ReportLanguage?

    @OptionGroup(title: "Date and place")
    var birth: BirthOptions

    @OptionGroup(title: "Conventions")
    var conventions: ConventionOptions

    @Option(
        help: ArgumentHelp("Output format (default: by the extension of the file, else text).", valueName: "format"))
    var format: Format?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the report to a file instead of the terminal.", valueName: "file"),
        completion: .file()
    )
    var output: String?

    func run() async throws {
        try conventions.ephemeris.useFolder()
        let format = try Format.chosen(format, for: output)
        var request = try conventions.json()
        var fields = InputFields()
        fields.set("area", "--area", text: area.rawValue)
        fields.set("language", "--language", text: (language ?? AstroCommand.language(in: [])).rawValue)
        if format == .html { fields.set("includesWheel", "--format", flag: true) }
        if let chart {
            if let (option, value) = birth.firstGiven {
                throw ComputationError.refused(
                    path: option, expected: "no value with a saved chart", got: value.quoted(limit: 60))
            }
            if request.isEmpty {
                fields.set("chart", "<chart>", text: chart)
                return try await EngineCall(Astrology.makeReport, fields).print(as: format.presentation, into: output)
            }
            let call = EngineCall(
                Astrology.myChart, MyChartInput(chart: chart, request: Patch(request)), options: ["chart": "<chart>"])
            let record = try await call.answer().record
            request = ChartRequest.schema.json(of: record.request).object ?? request
            request["name"] = .string(record.name)
        } else {
            guard birth.date != nil else {
                throw ValidationError("expected a saved chart, or --date with a date of birth, got neither")
            }
            request["birth"] = .object(try birth.json())
        }
        let options = BirthOptions.optionsByPath(under: "birth.").merging(ConventionOptions.optionsByPath) { $1 }
        for (path, option) in options { fields.set("chart.\(path)", option, nil) }
        for (key, value) in request { fields.set("chart.\(key)", options[key] ?? key, value) }
        try await EngineCall(Astrology.report, fields).print(as: format.presentation, into: output)
    }
}
