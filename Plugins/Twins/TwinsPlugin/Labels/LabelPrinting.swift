// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The layout of labels on sheets.
@Schema("twins.LabelPrinting")
public struct LabelPrinting: SchemaProviding, Hashable {
    /// The sheet; not used if a grid is given.
    public var sheet: LabelSheet = .avery7160
    /// The sheet, by its columns and rows.
    public var grid: LabelGrid?
    /// The number of labels that are already used on the first sheet, row by row from the top.
    @Field(.integer(0...4_999)) public var skip: Int = 0
    /// The number of copies of each label.
    @Field(.integer(1...100)) public var copies: Int = 1
    /// Whether to draw the outline of each label, as a cutting line on plain paper.
    public var outlines: Bool = false
}
