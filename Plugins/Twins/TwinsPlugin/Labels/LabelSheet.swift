// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A commercial sheet of labels.
///
/// The sizes and distances are those that Avery publishes for its products; many brands sell the same sheets.
@Schema("twins.LabelSheet")
public enum LabelSheet: String, CaseIterable, SchemaProviding {
    /// A4 with 3 × 7 labels of 63.5 × 38.1 mm.
    case avery7160 = "L7160"
    /// A4 with 3 × 8 labels of 63.5 × 33.9 mm.
    case avery7159 = "L7159"
    /// A4 with 2 × 7 labels of 99.1 × 38.1 mm.
    case avery7163 = "L7163"
    /// A4 with 5 × 13 labels of 38.1 × 21.2 mm.
    case avery7651 = "L7651"
    /// US Letter with 3 × 10 labels of 2.625 × 1 in.
    case avery5160 = "5160"
    /// US Letter with 2 × 5 labels of 4 × 2 in.
    case avery5163 = "5163"
    /// US Letter with 4 × 20 labels of 1.75 × 0.5 in.
    case avery5167 = "5167"

    /// Where the labels are on the sheet.
    var layout: LabelLayout {
        switch self {
        case .avery7160: LabelLayout(.a4, columns: 3, rows: 7, size: (63.5, 38.1), pitch: (66.04, 38.1))
        case .avery7159: LabelLayout(.a4, columns: 3, rows: 8, size: (63.5, 33.9), pitch: (66.04, 33.9))
        case .avery7163: LabelLayout(.a4, columns: 2, rows: 7, size: (99.1, 38.1), pitch: (101.6, 38.1))
        case .avery7651: LabelLayout(.a4, columns: 5, rows: 13, size: (38.1, 21.2), pitch: (40.6, 21.2))
        case .avery5160: LabelLayout(.letter, columns: 3, rows: 10, size: (66.675, 25.4), pitch: (69.85, 25.4))
        case .avery5163: LabelLayout(.letter, columns: 2, rows: 5, size: (101.6, 50.8), pitch: (106.3625, 50.8))
        case .avery5167: LabelLayout(.letter, columns: 4, rows: 20, size: (44.45, 12.7), pitch: (52.3875, 12.7))
        }
    }
}

/// The paper of a sheet.
@Schema("twins.LabelPaper")
public enum LabelPaper: String, CaseIterable, SchemaProviding {
    /// 210 × 297 mm.
    case a4
    /// 8.5 × 11 in.
    case letter

    /// The size in millimeters.
    var size: (width: Double, height: Double) {
        switch self {
        case .a4: (210, 297)
        case .letter: (215.9, 279.4)
        }
    }
}
