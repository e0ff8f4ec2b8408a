// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit
import ComputationKit

/// The options for the form of a chart: text, JSON, Markdown, or the wheel.
struct ChartOutputOptions: ParsableArguments {
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

    @Option(
        help: ArgumentHelp(
            "Language of the output: \(ReportLanguage.words.joined(separator: " or ")) (default: that of the locale).",
            valueName: "language"))
    var language: ReportLanguage?

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

    /// Computes a chart and prints it in the chosen form.
    ///
    /// - Parameters:
    ///   - key: The computation, whose input has the contents of the wheel in `wheel`.
    ///   - fields: The other fields of its input.
    func print<Input, Output>(_ key: ComputationKey<Input, Output>, _ fields: InputFields) async throws {
        let format = try Format.chosen(format, for: output)
        try checkOptionsOfWheel(format)
        var fields = fields
        if table { fields.set("wheel.table", "--table", flag: true) }
        try await EngineCall(key, fields).print(as: format.presentation, into: output) { style in
            style.theme = theme ?? .auto
            style.pixels = size ?? 1000
        }
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
}
