// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import WardrobePlugin
import WardrobeStore

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
        case csv, json
    }

    @Argument(help: "The file, or - for standard input.", completion: .file(extensions: ["csv", "json"]))
    var file: String

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Which attribute a column holds; notes2=- passes one over. May be repeated.", valueName: "column=attribute")
    )
    var map: [String] = []

    @Flag(help: "Add the items without a problem, and list the others.")
    var skipBad = false

    @Flag(help: "Say what would be added, and add nothing.")
    var dryRun = false

    @Option(help: ArgumentHelp("What the file is; by its name unless given.", valueName: "format"))
    var format: Format?

    @OptionGroup
    var limit: InputLimit

    func run() async throws {
        let bytes = try limit.read(file)
        let read = try await namingOptions(["columns": "--map"]) {
            try isJSON(bytes) ? ItemImport(json: bytes) : ItemImport(csv: bytes, columns: ColumnMap(map))
        }
        let output = OutputStream.standardOutput
        var problems = read.problems
        var items = read.items
        if let records = try WardrobeRecords.existing() {
            let taken = Set(try records.items().map(\.id))
            let place = isJSON(bytes) ? "item" : "line"
            for row in read.rows where taken.contains(row.item.id) {
                problems.append(
                    ValidationIssue(
                        path: "\(place) \(row.number), id", expected: "a key that no item of your wardrobe has",
                        got: "\"\(row.item.id)\"", recoverySuggestion: "was this file imported before?"))
            }
            items.removeAll { taken.contains($0.id) }
        }
        guard problems.isEmpty || skipBad else {
            var failure = ComputationError.refused(problems)
            failure.message = ""
            let others = "--skip-bad adds the \(Self.count(items.count, "item")) without one."
            try OutputStream.standardError.print(
                "Nothing was added: \(Self.count(problems.count, "problem")) in \(file)."
                    + (items.isEmpty ? "" : " " + others))
            throw failure
        }
        for problem in problems { try OutputStream.standardError.print("skipped: \(problem)") }
        guard !dryRun else {
            return try output.print("\(Self.count(items.count, "item")) of \(read.count) would be added.")
        }
        if !items.isEmpty { try WardrobeRecords.ofUser().add(items) }
        try output.print("Added \(Self.count(items.count, "item")) of \(read.count).")
    }

    private func isJSON(_ bytes: [UInt8]) -> Bool {
        if let format { return format == .json }
        if file.lowercased().hasSuffix(".json") { return true }
        if file.lowercased().hasSuffix(".csv") { return false }
        let first = bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
        return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    }

    static func count(_ number: Int, _ noun: String) -> String {
        "\(number.grouped) \(noun)\(number == 1 ? "" : "s")"
    }
}
