// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Clothes and a day's temperature range.
public struct LayerPlanInput: SchemaProviding, Equatable {
    /// The clothes worn at the coldest time, from the skin outward.
    public var garments: [GarmentInsulation]
    /// Clothes worn underneath that aren't among the garments.
    public var baseLayer: BaseLayer
    /// Indoors or outdoors, which decides the standard.
    public var setting: Setting
    /// The lowest air temperature in °C.
    public var coldest: Double
    /// The highest air temperature in °C.
    public var warmest: Double
    /// Air speed at the body in m/s.
    public var airSpeed: Double?
    /// A forecast's wind at 10 m, for outdoors, in m/s.
    public var wind: Double?
    /// Relative humidity in percent.
    public var humidity: Double
    /// Metabolic rate; by default 1.2 indoors and 2 outdoors.
    ///
    /// In met.
    public var met: Double?
    /// Air permeability of the outermost layer: 5 windproof, 50 medium, 100 open.
    ///
    /// In l/(m²s).
    public var airPermeability: Double
    /// Insulation to add for someone who gets cold easily, in clo.
    public var personalOffset: Double
    /// Whether to compute values outside the standard's range.
    public var outsideRange: Bool

    /// Creates an input for a day; omitted values are assumed as in ``RequiredInsulationInput``.
    public init(
        garments: [GarmentInsulation], baseLayer: BaseLayer = .underwear, setting: Setting, coldest: Double,
        warmest: Double, airSpeed: Double? = nil, wind: Double? = nil, humidity: Double = 50, met: Double? = nil,
        airPermeability: Double = 50, personalOffset: Double = 0, outsideRange: Bool = false
    ) {
        self.garments = garments
        self.baseLayer = baseLayer
        self.setting = setting
        self.coldest = coldest
        self.warmest = warmest
        self.airSpeed = airSpeed
        self.wind = wind
        self.humidity = humidity
        self.met = met
        self.airPermeability = airPermeability
        self.personalOffset = personalOffset
        self.outsideRange = outsideRange
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.LayerPlanInput", "Clothes and a day's temperature range."
    ) {
        field(
            "garments", \.garments, "The clothes worn at the coldest time, from the skin outward.",
            .list(of: .nested, count: 0...50))
        field("baseLayer", \.baseLayer, "Clothes worn underneath that aren't among the garments.", default: .underwear)
        field("setting", \.setting, "Indoors or outdoors, which decides the standard.")
        field("coldest", \.coldest, "The lowest air temperature.", .number(-90...60, .degreesCelsius))
        field("warmest", \.warmest, "The highest air temperature.", .number(-90...60, .degreesCelsius))
        field("airSpeed", \.airSpeed, "Air speed at the body.", .number(0...40, .metersPerSecond))
        field("wind", \.wind, "A forecast's wind at 10 m, for outdoors.", .number(0...60, .metersPerSecond))
        field("humidity", \.humidity, "Relative humidity.", .number(0...100, .percent), default: 50)
        field("met", \.met, "Metabolic rate; by default 1.2 indoors and 2 outdoors.", .number(0.5...10, .met))
        field(
            "airPermeability", \.airPermeability,
            "Air permeability of the outermost layer: 5 windproof, 50 medium, 100 open.",
            .number(1...1000, .litersPerSquareMeterAndSecond), default: 50)
        field(
            "personalOffset", \.personalOffset, "Insulation to add for someone who gets cold easily.",
            .number(-1...1, .clo), default: 0)
        field(
            "outsideRange", \.outsideRange, "Whether to compute values outside the standard's range.", .boolean,
            default: false)
    }
}
