// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The insulation that an occasion asks for: a band, since no single figure is honest.
public struct InsulationBand: SchemaProviding, Equatable {
    /// The least that can be borne, in clo: ISO 11079 minimal, or a mean vote of −0.5.
    public var minimum: Double
    /// What feels neither cool nor warm, in clo: ISO 11079 neutral, or a mean vote of 0.
    public var neutral: Double
    /// The most before it is too warm; absent outdoors, since ISO 11079 ends at neutral.
    ///
    /// In clo, at a mean vote of 0.5.
    public var maximum: Double?

    /// A band; figures in clo.
    public init(minimum: Double, neutral: Double, maximum: Double? = nil) {
        self.minimum = minimum
        self.neutral = neutral
        self.maximum = maximum
    }

    /// How exact a sum of garments is, in clo either way.
    ///
    /// ISO 9920's sum misses the ensembles of ASHRAE 55 by up to 0.09 clo.
    public static let tolerance = 0.1

    /// The end above which it is too warm, in clo.
    public var upper: Double { maximum ?? neutral }

    /// How far an ensemble lies outside the band, in clo: below 0 too cold, above 0 too warm, 0 inside.
    public func deviation(of clo: Double) -> Double {
        clo < minimum ? clo - minimum : max(0, clo - upper)
    }

    /// What the band says of an ensemble.
    public func verdict(on clo: Double) -> WarmthVerdict {
        switch deviation(of: clo) {
        case ..<(-Self.tolerance): .tooCold
        case ..<0: .barelyWarmEnough
        case 0: .fits
        case ...Self.tolerance: .slightlyWarm
        default: .tooWarm
        }
    }

    /// The band of somebody who needs more or less than most; never below 0.
    /// - Parameter clo: what to add; above 0 for those who feel the cold.
    public func shifted(by clo: Double) -> InsulationBand {
        InsulationBand(
            minimum: max(0, minimum + clo), neutral: max(0, neutral + clo), maximum: maximum.map { max(0, $0 + clo) })
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.InsulationBand", "The required insulation.") {
        field("minimum", \.minimum, "The least that can be borne.", .number(0..., .clo))
        field("neutral", \.neutral, "What feels neither cool nor warm.", .number(0..., .clo))
        field("maximum", \.maximum, "The most before it is too warm; absent outdoors.", .number(0..., .clo))
    }
}

/// What a band says of an ensemble.
public enum WarmthVerdict: String, Codable, Sendable, CaseIterable, SchemaProviding {
    case tooCold
    case barelyWarmEnough
    case fits
    case slightlyWarm
    case tooWarm

    /// The verdicts by their names.
    public static let schema = Schema<Self>.enumeration("wardrobe.WarmthVerdict", "What a band says of an ensemble.") {
        switch $0 {
        case .tooCold: "More than 0.1 clo below the band."
        case .barelyWarmEnough: "Below the band by no more than a sum of garments is exact."
        case .fits: "Inside the band."
        case .slightlyWarm: "Above the band by no more than a sum of garments is exact."
        case .tooWarm: "More than 0.1 clo above the band."
        }
    }
}
