// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Sheets of labels to print.
@Schema("twins.LabelSheets")
public struct LabelSheets: SchemaProviding, Hashable {
    /// Where the labels are on each sheet.
    public var layout: LabelLayout
    /// Whether the outline of each label is drawn.
    public var outlines: Bool
    /// The sheets.
    public var sheets: [Sheet]

    /// A sheet of labels.
    @Schema("twins.LabelSheets.Sheet")
    public struct Sheet: SchemaProviding, Hashable {
        /// The labels, row by row from the top.
        @Field(count: 1...5_000) public var labels: [PlacedLabel]
    }

    /// A label on a sheet.
    @Schema("twins.LabelSheets.PlacedLabel")
    public struct PlacedLabel: SchemaProviding, Hashable {
        /// The row on the sheet, from 1.
        @Field(.integer(1...100)) public var row: Int
        /// The column on the sheet, from 1.
        @Field(.integer(1...50)) public var column: Int
        /// The name of the thing or the place.
        @Field(.text(1...500, example: "Box of cables")) public var title: String
        /// Lines below the name.
        @Field(.list(of: .text(1...5_000, example: "Home / Cellar"), count: 0...10)) public var details: [String]
        /// The QR code.
        public var code: QRCode
    }
}
