// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The required insulation.
///
/// A band rather than a single value, because requirements aren't exact.
@Schema("wardrobe.InsulationBand")
public struct InsulationBand: SchemaProviding, Equatable {
    /// The bearable minimum.
    ///
    /// In clo: ISO 11079 minimal, or a mean vote of −0.5.
    @Field(.number(0..., .clo)) public var minimum: Double
    /// The insulation that feels neither cool nor warm.
    ///
    /// In clo: ISO 11079 neutral, or a mean vote of 0.
    @Field(.number(0..., .clo)) public var neutral: Double
    /// The maximum before it is too warm; absent outdoors, because ISO 11079 ends at neutral.
    ///
    /// In clo, at a mean vote of 0.5.
    @Field(.number(0..., .clo)) public var maximum: Double?

    /// The accuracy of a sum of garments, plus or minus, in clo.
    ///
    /// ISO 9920's sum misses the ensembles of ASHRAE 55 by up to 0.09 clo.
    public static let tolerance = 0.1

    /// The upper end, above which it is too warm, in clo.
    public var upper: Double { maximum ?? neutral }

    /// Returns how far an ensemble is outside the band, in clo: below 0 too cold, above 0 too warm, 0 inside.
    public func deviation(of clo: Double) -> Double {
        clo < minimum ? clo - minimum : max(0, clo - upper)
    }

    /// Returns the verdict on an ensemble.
    public func verdict(on clo: Double) -> WarmthVerdict {
        switch deviation(of: clo) {
        case ..<(-Self.tolerance): .tooCold
        case ..<0: .barelyWarmEnough
        case 0: .fits
        case ...Self.tolerance: .slightlyWarm
        default: .tooWarm
        }
    }

    /// Returns the band of a person who needs more or less insulation than most; never below 0.
    /// - Parameter clo: the insulation to add; above 0 for people who get cold easily.
    public func shifted(by clo: Double) -> InsulationBand {
        InsulationBand(
            minimum: max(0, minimum + clo), neutral: max(0, neutral + clo), maximum: maximum.map { max(0, $0 + clo) })
    }
}

/// The verdict on an ensemble's warmth.
@Schema("wardrobe.WarmthVerdict")
public enum WarmthVerdict: String, CaseIterable, SchemaProviding {
    /// More than 0.1 clo below the band.
    case tooCold
    /// Up to 0.1 clo below the band, within the accuracy of a sum of garments.
    case barelyWarmEnough
    /// Inside the band.
    case fits
    /// Up to 0.1 clo above the band, within the accuracy of a sum of garments.
    case slightlyWarm
    /// More than 0.1 clo above the band.
    case tooWarm
}
