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
              astro chart --date 1879-03-14T11:30 --place Ulm -o ulm.svg
              astro chart --date now --place Kyiv
              astro chart --date 1990-05-15 --place Kyiv            (time unknown)
              astro chart --date 1990-05-15T14:30 --place Kyiv --sensitivity 15
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, svg, png, pdf, markdown

        var presentation: PresentationFormat {
            switch self {
            case .text: .text
            case .json: .json
            case .svg: .svg
            case .png: .png
            case .pdf: .pdf
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

    @Option(
        help: ArgumentHelp(
            "Output format (default: by the extension of the file, else text); svg, png, and pdf draw the wheel.",
            valueName: "format"))
    var format: Format?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the chart to a file instead of the terminal.", valueName: "file"), completion: .file()
    )
    var output: String?

    @Option(help: ArgumentHelp("Color theme of the wheel (default: auto).", valueName: "theme"))
    var theme: PresentationStyle.Theme?

    @Option(
        help: ArgumentHelp("Width of the wheel in pixels; a table adds to it (default: 1000).", valueName: "pixels"))
    var size: Int?

    @Flag(help: "Draw a table of placements and the Moon's phase beside the wheel.")
    var table = false

    func validate() throws {
        guard let size else { return }
        guard (100...20_000).contains(size) else {
            throw ValidationError("--size: expected a width from 100 to 20000 pixels, got \(size)")
        }
    }

    func run() async throws {
        try conventions.ephemeris.useFolder()
        let format = try Format.chosen(format, for: output)
        try checkOptionsOfWheel(format)
        var request = try conventions.json()
        request["name"] = name.map(JSONValue.string)
        if table { request["wheel"] = ["table": true] }
        if birth.isNow {
            try birth.checkOptionsOfNow()
            for (key, value) in try birth.placeJSON() { request[key] = value }
            let call = EngineCall(Astrology.currentChart, json: .object(request), options: Self.optionsByPathOfNow)
            return try await call.print(as: format.presentation, into: output, adjusting: adjust)
        }
        request["birth"] = .object(try birth.json())
        let call = EngineCall(Astrology.natalChart, json: .object(request), options: Self.optionsByPath)
        try await call.print(as: format.presentation, into: output, adjusting: adjust)
    }

    private func adjust(_ style: inout PresentationStyle) {
        style.theme = theme ?? .auto
        style.pixels = size ?? 1000
    }

    /// Rejects options of the wheel for a chart that isn't drawn.
    private func checkOptionsOfWheel(_ format: Format) throws(ComputationError) {
        let isWheel = ![.text, .json, .markdown].contains(format)
        let given = [
            theme.map { "--theme \($0.rawValue)" }, size.map { "--size \($0)" }, table ? "--table" : nil,
        ].compactMap(\.self)
        guard !isWheel, let option = given.first else { return }
        throw .refused(
            path: option.split(separator: " ").first.map(String.init) ?? option,
            expected: "a chart with a wheel, such as --format svg", got: "\(option) with --format \(format.rawValue)")
    }

    private static let optionsByPathOfNow = BirthOptions.optionsByPath(under: "").merging(
        ConventionOptions.optionsByPath
    ) { first, _ in first }

    private static let optionsByPath = BirthOptions.optionsByPath(under: "birth.").merging(
        ConventionOptions.optionsByPath
    ) { first, _ in first }
}
