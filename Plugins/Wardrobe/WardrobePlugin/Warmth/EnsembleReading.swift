// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The warmth of an ensemble.
@Schema("wardrobe.EnsembleReading")
public struct EnsembleReading: SchemaProviding, Equatable {
    /// The insulation of each garment.
    public var garments: [CountedGarment]
    /// The insulation of the base layer.
    @Field(.number(0..., .clo)) public var baseLayerClo: Double
    /// The plain sum (ASHRAE 55).
    ///
    /// In clo, with the base layer.
    @Field(.number(0..., .clo)) public var sum: Double
    /// The ensemble's insulation on a still body (ISO 9920).
    ///
    /// I_cl in clo.
    @Field(.number(0..., .clo)) public var clo: Double
    /// The lower bound of the value.
    @Field(.number(0..., .clo)) public var lowest: Double
    /// The upper bound of the value.
    @Field(.number(0..., .clo)) public var highest: Double
    /// The ratio of its surface to the skin's (ISO 9920).
    @Field(.number(1...)) public var areaFactor: Double
    /// The insulation with wind and walking by ISO 9920.
    @Field(.number(0..., .clo)) public var dynamicISO9920: Double
    /// The insulation with walking by ASHRAE 55.
    @Field(.number(0..., .clo)) public var dynamicASHRAE55: Double
    /// The relative air speed used.
    @Field(.number(0..., .metersPerSecond)) public var relativeAirSpeed: Double
    /// The walking speed used.
    @Field(.number(0..., .metersPerSecond)) public var walkingSpeed: Double
    /// How well heat and sweat pass through, by our convention.
    ///
    /// 0 to 1; nil if no fabric is known.
    @Field(.number(0...1)) public var breathability: Double?
    /// Remarks.
    public var remarks: [String]
}

/// The insulation of a garment.
@Schema("wardrobe.CountedGarment")
public struct CountedGarment: SchemaProviding, Equatable {
    /// The category.
    public var category: Category
    /// Its effective insulation.
    ///
    /// I_clu in clo.
    @Field(.number(0..., .clo)) public var clo: Double
    /// The source of the value.
    public var source: String
}
