// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// UTCI's ten categories of thermal stress.
///
/// Each includes its upper limit in °C: −40, −27, −13, 0, 9, 26, 32, 38, 46. Source: Bröde et al. 2012, table 1; the glossary
/// of the International Union of Physiological Sciences (2003) gives the terms.
public enum ThermalStress: String, Codable, Sendable, CaseIterable {
    case extremeColdStress
    case veryStrongColdStress
    case strongColdStress
    case moderateColdStress
    case slightColdStress
    case noThermalStress
    case moderateHeatStress
    case strongHeatStress
    case veryStrongHeatStress
    case extremeHeatStress

    /// Creates the category of an index.
    /// - Parameter utci: UTCI in °C.
    public init(utci: Double) {
        self =
            switch utci {
            case ...(-40): .extremeColdStress
            case ...(-27): .veryStrongColdStress
            case ...(-13): .strongColdStress
            case ...0: .moderateColdStress
            case ...9: .slightColdStress
            case ...26: .noThermalStress
            case ...32: .moderateHeatStress
            case ...38: .strongHeatStress
            case ...46: .veryStrongHeatStress
            default: .extremeHeatStress
            }
    }

    /// The category in words, such as `strong cold stress`.
    public var words: String {
        switch self {
        case .extremeColdStress: "extreme cold stress"
        case .veryStrongColdStress: "very strong cold stress"
        case .strongColdStress: "strong cold stress"
        case .moderateColdStress: "moderate cold stress"
        case .slightColdStress: "slight cold stress"
        case .noThermalStress: "no thermal stress"
        case .moderateHeatStress: "moderate heat stress"
        case .strongHeatStress: "strong heat stress"
        case .veryStrongHeatStress: "very strong heat stress"
        case .extremeHeatStress: "extreme heat stress"
        }
    }
}

extension ThermalStress: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration(
        "wardrobe.ThermalStress", "A category of thermal stress.", \.words)
}
