// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Tables

/// A table of items to add to a wardrobe, as text or as a file.
@Schema("wardrobe.ImportItemsInput")
public struct ImportItemsInput: SchemaProviding, Hashable {
    /// The table as text; give either this or file.
    @Field(.text(0...10_000_000, example: "name,category,primaryColor\nNavy blazer,blazer,#1F2A44\n"))
    public var text: String?
    /// The table as a file; give either this or text.
    @Field(.blob(maximumBytes: largest)) public var file: Blob?
    /// The format of the file; detected from its content by default.
    public var format: Format?
    /// The attribute of a column under another name, such as seller=retailer; notes2=- skips a column.
    @Field(.list(of: .text(1...500, example: "seller=retailer"), count: 0...200)) public var columns: [String] = []
    /// The order of the day and the month in dates that could be either; that of the other dates of the table by default.
    public var dateOrder: DateOrder?
    /// Whether to add the valid items if others have problems.
    public var skipBad: Bool = false
    /// Whether to report what would be added without adding anything.
    public var dryRun: Bool = false

    /// The format of a table.
    @Schema("wardrobe.TableFormat")
    public enum Format: String, CaseIterable, SchemaProviding {
        /// A header and a row for each item (RFC 4180), separated by commas, semicolons, or tabs.
        case csv
        /// A list of items, or an object with such a list under items.
        case json
    }

    /// Creates an import of a table as text.
    public init(text: String) {
        self.text = text
        columns = []
        skipBad = false
        dryRun = false
    }

    /// Creates an import of a table as a file.
    public init(file: Blob) {
        self.init(text: "")
        text = nil
        self.file = file
    }

    /// The maximum size of a table, in bytes.
    package static let largest = 50_000_000
}

/// The items that an import added or would add.
@Schema("wardrobe.ItemImportReport")
public struct ItemImportReport: SchemaProviding, Hashable {
    /// The items that were or would be added, in the order of the table.
    public var items: [NamedRecord]
    /// The number of items in the table, valid or not.
    @Field(.tally) public var count: Int
    /// Whether this was a dry run, which adds no items.
    public var dryRun: Bool
    /// The problems of the skipped items, by row and column.
    public var skipped: [Problem]
    /// What was chosen where the table leaves a value open, by row and column.
    @Field(.list(of: .text(example: "line 2, price: $ was read as US dollars (USD)"))) public var remarks: [String] = []

    /// A problem in a cell or row of a table.
    @Schema("wardrobe.ItemImportProblem")
    public struct Problem: SchemaProviding, Hashable {
        /// The location of the problem, such as line 3, fabric.
        @Field(.text(example: "line 3, fabric")) public var place: String
        /// The expected value.
        @Field(.text(example: "one of cotton, wool")) public var expected: String
        /// The actual value.
        @Field(.text(example: "\"cottn\"")) public var got: String
        /// A suggestion that may help.
        @Field(.text(example: "did you mean \"cotton\"?")) public var recoverySuggestion: String?
    }

    /// Creates a report.
    public init(
        items: [NamedRecord], count: Int, dryRun: Bool, problems: [ValidationIssue], remarks: [String] = []
    ) {
        self.items = items
        self.remarks = remarks
        self.count = count
        self.dryRun = dryRun
        skipped = problems.map {
            Problem(place: $0.path, expected: $0.expected, got: $0.got, recoverySuggestion: $0.recoverySuggestion)
        }
    }
}
