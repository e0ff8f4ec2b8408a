// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The setting, weather, and activity in which clothes are worn.
@Schema("wardrobe.RequiredInsulationInput")
public struct RequiredInsulationInput: SchemaProviding, Equatable {
    /// Indoors or outdoors, which decides the standard.
    public var setting: Setting
    /// Air temperature.
    @Field(.number(-90...60, .degreesCelsius)) public var airTemperature: Double
    /// Mean radiant temperature; by default the air temperature.
    ///
    /// In °C.
    @Field(.number(-100...120, .degreesCelsius)) public var radiantTemperature: Double?
    /// Air speed at the body.
    ///
    /// In m/s; nil if the forecast's wind is given instead, or if neither is known.
    @Field(.number(0...40, .metersPerSecond)) public var airSpeed: Double?
    /// A forecast's wind at 10 m, for outdoors.
    @Field(.number(0...60, .metersPerSecond)) public var wind: Double?
    /// Relative humidity.
    ///
    /// In percent.
    @Field(.number(0...100, .percent)) public var humidity: Double = 50
    /// Metabolic rate; by default 1.2 indoors and 2 outdoors.
    ///
    /// In met.
    @Field(.number(0.5...10, .met)) public var met: Double?
    /// Walking speed; by default estimated from met.
    ///
    /// In m/s.
    @Field(.number(0...3, .metersPerSecond)) public var walkingSpeed: Double?
    /// Air permeability of the outermost layer: 5 windproof, 50 medium, 100 open.
    ///
    /// In l/(m²s), for outdoors.
    @Field(.number(1...1000, .litersPerSquareMeterAndSecond)) public var airPermeability: Double = 50
    /// Insulation to add for someone who gets cold easily.
    ///
    /// In clo; negative for someone who gets warm easily.
    @Field(.number(-1...1, .clo)) public var personalOffset: Double = 0
    /// Static insulation of an ensemble to compare.
    @Field(.number(0...8, .clo)) public var worn: Double?
    /// Whether to compute and mark values outside the standard's range.
    public var outsideRange: Bool = false
}
