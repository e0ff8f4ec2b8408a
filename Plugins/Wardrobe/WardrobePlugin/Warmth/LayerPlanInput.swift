// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Clothes and a day's temperature range.
@Schema("wardrobe.LayerPlanInput")
public struct LayerPlanInput: SchemaProviding, Equatable {
    /// The clothes worn at the coldest time, from the skin outward.
    @Field(count: 0...50) public var garments: [GarmentInsulation]
    /// Clothes worn underneath that aren't among the garments.
    public var baseLayer: BaseLayer = .underwear
    /// Indoors or outdoors, which decides the standard.
    public var setting: Setting
    /// The lowest air temperature.
    @Field(.number(-90...60, .degreesCelsius)) public var coldest: Double
    /// The highest air temperature.
    @Field(.number(-90...60, .degreesCelsius)) public var warmest: Double
    /// Air speed at the body.
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
    /// Air permeability of the outermost layer: 5 windproof, 50 medium, 100 open.
    ///
    /// In l/(m²s).
    @Field(.number(1...1000, .litersPerSquareMeterAndSecond)) public var airPermeability: Double = 50
    /// Insulation to add for someone who gets cold easily.
    @Field(.number(-1...1, .clo)) public var personalOffset: Double = 0
    /// Whether to compute values outside the standard's range.
    public var outsideRange: Bool = false
}
