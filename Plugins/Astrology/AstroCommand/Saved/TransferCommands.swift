// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit
import ComputationKit

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Save the births in a file: CSV, AAF, or JSON.",
        usage: "astro import <file> [--dry-run] [<options>]",
        discussion: """
            Reads tables with a heading, AAF of Astrolog and Solar Fire, exports of astro, and JSON of kerykeion and \
            stellium.

            EXAMPLES
              astro import births.csv --dry-run
              astro import clients.aaf --tag clients
              astro import list.csv --map when=date --date-order day-first
            """)

    enum Options: FieldOptionSet {
        static let options = FieldOptions(
            of: ImportChartsInput.self,
            [
                "text": .excluded, "file": .excluded, "format": "input-format", "tags": .option("tag"),
                "numbersNamesakes": .flag("number-namesakes", setting: true),
                "columns": .option(
                    "map", value: "column=attribute",
                    help: "Map a column to an attribute; weight=- skips one. Repeatable."),
            ])
    }

    @Argument(help: "Path to the file, or - for standard input.", completion: .file())
    var file: String

    @OptionGroup var options: FieldArguments<Options>

    @OptionGroup var limit: InputLimit

    @OptionGroup var output: FormatArguments<AstroText>

    func run() async throws {
        var fields = InputFields()
        fields.set("file", "<file>", bytes: try limit.read(file))
        try options.add(to: &fields)
        try await EngineCall(Astrology.importCharts, fields).print(as: output.presentation)
    }
}

enum ExportCharts: AstroForm {
    static let command = FieldCommandDefinition(
        Astrology.exportCharts, "astro export", "Export saved charts to JSON, CSV, or AAF.", usage: "[<chart> ...]",
        discussion: """
            JSON has everything that you gave, so that an import of it saves equal charts. The format is that of the \
            file's extension, or else JSON.
            """,
        examples: [
            "astro export -o charts.json", "astro export --tag family -o family.csv", "astro export Olena -o olena.aaf",
        ],
        formats: [.json, .csv, .aaf],
        ["charts": .argument("chart", help: "Charts to export; all by default.")])
}
