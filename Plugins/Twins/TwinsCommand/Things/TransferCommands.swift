// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import things from a file of this app or another.",
        usage: "twins import <file> [--dry-run] [<options>]",
        discussion: """
            EXAMPLES
              twins import homebox.csv --dry-run
              twins import goodreads_library_export.csv
              twins import list.csv --map what=name --kind tools
            """)

    enum Options: FieldOptionSet {
        static let options = FieldOptions(
            of: ImportTwinsInput.self,
            [
                "text": .excluded, "file": .excluded, "format": "input-format",
                "columns": .option(
                    "map", value: "column=attribute",
                    help: "Map a column to an attribute; notes2=- skips one. Repeatable.", reading: .repeated),
                "kind": .option(help: "Kind of things in a table without a kind column."),
                "currency": .option(value: "code", reading: .uppercased),
            ])
    }

    @Argument(help: "Path to the file, or - for standard input.", completion: .file())
    var file: String

    @OptionGroup var options: FieldArguments<Options>

    @OptionGroup var limit: InputLimit

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("file", "<file>", bytes: try limit.read(file))
        try options.add(to: &fields)
        try await EngineCall(Twins.importTwins, fields).print(as: output.presentation)
    }
}

extension OutputOptions {
    /// Refuses a format of the summary, which isn't printed if the file goes to standard output.
    func refuseJSON(besides file: String, _ suggestion: String? = nil) throws {
        guard file == "-", try presentation == .json else { return }
        throw ComputationError.refused(
            path: "--format", expected: "none for a file that goes to standard output", got: "\"json\"",
            recoverySuggestion: suggestion)
    }
}

struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Export things and places to a CSV or NDJSON file.",
        usage: "twins export <file> [--as <format>] [<options>]",
        discussion: """
            The format is that of the file's extension (.csv, .ndjson, .jsonl), unless --as says otherwise; - is CSV.

            EXAMPLES
              twins export things.csv
              twins export things.ndjson
              twins export - --kind book
            """)

    enum Options: FieldOptionSet {
        static let options = FieldOptions(of: ExportTwinsInput.self, ["format": "as"])
    }

    @Argument(help: "File to write, or - for standard output.", completion: .file())
    var file: String

    @OptionGroup var options: FieldArguments<Options>

    @OptionGroup var output: OutputOptions

    private static let extensions: [String: ExportFormat] = [".csv": .csv, ".ndjson": .ndjson, ".jsonl": .ndjson]

    func run() async throws {
        var fields = InputFields()
        if let format = Self.extensions.first(where: { file.lowercased().hasSuffix($0.key) })?.value {
            fields.set("format", "<file>", text: format.rawValue)
        } else if file != "-", !options.has("format") {
            throw ComputationError.refused(
                path: "<file>",
                expected: "a name that ends in \(Self.extensions.keys.sorted().joined(separator: ", "))",
                got: file.quoted(limit: 60), recoverySuggestion: "to write to this file, name the format with --as")
        }
        try output.refuseJSON(besides: file, "--as chooses the format of the export")
        try options.add(to: &fields)
        try await EngineCall(Twins.exportTwins, fields).print(
            as: output.presentation, saving: { $0.content }, to: file)
    }
}
