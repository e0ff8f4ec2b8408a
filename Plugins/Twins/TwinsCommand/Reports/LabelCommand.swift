// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct LabelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "label", abstract: "Print labels with QR codes for things and places.",
        discussion: """
            Print at 100 percent. A code holds the key of the item, which "twins show" accepts.

            EXAMPLES
              twins label "Box of cables" --format html --output labels.html
              twins label --inside Cellar --sheet 5160 --format svg -o cellar.svg
              twins label --all-places --grid 2x5 --outlines --format html -o places.html
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, svg, html, json

        var presentation: PresentationFormat {
            switch self {
            case .text: .text
            case .svg: .svg
            case .html: .html
            case .json: .json
            }
        }
    }

    @Argument(help: "Things to label, each by its name or a key prefix.")
    var things: [String] = []

    @Option(parsing: .singleValue, help: ArgumentHelp("Place to label. Repeatable.", valueName: "place"))
    var place: [String] = []

    @Option(help: ArgumentHelp("Label everything in this place and its subplaces.", valueName: "place"))
    var inside: String?

    @Option(help: ArgumentHelp("Label only these kinds, comma-separated.", valueName: "kinds"))
    var kind: String?

    @Option(help: ArgumentHelp("Label only things with this tag.", valueName: "tag"))
    var tag: String?

    @Flag(help: "Label every place.")
    var allPlaces = false

    @Option(
        help: ArgumentHelp("Content of the codes: key or digitalLink (default: key).", valueName: "word"),
        completion: .words(LabelCodes.self))
    var codes: String?

    @Option(
        help: ArgumentHelp("Sheet: L7160 (default), L7159, L7163, L7651, 5160, 5163, or 5167.", valueName: "name"),
        completion: .words(LabelSheet.self))
    var sheet: String?

    @Option(help: ArgumentHelp("Columns and rows, such as 3x8, instead of --sheet.", valueName: "columnsxrows"))
    var grid: String?

    @Option(
        help: ArgumentHelp("Paper of --grid: a4 or letter.", valueName: "paper"), completion: .words(LabelPaper.self))
    var paper: String?

    @Option(help: ArgumentHelp("Left and top margin of --grid, such as 7x15.", valueName: "mm"))
    var margin: String?

    @Option(help: ArgumentHelp("Space between the columns and rows of --grid, such as 2.5x0.", valueName: "mm"))
    var gap: String?

    @Option(help: ArgumentHelp("Width and height of a label of --grid, such as 63.5x38.1.", valueName: "mm"))
    var size: String?

    @Option(help: ArgumentHelp("Labels already used on the first sheet.", valueName: "number"))
    var skip: String?

    @Option(help: ArgumentHelp("Copies of each label (default: 1).", valueName: "number"))
    var copies: String?

    @Flag(help: "Draw the outline of each label.")
    var outlines = false

    @Option(
        help: ArgumentHelp("Output format (default: by the extension of the file, else text).", valueName: "format"))
    var format: Format?

    @Option(
        name: [.customShort("o"), .customLong("output")], help: ArgumentHelp("Write to a file.", valueName: "file"),
        completion: .file())
    var file: String?

    func run() async throws {
        var fields = InputFields()
        fields.set("twins", "<things>", texts: things)
        fields.set("places", "--place", texts: place)
        fields.set("location", "--inside", text: inside)
        fields.set("kinds", "--kind", words: kind, of: TwinKind.self)
        fields.set("tag", "--tag", text: tag)
        fields.set("everyPlace", "--all-places", flag: allPlaces ? true : nil)
        fields.set("codes", "--codes", word: codes, of: LabelCodes.self)
        fields.set("printing.sheet", "--sheet", word: sheet, of: LabelSheet.self)
        try fields.set("printing.grid.columns", "printing.grid.rows", "--grid", pair: grid)
        fields.set("printing.grid.paper", "--paper", word: paper, of: LabelPaper.self)
        try fields.set("printing.grid.left", "printing.grid.top", "--margin", pair: margin)
        try fields.set("printing.grid.horizontalGap", "printing.grid.verticalGap", "--gap", pair: gap)
        try fields.set("printing.grid.labelWidth", "printing.grid.labelHeight", "--size", pair: size)
        fields.set("printing.skip", "--skip", figure: skip)
        fields.set("printing.copies", "--copies", figure: copies)
        fields.set("printing.outlines", "--outlines", flag: outlines ? true : nil)
        let format = try Format.chosen(format, for: file)
        try await EngineCall(Twins.myLabels, fields).print(as: format.presentation, into: file)
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
            throw .refused([
                ValidationIssue(path: option, expected: "two numbers such as 3x8", got: text.quoted(limit: 60))
            ])
        }
        set(first, option, figure: parts?.first)
        set(second, option, figure: parts?.last)
    }
}
