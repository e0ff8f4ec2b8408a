// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import items from a CSV or JSON file.",
        usage: "outfit import <file> [--map <column=attribute> ...] [<options>]",
        discussion: """
            The first row holds the column names; name, category, and primaryColor are required. Every problem is \
            listed by row and column. If there are any, nothing is added unless you pass --skip-bad.

            EXAMPLES
              outfit import wardrobe.csv --dry-run
              outfit import list.csv --map color=primaryColor --map shop=retailer
              outfit import wardrobe.json --skip-bad
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
        /// The value that version 1 used for the format of the input file.
        case csv

        static let allValueStrings = ["text", "json"]
    }

    @Argument(
        help: "Path to the file, or - for standard input.", completion: .file(extensions: ["csv", "json"]))
    var file: String

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Map a column to an attribute; notes2=- ignores a column. Repeatable.",
            valueName: "column=attribute")
    )
    var map: [String] = []

    @Flag(help: "Add the valid items and list the rest.")
    var skipBad = false

    @Flag(help: "Show what would be added without adding anything.")
    var dryRun = false

    @Option(
        help: ArgumentHelp(
            "Format of the file: csv or json (default: detected from its content).", valueName: "format"),
        completion: .words(ImportItemsInput.Format.self))
    var inputFormat: String?

    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format: Format = .text

    @OptionGroup
    var limit: InputLimit

    func run() async throws {
        var fields = InputFields()
        fields.set("file", "<file>", bytes: try limit.read(file))
        let table = inputFormat ?? (format == .csv ? "csv" : nil)
        fields.set("format", "--input-format", word: table, of: ImportItemsInput.Format.self)
        fields.set("columns", "--map", texts: map)
        fields.set("skipBad", "--skip-bad", flag: skipBad ? true : nil)
        fields.set("dryRun", "--dry-run", flag: dryRun ? true : nil)
        try await EngineCall(Wardrobe.importItems, fields).print(as: format == .json ? .json : .text)
    }
}
