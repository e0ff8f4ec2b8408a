// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The required clothing, and the method used.
public struct RequiredInsulationReading: SchemaProviding, Equatable {
    /// Indoors or outdoors.
    public var setting: Setting
    /// The standard used.
    public var standard: String
    /// The static insulation that an ensemble should have.
    public var required: InsulationBand
    /// Outdoors: the insulation that must remain after wind and walking (IREQ).
    public var resultant: InsulationBand?
    /// Whether ISO 11079 was used above 10 °C, its upper limit.
    public var extrapolated: Bool
    /// Outdoors above 10 °C: the insulation that ISO 7730 would require, for comparison.
    public var byMeanVote: InsulationBand?
    /// The comparison of the given ensemble; absent without one.
    public var worn: WornInsulation?
    /// The air speed at the body used, in m/s.
    public var airSpeed: Double
    /// The walking speed used, in m/s.
    public var walkingSpeed: Double
    /// The metabolic rate used, in met.
    public var met: Double
    /// The values outside the standard; empty if there are none.
    public var outside: [String]
    /// Assumptions and other notes.
    public var remarks: [String]

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.RequiredInsulationReading", "The required clothing."
    ) {
        field("setting", \.setting, "Indoors or outdoors.")
        field("standard", \.standard, "The standard used.", .text())
        field("required", \.required, "The static insulation that an ensemble should have.")
        field("resultant", \.resultant, "Outdoors: the insulation that must remain after wind and walking (IREQ).")
        field("extrapolated", \.extrapolated, "Whether ISO 11079 was used above 10 °C, its upper limit.", .boolean)
        field("byMeanVote", \.byMeanVote, "Outdoors above 10 °C: the insulation that ISO 7730 would require.")
        field("worn", \.worn, "The comparison of the given ensemble; absent without one.")
        field("airSpeed", \.airSpeed, "The air speed at the body used.", .number(0..., .metersPerSecond))
        field("walkingSpeed", \.walkingSpeed, "The walking speed used.", .number(0..., .metersPerSecond))
        field("met", \.met, "The metabolic rate used.", .number(0..., .met))
        field("outside", \.outside, "The values outside the standard; empty if there are none.", .list(of: .text()))
        field("remarks", \.remarks, "Assumptions and other notes.", .list(of: .text()))
    }
}

/// An ensemble compared with the required insulation.
public struct WornInsulation: SchemaProviding, Equatable {
    /// Its static insulation in clo.
    public var clo: Double
    /// The distance from the band; below 0 too cold, above 0 too warm, in clo.
    public var deviation: Double
    /// The verdict on its warmth.
    public var verdict: WarmthVerdict
    /// Outdoors: how long it is bearable; absent from 8 hours on.
    ///
    /// Hours until a body in balance has lost 40 Wh/m² (D_lim minimal).
    public var hoursMinimal: Double?
    /// Outdoors: how long it stays comfortable; absent from 8 hours on.
    ///
    /// Hours as for ``hoursMinimal``, by the neutral criterion.
    public var hoursNeutral: Double?

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.WornInsulation", "An ensemble compared with the required insulation."
    ) {
        field("clo", \.clo, "Its static insulation.", .number(0..., .clo))
        field(
            "deviation", \.deviation, "The distance from the band; below 0 too cold.", .number(-300...300, .clo))
        field("verdict", \.verdict, "The verdict on its warmth.")
        field(
            "hoursMinimal", \.hoursMinimal, "Outdoors: how long it is bearable; absent from 8 hours on.",
            .number(0...8, .hours))
        field(
            "hoursNeutral", \.hoursNeutral, "Outdoors: how long it stays comfortable; absent from 8 hours on.",
            .number(0...8, .hours))
    }
}
