// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A sheet of labels by its columns and rows, for sheets that have no name here.
public struct LabelGrid: SchemaProviding, Hashable {
    /// The paper.
    public var paper: LabelPaper
    /// The number of labels in a row.
    public var columns: Int
    /// The number of rows.
    public var rows: Int
    /// The margin on the left, in millimeters.
    public var left: Double
    /// The margin at the top, in millimeters.
    public var top: Double
    /// The space between columns, in millimeters.
    public var horizontalGap: Double
    /// The space between rows, in millimeters.
    public var verticalGap: Double
    /// The width of a label, in millimeters; fills the sheet with the same margin on the right by default.
    public var labelWidth: Double?
    /// The height of a label, in millimeters; fills the sheet with the same margin at the bottom by default.
    public var labelHeight: Double?

    /// Creates a grid with margins of 10 mm.
    public init(_ paper: LabelPaper = .a4, columns: Int, rows: Int) {
        self.paper = paper
        self.columns = columns
        self.rows = rows
        left = 10
        top = 10
        horizontalGap = 0
        verticalGap = 0
    }

    /// Returns where the labels are.
    ///
    /// - Throws: `ComputationError` if the labels don't fit on the sheet.
    func layout(at path: String) throws(ComputationError) -> LabelLayout {
        let gaps = (across: Double(columns - 1) * horizontalGap, down: Double(rows - 1) * verticalGap)
        let width = labelWidth ?? (paper.size.width - 2 * left - gaps.across) / Double(columns)
        let height = labelHeight ?? (paper.size.height - 2 * top - gaps.down) / Double(rows)
        let used = (
            width: left + Double(columns) * width + gaps.across, height: top + Double(rows) * height + gaps.down
        )
        // A tenth of a millimeter for dimensions that a maker rounded.
        guard width > 0, height > 0, used.width <= paper.size.width + 0.1, used.height <= paper.size.height + 0.1
        else {
            let sheet = "\(paper.size.width.shortFigure) × \(paper.size.height.shortFigure) mm"
            let got =
                width > 0 && height > 0
                ? "\(used.width.shortFigure) × \(used.height.shortFigure) mm" : "margins that leave no room"
            throw ComputationError.refused([
                ValidationIssue(path: path, expected: "labels that fit on \(sheet)", got: got, kind: .rule)
            ])
        }
        var layout = LabelLayout(
            paper, columns: columns, rows: rows, size: (width, height),
            pitch: (width + horizontalGap, height + verticalGap))
        layout.left = left
        layout.top = top
        return layout
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.LabelGrid", "A sheet of labels by its columns and rows, for sheets that have no name here."
    ) {
        field("paper", \.paper, "The paper.", default: .a4)
        field("columns", \.columns, "The number of labels in a row.", .integer(1...50))
        field("rows", \.rows, "The number of rows.", .integer(1...100))
        field("left", \.left, "The margin on the left, in millimeters.", .distance, default: 10)
        field("top", \.top, "The margin at the top, in millimeters.", .distance, default: 10)
        field("horizontalGap", \.horizontalGap, "The space between columns, in millimeters.", .distance, default: 0)
        field("verticalGap", \.verticalGap, "The space between rows, in millimeters.", .distance, default: 0)
        field(
            "labelWidth", \.labelWidth,
            "The width of a label, in millimeters; fills the sheet with the same margin on the right by default.",
            .millimeters)
        field(
            "labelHeight", \.labelHeight,
            "The height of a label, in millimeters; fills the sheet with the same margin at the bottom by default.",
            .millimeters)
    }
}
