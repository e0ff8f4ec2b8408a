// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Where the labels are on a sheet, in millimeters.
@Schema("twins.LabelLayout")
public struct LabelLayout: SchemaProviding, Hashable {
    /// The width of the sheet.
    @Field(.millimeters) public var pageWidth: Double
    /// The height of the sheet.
    @Field(.millimeters) public var pageHeight: Double
    /// The number of labels in a row.
    @Field(.integer(1...50)) public var columns: Int
    /// The number of rows.
    @Field(.integer(1...100)) public var rows: Int
    /// The width of a label.
    @Field(.millimeters) public var labelWidth: Double
    /// The height of a label.
    @Field(.millimeters) public var labelHeight: Double
    /// The distance from the left edge of the sheet to the first label.
    @Field(.distance) public var left: Double
    /// The distance from the top edge of the sheet to the first label.
    @Field(.distance) public var top: Double
    /// The distance from the left edge of a label to that of the next one.
    @Field(.millimeters) public var horizontalPitch: Double
    /// The distance from the top edge of a label to that of the next one.
    @Field(.millimeters) public var verticalPitch: Double

    /// Creates a layout of labels in the middle of a sheet.
    ///
    /// - Parameters:
    ///   - paper: The sheet.
    ///   - columns: The number of labels in a row.
    ///   - rows: The number of rows.
    ///   - size: The width and the height of a label.
    ///   - pitch: The distances from label to label, across and down.
    init(
        _ paper: LabelPaper, columns: Int, rows: Int, size: (width: Double, height: Double),
        pitch: (across: Double, down: Double)
    ) {
        pageWidth = paper.size.width
        pageHeight = paper.size.height
        self.columns = columns
        self.rows = rows
        labelWidth = size.width
        labelHeight = size.height
        left = (pageWidth - Double(columns - 1) * pitch.across - size.width) / 2
        top = (pageHeight - Double(rows - 1) * pitch.down - size.height) / 2
        horizontalPitch = pitch.across
        verticalPitch = pitch.down
    }

    /// The number of labels on a sheet.
    var count: Int { columns * rows }

    /// The side of the square for the code, with its quiet zone.
    var codeSide: Double {
        isWide ? min(labelHeight - 1, labelWidth * 0.5) : min(labelWidth - 1, labelHeight * 0.65)
    }

    /// Whether the text is beside the code instead of below it.
    var isWide: Bool { labelWidth >= labelHeight * 1.25 }
}

extension Schema where Value == Double {
    /// A length on a sheet that isn't zero, in millimeters.
    static var millimeters: Schema { number(above: 0, through: 2_000) }

    /// A length on a sheet, in millimeters.
    static var distance: Schema { number(0...2_000) }
}
