// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Sheets of labels to print.
public struct LabelSheets: SchemaProviding, Hashable {
    /// Where the labels are on each sheet.
    public var layout: LabelLayout
    /// Whether the outline of each label is drawn.
    public var outlines: Bool
    /// The sheets.
    public var sheets: [Sheet]

    /// A sheet of labels.
    public struct Sheet: SchemaProviding, Hashable {
        /// The labels, row by row from the top.
        public var labels: [PlacedLabel]

        /// Creates a sheet.
        public init(labels: [PlacedLabel]) { self.labels = labels }

        /// The JSON schema.
        public static let schema = Schema<Self>.object("twins.LabelSheets.Sheet", "A sheet of labels.") {
            field("labels", \.labels, "The labels, row by row from the top.", .list(of: .nested, count: 1...5_000))
        }
    }

    /// A label on a sheet.
    public struct PlacedLabel: SchemaProviding, Hashable {
        /// The row on the sheet, from 1.
        public var row: Int
        /// The column on the sheet, from 1.
        public var column: Int
        /// The name of the thing or the place.
        public var title: String
        /// Lines below the name.
        public var details: [String]
        /// The QR code.
        public var code: QRCode

        /// Creates a label on a sheet.
        public init(row: Int, column: Int, title: String, details: [String], code: QRCode) {
            self.row = row
            self.column = column
            self.title = title
            self.details = details
            self.code = code
        }

        /// The JSON schema.
        public static let schema = Schema<Self>.object("twins.LabelSheets.PlacedLabel", "A label on a sheet.") {
            field("row", \.row, "The row on the sheet, from 1.", .integer(1...100))
            field("column", \.column, "The column on the sheet, from 1.", .integer(1...50))
            field("title", \.title, "The name of the thing or the place.", .text(1...500, example: "Box of cables"))
            field(
                "details", \.details, "Lines below the name.",
                .list(of: .text(1...5_000, example: "Home / Cellar"), count: 0...10))
            field("code", \.code, "The QR code.")
        }
    }

    /// Creates sheets.
    public init(layout: LabelLayout, outlines: Bool, sheets: [Sheet]) {
        self.layout = layout
        self.outlines = outlines
        self.sheets = sheets
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.LabelSheets", "Sheets of labels to print.") {
        field("layout", \.layout, "Where the labels are on each sheet.")
        field("outlines", \.outlines, "Whether the outline of each label is drawn.", .boolean)
        field("sheets", \.sheets, "The sheets.")
    }
}
