// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Add items from a table (CSV) or from JSON.",
        usage: "outfit import <file> [--map <column=attribute> ...] [<options>]",
        discussion: """
            The first row names the columns; name, category and primaryColor are needed. Every problem is listed by row \
            and column, and with any nothing is added, unless --skip-bad takes the others.

            EXAMPLES
              outfit import wardrobe.csv --dry-run
              outfit import list.csv --map color=primaryColor --map shop=retailer
              outfit import wardrobe.json --skip-bad
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
        /// What version 1 called the form of the file by.
        case csv

        static let allValueStrings = ["text", "json"]
    }

    @Argument(
        help: "The file, or - for standard input.", completion: .file(extensions: ["csv", "json"]))
    var file: String

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Which attribute a column holds; notes2=- passes one over. May be repeated.",
            valueName: "column=attribute")
    )
    var map: [String] = []

    @Flag(help: "Add the items without a problem, and list the others.")
    var skipBad = false

    @Flag(help: "Say what would be added, and add nothing.")
    var dryRun = false

    @Option(
        help: ArgumentHelp(
            "What the file is: csv or json; by its content unless given.", valueName: "format"),
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
