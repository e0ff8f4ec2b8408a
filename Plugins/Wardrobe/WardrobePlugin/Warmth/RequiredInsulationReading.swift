// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The required clothing, and the method used.
public struct RequiredInsulationReading: SchemaProviding, Equatable {
    /// Indoors or outdoors.
    public var setting: Setting
    /// The standard that was used.
    public var standard: String
    /// The static insulation that an ensemble should have.
    public var required: InsulationBand
    /// Outdoors: what must be left after wind and walking (IREQ) of the insulation.
    public var resultant: InsulationBand?
    /// Whether ISO 11079 was used above its 10 °C, the warmest it is made for.
    public var extrapolated: Bool
    /// Outdoors above 10 °C: the insulation that ISO 7730 would require, for comparison.
    public var byMeanVote: InsulationBand?
    /// What the ensemble to judge is worth; absent without one.
    public var worn: WornInsulation?
    /// The air speed at the body that was used, in m/s.
    public var airSpeed: Double
    /// The walking speed that was used, in m/s.
    public var walkingSpeed: Double
    /// The metabolic rate that was used, in met.
    public var met: Double
    /// What lies outside the standard; empty when it is covered.
    public var outside: [String]
    /// Assumptions and other notes.
    public var remarks: [String]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.RequiredInsulationReading", "The required clothing."
    ) {
        field("setting", \.setting, "Indoors or outdoors.")
        field("standard", \.standard, "The standard that was used.", .text())
        field("required", \.required, "The static insulation that an ensemble should have.")
        field("resultant", \.resultant, "Outdoors: what must be left after wind and walking (IREQ).")
        field("extrapolated", \.extrapolated, "Whether ISO 11079 was used above its 10 °C.", .boolean)
        field("byMeanVote", \.byMeanVote, "Outdoors above 10 °C: the insulation that ISO 7730 would require.")
        field("worn", \.worn, "What the ensemble to judge is worth; absent without one.")
        field("airSpeed", \.airSpeed, "The air speed at the body that was used.", .number(0..., .metersPerSecond))
        field("walkingSpeed", \.walkingSpeed, "The walking speed that was used.", .number(0..., .metersPerSecond))
        field("met", \.met, "The metabolic rate that was used.", .number(0..., .met))
        field("outside", \.outside, "What lies outside the standard; empty when it is covered.", .list(of: .text()))
        field("remarks", \.remarks, "Assumptions and other notes.", .list(of: .text()))
    }
}

/// An ensemble compared with the required insulation.
public struct WornInsulation: SchemaProviding, Equatable {
    /// Its static insulation in clo.
    public var clo: Double
    /// How far it lies outside the band; below 0 too cold, above 0 too warm, in clo.
    public var deviation: Double
    /// What the band says of it.
    public var verdict: WarmthVerdict
    /// Outdoors: how long it can be borne; absent from 8 hours on.
    ///
    /// Hours until a body in balance has lost 40 Wh/m² (D_lim minimal).
    public var hoursMinimal: Double?
    /// Outdoors: how long it stays comfortable; absent from 8 hours on.
    ///
    /// Hours as for ``hoursMinimal``, by the neutral criterion.
    public var hoursNeutral: Double?

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.WornInsulation", "An ensemble compared with the required insulation."
    ) {
        field("clo", \.clo, "Its static insulation.", .number(0..., .clo))
        field(
            "deviation", \.deviation, "How far it lies outside the band; below 0 too cold.", .number(-300...300, .clo))
        field("verdict", \.verdict, "What the band says of it.")
        field(
            "hoursMinimal", \.hoursMinimal, "Outdoors: how long it can be borne; absent from 8 hours on.",
            .number(0...8, .hours))
        field(
            "hoursNeutral", \.hoursNeutral, "Outdoors: how long it stays comfortable; absent from 8 hours on.",
            .number(0...8, .hours))
    }
}
