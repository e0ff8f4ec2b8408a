// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct LabelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "label", abstract: "Print labels with QR codes for things and places.",
        usage: "twins label [<things> ...] [--inside <place>] [<options>]",
        discussion: """
            Print at 100 percent. A code holds the key of the item, which "twins show" accepts.

            EXAMPLES
              twins label "Box of cables" --format html --output labels.html
              twins label --inside Cellar --sheet 5160 --format svg -o cellar.svg
              twins label --all-places --grid 2x5 --outlines --format html -o places.html
            """)

    enum Options: FieldOptionSet, FormatSet {
        static let formats: [PresentationFormat] = [.text, .svg, .html, .json]
        static let options = FieldOptions(
            of: MyLabelsInput.self,
            [
                "twins": .argument("things", help: "Things to label, each by its name or a key prefix."),
                "places": .option("place", help: "Place to label. Repeatable.", reading: .repeated),
                "location": .option("inside", value: "place"), "kinds": "kind", "everyPlace": "all-places",
                "printing.grid.columns": .excluded, "printing.grid.rows": .excluded, "printing.grid.left": .excluded,
                "printing.grid.top": .excluded, "printing.grid.horizontalGap": .excluded,
                "printing.grid.verticalGap": .excluded,
                "printing.grid.labelWidth": .excluded, "printing.grid.labelHeight": .excluded,
                "printing.grid.paper": .option(help: "Paper of --grid: a4 or letter."),
                "printing.sheet": .option(value: "name"),
            ])
    }

    @OptionGroup var labels: FieldArguments<Options>

    @Option(help: ArgumentHelp("Columns and rows, such as 3x8, instead of --sheet.", valueName: "columnsxrows"))
    var grid: String?

    @Option(help: ArgumentHelp("Left and top margin of --grid, such as 7x15.", valueName: "mm"))
    var margin: String?

    @Option(help: ArgumentHelp("Space between the columns and rows of --grid, such as 2.5x0.", valueName: "mm"))
    var gap: String?

    @Option(help: ArgumentHelp("Width and height of a label of --grid, such as 63.5x38.1.", valueName: "mm"))
    var size: String?

    @OptionGroup var output: FormatArguments<Options>

    func run() async throws {
        var fields = InputFields()
        try labels.add(to: &fields)
        try fields.set("printing.grid.columns", "printing.grid.rows", "--grid", pair: grid)
        try fields.set("printing.grid.left", "printing.grid.top", "--margin", pair: margin)
        try fields.set("printing.grid.horizontalGap", "printing.grid.verticalGap", "--gap", pair: gap)
        try fields.set("printing.grid.labelWidth", "printing.grid.labelHeight", "--size", pair: size)
        try await EngineCall(Twins.myLabels, fields).print(as: output.presentation, into: output.file)
    }
}

extension InputFields {
    /// Sets two numbers from a text such as `63.5x38.1`.
    ///
    /// - Throws: `ComputationError` that names the option.
    fileprivate mutating func set(
        _ first: String, _ second: String, _ option: String, pair text: String?
    ) throws(ComputationError) {
        let parts = text?.lowercased().split(separator: "x", omittingEmptySubsequences: false).map(String.init)
        if let text, parts?.count != 2 {
            throw .refused(path: option, expected: "two numbers such as 3x8", got: text.quoted(limit: 60))
        }
        set(first, option, figure: parts?.first)
        set(second, option, figure: parts?.last)
    }
}
