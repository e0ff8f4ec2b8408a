// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A range of intensities of a craving.
///
/// Each has a word and a color.
///
/// A presenter shows the word always and the color only in addition.
@Schema("cravings.IntensityBand")
public enum IntensityBand: String, CaseIterable, SchemaProviding {
    /// 1 to 3, manageable.
    case mild
    /// 4 to 6, uncomfortable.
    case moderate
    /// 7 to 9, urgent.
    case strong
    /// 10, crisis.
    case overwhelming

    /// Creates the band of an intensity: 1 to 3, 4 to 6, 7 to 9, or 10.
    ///
    /// - Parameter intensity: Clamped to 1 to 10.
    public init(intensity: Int) {
        self =
            switch intensity {
            case ...3: .mild
            case ...6: .moderate
            case ...9: .strong
            default: .overwhelming
            }
    }

    /// The intensities of the band.
    public var intensities: ClosedRange<Int> {
        switch self {
        case .mild: 1...3
        case .moderate: 4...6
        case .strong: 7...9
        case .overwhelming: 10...10
        }
    }

    /// What the band means, in one English word.
    public var word: String {
        switch self {
        case .mild: "manageable"
        case .moderate: "uncomfortable"
        case .strong: "urgent"
        case .overwhelming: "crisis"
        }
    }

    /// The name of the band's color.
    public var color: String {
        switch self {
        case .mild: "green"
        case .moderate: "yellow"
        case .strong: "orange"
        case .overwhelming: "red"
        }
    }
}

extension Schema where Value == Int {
    /// The intensity of a craving, 1 to 10.
    package static var intensity: Schema { .integer(1...10) }
}
