// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A table of items to be added to a wardrobe, as text or as a file.
public struct ImportItemsInput: SchemaProviding, Hashable {
    /// The table as text; either this or `file`.
    public var text: String?
    /// The table as a file; either this or `text`.
    public var file: Blob?
    /// The format of the file; detected from its content unless given.
    public var format: Format?
    /// Which column holds which attribute, such as `color=primaryColor`; `notes2=-` passes one over.
    public var columns: [String]
    /// Whether to add the items without a problem although others have some.
    public var skipBad: Bool
    /// Whether to say what would be added, and add nothing.
    public var dryRun: Bool

    /// Formats of tables.
    public enum Format: String, Codable, Sendable, CaseIterable, SchemaProviding {
        case csv, json

        /// The formats by their names.
        public static let schema = Schema<Self>.enumeration("wardrobe.TableFormat", "The format of a table.") {
            switch $0 {
            case .csv: "A heading and a row for each item (RFC 4180), with commas, semicolons or tabs."
            case .json: "A list of items, or an object with such a list under items."
            }
        }
    }

    /// A table as text; all else is set afterwards.
    public init(text: String) {
        self.text = text
        columns = []
        skipBad = false
        dryRun = false
    }

    /// A table as a file; all else is set afterwards.
    public init(file: Blob) {
        self.init(text: "")
        text = nil
        self.file = file
    }

    /// The largest table that is read, in bytes.
    package static let largest = 50_000_000

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.ImportItemsInput", "A table of items to be added to a wardrobe, as text or as a file."
    ) {
        field(
            "text", \.text, "The table as text; either this or file.",
            .text(0...10_000_000, example: "name,category,primaryColor\nNavy blazer,blazer,#1F2A44\n"))
        field("file", \.file, "The table as a file; either this or text.", .blob(maximumBytes: largest))
        field("format", \.format, "The format of the file; detected from its content unless given.")
        field(
            "columns", \.columns,
            "Which column holds which attribute, such as color=primaryColor; notes2=- passes one over.",
            .list(of: .text(1...500, example: "color=primaryColor"), count: 0...200), default: [])
        field(
            "skipBad", \.skipBad, "Whether to add the items without a problem although others have some.", .boolean,
            default: false)
        field("dryRun", \.dryRun, "Whether to say what would be added, and add nothing.", .boolean, default: false)
    }
}

/// What an import added, or would add.
public struct ItemImportReport: SchemaProviding, Hashable {
    /// The items that were added, or that would be, in the order of the table.
    public var items: [NamedRecord]
    /// How many items the table has, sound or not.
    public var count: Int
    /// Whether this was a dry run, which adds nothing.
    public var dryRun: Bool
    /// The problems of the items that were left out, by row and column.
    public var skipped: [Problem]

    /// A problem in a cell or row of a table.
    public struct Problem: SchemaProviding, Hashable {
        /// Where it is, such as `line 3, fabric`.
        public var place: String
        /// What the place takes.
        public var expected: String
        /// What it has.
        public var got: String
        /// What may help.
        public var recoverySuggestion: String?

        /// What it looks like as JSON.
        public static let schema = Schema<Self>.object(
            "wardrobe.ItemImportProblem", "A problem in a cell or row of a table."
        ) {
            field("place", \.place, "Where it is, such as line 3, fabric.", .text(example: "line 3, fabric"))
            field("expected", \.expected, "What the place takes.", .text(example: "one of cotton, wool"))
            field("got", \.got, "What it has.", .text(example: "\"cottn\""))
            field(
                "recoverySuggestion", \.recoverySuggestion, "What may help.",
                .text(example: "did you mean \"cotton\"?"))
        }
    }

    /// The report of an import.
    public init(items: [NamedRecord], count: Int, dryRun: Bool, problems: [ValidationIssue]) {
        self.items = items
        self.count = count
        self.dryRun = dryRun
        skipped = problems.map {
            Problem(place: $0.path, expected: $0.expected, got: $0.got, recoverySuggestion: $0.recoverySuggestion)
        }
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.ItemImportReport", "What an import added, or would add."
    ) {
        field("items", \.items, "The items that were added, or that would be, in the order of the table.")
        field("count", \.count, "How many items the table has, sound or not.", .tally)
        field("dryRun", \.dryRun, "Whether this was a dry run, which adds nothing.", .boolean)
        field("skipped", \.skipped, "The problems of the items that were left out, by row and column.")
    }
}
