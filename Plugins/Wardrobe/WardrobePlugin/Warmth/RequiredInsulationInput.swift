// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The setting, weather, and activity in which clothes are worn.
public struct RequiredInsulationInput: SchemaProviding, Equatable {
    /// Indoors or outdoors, which decides the standard.
    public var setting: Setting
    /// Air temperature in °C.
    public var airTemperature: Double
    /// Mean radiant temperature; by default the air temperature.
    ///
    /// In °C.
    public var radiantTemperature: Double?
    /// Air speed at the body in m/s; nil if the forecast's wind is given instead, or if neither is known.
    public var airSpeed: Double?
    /// A forecast's wind at 10 m, for outdoors, in m/s.
    public var wind: Double?
    /// Relative humidity in percent.
    public var humidity: Double
    /// Metabolic rate; by default 1.2 indoors and 2 outdoors.
    ///
    /// In met.
    public var met: Double?
    /// Walking speed; by default estimated from met.
    ///
    /// In m/s.
    public var walkingSpeed: Double?
    /// Air permeability of the outermost layer: 5 windproof, 50 medium, 100 open.
    ///
    /// In l/(m²s), for outdoors.
    public var airPermeability: Double
    /// Insulation to add for someone who gets cold easily, in clo; negative for someone who gets warm easily.
    public var personalOffset: Double
    /// Static insulation of an ensemble to compare, in clo.
    public var worn: Double?
    /// Whether to compute and mark values outside the standard's range.
    public var outsideRange: Bool

    /// Creates conditions; omitted values are assumed and reported in the output.
    public init(
        setting: Setting, airTemperature: Double, radiantTemperature: Double? = nil, airSpeed: Double? = nil,
        wind: Double? = nil, humidity: Double = 50, met: Double? = nil, walkingSpeed: Double? = nil,
        airPermeability: Double = 50, personalOffset: Double = 0, worn: Double? = nil, outsideRange: Bool = false
    ) {
        self.setting = setting
        self.airTemperature = airTemperature
        self.radiantTemperature = radiantTemperature
        self.airSpeed = airSpeed
        self.wind = wind
        self.humidity = humidity
        self.met = met
        self.walkingSpeed = walkingSpeed
        self.airPermeability = airPermeability
        self.personalOffset = personalOffset
        self.worn = worn
        self.outsideRange = outsideRange
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.RequiredInsulationInput", "The setting, weather, and activity in which clothes are worn."
    ) {
        field("setting", \.setting, "Indoors or outdoors, which decides the standard.")
        field("airTemperature", \.airTemperature, "Air temperature.", .number(-90...60, .degreesCelsius))
        field(
            "radiantTemperature", \.radiantTemperature, "Mean radiant temperature; by default the air temperature.",
            .number(-100...120, .degreesCelsius))
        field("airSpeed", \.airSpeed, "Air speed at the body.", .number(0...40, .metersPerSecond))
        field("wind", \.wind, "A forecast's wind at 10 m, for outdoors.", .number(0...60, .metersPerSecond))
        field("humidity", \.humidity, "Relative humidity.", .number(0...100, .percent), default: 50)
        field("met", \.met, "Metabolic rate; by default 1.2 indoors and 2 outdoors.", .number(0.5...10, .met))
        field(
            "walkingSpeed", \.walkingSpeed, "Walking speed; by default estimated from met.",
            .number(0...3, .metersPerSecond))
        field(
            "airPermeability", \.airPermeability,
            "Air permeability of the outermost layer: 5 windproof, 50 medium, 100 open.",
            .number(1...1000, .litersPerSquareMeterAndSecond), default: 50)
        field(
            "personalOffset", \.personalOffset, "Insulation to add for someone who gets cold easily.",
            .number(-1...1, .clo), default: 0)
        field("worn", \.worn, "Static insulation of an ensemble to compare.", .number(0...8, .clo))
        field(
            "outsideRange", \.outsideRange, "Whether to compute and mark values outside the standard's range.",
            .boolean, default: false)
    }
}
