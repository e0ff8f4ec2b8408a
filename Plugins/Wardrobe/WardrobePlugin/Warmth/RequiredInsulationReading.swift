// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The required clothing.
///
/// The method is part of it.
@Schema("wardrobe.RequiredInsulationReading")
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
    /// Outdoors above 10 °C: the insulation that ISO 7730 would require.
    public var byMeanVote: InsulationBand?
    /// The comparison of the given ensemble; absent without one.
    public var worn: WornInsulation?
    /// The air speed at the body used.
    @Field(.number(0..., .metersPerSecond)) public var airSpeed: Double
    /// The walking speed used.
    @Field(.number(0..., .metersPerSecond)) public var walkingSpeed: Double
    /// The metabolic rate used.
    @Field(.number(0..., .met)) public var met: Double
    /// The values outside the standard; empty if there are none.
    public var outside: [String]
    /// Assumptions and other notes.
    public var remarks: [String]
}

/// An ensemble compared with the required insulation.
@Schema("wardrobe.WornInsulation")
public struct WornInsulation: SchemaProviding, Equatable {
    /// Its static insulation.
    @Field(.number(0..., .clo)) public var clo: Double
    /// The distance from the band; below 0 too cold.
    ///
    /// Above 0 too warm, in clo.
    @Field(.number(-300...300, .clo)) public var deviation: Double
    /// The verdict on its warmth.
    public var verdict: WarmthVerdict
    /// Outdoors: how long it is bearable; absent from 8 hours on.
    ///
    /// Hours until a body in balance has lost 40 Wh/m² (D_lim minimal).
    @Field(.number(0...8, .hours)) public var hoursMinimal: Double?
    /// Outdoors: how long it stays comfortable; absent from 8 hours on.
    ///
    /// Hours as for ``hoursMinimal``, by the neutral criterion.
    @Field(.number(0...8, .hours)) public var hoursNeutral: Double?
}
