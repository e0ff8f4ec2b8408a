// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How labels are put on sheets.
public struct LabelPrinting: SchemaProviding, Hashable {
    /// The sheet; not used if a grid is given.
    public var sheet: LabelSheet
    /// The sheet by its columns and rows.
    public var grid: LabelGrid?
    /// The number of labels that are already used on the first sheet, row by row from the top.
    public var skip: Int
    /// The number of copies of each label.
    public var copies: Int
    /// Whether to draw the outline of each label, to cut plain paper along it.
    public var outlines: Bool

    /// Creates the default: one copy on sheets of 21 labels.
    public init(sheet: LabelSheet = .avery7160, grid: LabelGrid? = nil) {
        self.sheet = sheet
        self.grid = grid
        skip = 0
        copies = 1
        outlines = false
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.LabelPrinting", "How labels are put on sheets.") {
        field("sheet", \.sheet, "The sheet; not used if a grid is given.", default: .avery7160)
        field("grid", \.grid, "The sheet by its columns and rows.")
        field(
            "skip", \.skip, "The number of labels that are already used on the first sheet, row by row from the top.",
            .integer(0...4_999), default: 0)
        field("copies", \.copies, "The number of copies of each label.", .integer(1...100), default: 1)
        field(
            "outlines", \.outlines, "Whether to draw the outline of each label, to cut plain paper along it.", .boolean,
            default: false)
    }
}
