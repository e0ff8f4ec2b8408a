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

    @Argument(help: "Path to the file, or - for standard input.", completion: .file())
    var file: String

    @Option(
        help: ArgumentHelp("Format of the file (default: detected from its content).", valueName: "format"),
        completion: .words(ImportFormat.self))
    var inputFormat: String?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Map a column to an attribute; notes2=- skips one. Repeatable.", valueName: "column=attribute"))
    var map: [String] = []

    @Option(
        help: ArgumentHelp("Kind of things in a table without a kind column.", valueName: "kind"),
        completion: .words(TwinKind.self))
    var kind: String?

    @Option(help: ArgumentHelp("Currency for prices without one.", valueName: "code"))
    var currency: String?

    @Option(
        help: ArgumentHelp(
            "Order of dates such as 03/04/2024: day-first or month-first (default: that of the column's other dates).",
            valueName: "word"), completion: .words(DateOrder.self))
    var dateOrder: String?

    @Option(
        help: ArgumentHelp(
            "How to handle unreadable values: refuse, skip, or keep (default: refuse).", valueName: "word"),
        completion: .words(UnreadPolicy.self))
    var unread: String?

    @Flag(help: "Show what would be added without adding anything.")
    var dryRun = false

    @OptionGroup var limit: InputLimit

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("file", "<file>", bytes: try limit.read(file))
        fields.set("format", "--input-format", word: inputFormat, of: ImportFormat.self)
        fields.set("columns", "--map", texts: map)
        fields.set("kind", "--kind", word: kind, of: TwinKind.self)
        fields.set("currency", "--currency", text: currency?.uppercased())
        fields.set("dateOrder", "--date-order", word: dateOrder, of: DateOrder.self)
        fields.set("unread", "--unread", word: unread, of: UnreadPolicy.self)
        fields.set("dryRun", "--dry-run", flag: dryRun ? true : nil)
        try await EngineCall(Twins.importTwins, fields).print(as: output.presentation)
    }
}

struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Export things and places to a CSV or NDJSON file.",
        discussion: """
            EXAMPLES
              twins export things.csv
              twins export things.ndjson --as ndjson
            """)

    @Argument(help: "File to write.", completion: .file())
    var file: String

    @Option(
        name: .customLong("as"),
        help: ArgumentHelp("Format of the file: csv or ndjson (default: csv).", valueName: "format"),
        completion: .words(ExportFormat.self))
    var fileFormat: String?

    @Option(help: ArgumentHelp("Only this kind.", valueName: "kind"), completion: .words(TwinKind.self))
    var kind: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("format", "--as", word: fileFormat, of: ExportFormat.self)
        fields.set("kind", "--kind", word: kind, of: TwinKind.self)
        try await EngineCall(Twins.exportTwins, fields).print(
            as: output.presentation, saving: { $0.content }, to: file)
    }
}
