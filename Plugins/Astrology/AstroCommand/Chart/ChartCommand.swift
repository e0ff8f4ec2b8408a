// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit
import ComputationKit

struct ChartCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chart", abstract: "Compute a natal chart.",
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

        var presentation: PresentationFormat {
            switch self {
            case .text: .text
            case .json: .json
            case .svg: .svg
            case .markdown: .markdown
            }
        }
    }

    @OptionGroup(title: "Date and place")
    var birth: BirthOptions

    @OptionGroup(title: "Conventions")
    var conventions: ConventionOptions

    @Option(help: ArgumentHelp("Name to show in the chart.", valueName: "name"))
    var name: String?

    @Option(help: ArgumentHelp("Output format; svg draws the wheel.", valueName: "format"))
    var format: Format = .text

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the chart to a file instead of the terminal.", valueName: "file"), completion: .file()
    )
    var output: String?

    @Option(help: ArgumentHelp("Color theme of the wheel.", valueName: "theme"))
    var theme: PresentationStyle.Theme = .auto

    @Option(help: ArgumentHelp("Width of the wheel in pixels.", valueName: "pixels"))
    var size: Int = 1000

    func validate() throws {
        guard (100...20_000).contains(size) else {
            throw ValidationError("--size: expected a width from 100 to 20000 pixels, got \(size)")
        }
    }

    func run() async throws {
        try conventions.ephemeris.useFolder()
        var request = try conventions.json()
        request["birth"] = birth.json
        request["name"] = name.map(JSONValue.string)
        let call = EngineCall(Astrology.natalChart, json: .object(request), options: Self.optionsByPath)
        try await call.print(as: format.presentation, into: output) { style in
            style.theme = theme
            style.pixels = size
        }
    }

    private static let optionsByPath = BirthOptions.optionsByPath(under: "birth.").merging(
        ConventionOptions.optionsByPath
    ) { first, _ in first }
}
