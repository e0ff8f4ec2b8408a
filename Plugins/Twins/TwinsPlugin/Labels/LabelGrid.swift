// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A sheet of labels by its columns and rows, for sheets without a name.
@Schema("twins.LabelGrid")
public struct LabelGrid: SchemaProviding, Hashable {
    /// The paper.
    public var paper: LabelPaper = .a4
    /// The number of labels in a row.
    @Field(.integer(1...50)) public var columns: Int
    /// The number of rows.
    @Field(.integer(1...100)) public var rows: Int
    /// The margin on the left, in millimeters.
    @Field(.distance) public var left: Double = 10
    /// The margin at the top, in millimeters.
    @Field(.distance) public var top: Double = 10
    /// The space between columns, in millimeters.
    @Field(.distance) public var horizontalGap: Double = 0
    /// The space between rows, in millimeters.
    @Field(.distance) public var verticalGap: Double = 0
    /// The width of a label, in millimeters; fills the sheet with the same margin on the right by default.
    @Field(.millimeters) public var labelWidth: Double?
    /// The height of a label, in millimeters; fills the sheet with the same margin at the bottom by default.
    @Field(.millimeters) public var labelHeight: Double?

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
                ? "\(used.width.shortFigure) × \(used.height.shortFigure) mm" : "margins that leave no space"
            throw ComputationError.refused(path: path, expected: "labels that fit on \(sheet)", got: got)
        }
        var layout = LabelLayout(
            paper, columns: columns, rows: rows, size: (width, height),
            pitch: (width + horizontalGap, height + verticalGap))
        layout.left = left
        layout.top = top
        return layout
    }
}
