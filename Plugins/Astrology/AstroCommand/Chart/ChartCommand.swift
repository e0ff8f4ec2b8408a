// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit
import ComputationKit
import Presentation

struct ChartCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chart", abstract: "Cast a natal chart.",
        discussion: """
            EXAMPLES
              astro chart --date 1990-05-15T14:30 --lat 50.45 --lon 30.52
              astro chart --date 1990-05-15T14:30 --place Kyiv --houses koch
              astro chart --date 1990-05-15T11:30Z --place Kyiv --zodiac lahiri
              astro chart --date 1879-03-14T11:30 --place Ulm --format svg -o ulm.svg
              astro chart --date 1990-05-15 --place Kyiv            (time unknown)
              astro chart --date 1990-05-15T14:30 --place Kyiv --sensitivity 15
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, svg, markdown
    }

    @OptionGroup(title: "When and where")
    var birth: BirthOptions

    @OptionGroup(title: "Conventions")
    var conventions: ConventionOptions

    @Option(help: ArgumentHelp("What to call the chart.", valueName: "name"))
    var name: String?

    @Option(help: ArgumentHelp("What to print; svg is the wheel.", valueName: "format"))
    var format: Format = .text

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write to a file and not to the terminal.", valueName: "file"), completion: .file())
    var output: String?

    @Option(help: ArgumentHelp("Colors of the wheel.", valueName: "theme"))
    var theme: WheelTheme = .auto

    @Option(help: ArgumentHelp("Width of the wheel in pixels.", valueName: "pixels"))
    var size: Int = 1000

    func validate() throws {
        guard (100...20_000).contains(size) else {
            throw ValidationError("--size: expected a width from 100 to 20000 pixels, got \(size)")
        }
    }

    func run() async throws {
        let sources = try conventions.sources()
        let chart = try await namingOptions(
            BirthOptions.optionsByPath.merging(ConventionOptions.optionsByPath) { first, _ in first }, within: "birth"
        ) {
            var json = try conventions.json()
            json["birth"] = birth.json
            json["name"] = name.map(JSONValue.string)
            return try await Engine([AstrologyPlugin(sources: sources)])(
                Astrology.natalChart, ChartRequest(json: .object(json)))
        }
        let stream = OutputStream.standardOutput
        let isTerminal = output == nil && stream.isTerminal
        let document =
            switch format {
            case .text: ChartText(chart, style: output == nil ? .suited(to: stream) : .plain).text
            case .markdown: ChartMarkdown(chart).text
            case .json: Chart.schema.json(of: chart).text(pretty: isTerminal) + "\n"
            case .svg: chart.wheel(style: WheelStyle(size: size, theme: theme)).svg()
            }
        if format == .svg {
            for warning in chart.warnings { try OutputStream.standardError.print("warning: \(warning.message)") }
        }
        guard let output, output != "-" else { return try stream.write(document.utf8) }
        try writeFile(document.utf8, to: output)
        try OutputStream.standardError.print("Wrote \(output).")
    }
}
