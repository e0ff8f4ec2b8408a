// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Where the labels are on a sheet, in millimeters.
public struct LabelLayout: SchemaProviding, Hashable {
    /// The width of the sheet.
    public var pageWidth: Double
    /// The height of the sheet.
    public var pageHeight: Double
    /// The number of labels in a row.
    public var columns: Int
    /// The number of rows.
    public var rows: Int
    /// The width of a label.
    public var labelWidth: Double
    /// The height of a label.
    public var labelHeight: Double
    /// The distance from the left edge of the sheet to the first label.
    public var left: Double
    /// The distance from the top edge of the sheet to the first label.
    public var top: Double
    /// The distance from the left edge of a label to that of the next one.
    public var horizontalPitch: Double
    /// The distance from the top edge of a label to that of the next one.
    public var verticalPitch: Double

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

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.LabelLayout", "Where the labels are on a sheet, in millimeters."
    ) {
        field("pageWidth", \.pageWidth, "The width of the sheet.", .millimeters)
        field("pageHeight", \.pageHeight, "The height of the sheet.", .millimeters)
        field("columns", \.columns, "The number of labels in a row.", .integer(1...50))
        field("rows", \.rows, "The number of rows.", .integer(1...100))
        field("labelWidth", \.labelWidth, "The width of a label.", .millimeters)
        field("labelHeight", \.labelHeight, "The height of a label.", .millimeters)
        field("left", \.left, "The distance from the left edge of the sheet to the first label.", .distance)
        field("top", \.top, "The distance from the top edge of the sheet to the first label.", .distance)
        field(
            "horizontalPitch", \.horizontalPitch, "The distance from the left edge of a label to that of the next one.",
            .millimeters)
        field(
            "verticalPitch", \.verticalPitch, "The distance from the top edge of a label to that of the next one.",
            .millimeters)
    }
}

extension Schema where Value == Double {
    /// A length on a sheet that isn't zero, in millimeters.
    static var millimeters: Schema { number(above: 0, through: 2_000) }

    /// A length on a sheet, in millimeters.
    static var distance: Schema { number(0...2_000) }
}
