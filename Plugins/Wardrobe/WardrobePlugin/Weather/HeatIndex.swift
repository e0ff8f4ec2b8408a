// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Calculates the heat index: how hot humid air feels.
///
/// ```swift
/// let felt = HeatIndex.fahrenheit(temperature: 95, humidity: 60).value    // 113.1 °F
/// ```
public struct HeatIndex: Computation {
    /// The manifest.
    public let manifest = Manifest(
        id: Wardrobe.heatIndex.id,
        summary: "Calculates the heat index with the US Weather Prediction Center equations.",
        discussion: """
            Rothfusz's regression of 1990 (National Weather Service technical attachment SR 90-23) with the Weather \
            Prediction Center's adjustments for dry and for very humid air. While the simple form 1.1 T − 10.3 + 0.047 \
            R (T in °F, R in percent) stays below 80 °F, it is the result. The published chart shows the regression \
            without adjustments. It applies to shade and a light wind; full sun can add up to 15 °F.
            """,
        examples: [
            Example("A humid summer day", ["temperature": 33, "humidity": 60]),
            Example("Dry heat", ["temperature": 100, "temperatureUnit": "fahrenheit", "humidity": 10]),
            Example("A mild day", ["temperature": 20, "humidity": 50]),
        ])

    /// Creates the computation.
    public init() {}

    /// Returns the simple form in °F, which is already the mean of a first estimate and the air temperature.
    /// - Parameters:
    ///   - temperature: air temperature in °F.
    ///   - humidity: relative humidity in percent.
    public static func simple(temperature: Double, humidity: Double) -> Double {
        1.1 * temperature - 10.3 + 0.047 * humidity
    }

    /// Returns Rothfusz's regression in °F, without adjustments, as in the published chart.
    /// - Parameters:
    ///   - temperature: air temperature in °F, 80 and above.
    ///   - humidity: relative humidity in percent.
    public static func regression(temperature: Double, humidity: Double) -> Double {
        let (t, r) = (temperature, humidity)
        let constant = -42.379 + 2.04901523 * t - 6.83783e-3 * t * t
        let linear = 10.14333127 - 0.22475541 * t + 1.22874e-3 * t * t
        let square = -5.481717e-2 + 8.5282e-4 * t - 1.99e-6 * t * t
        return constant + linear * r + square * r * r
    }

    /// Returns the Weather Prediction Center's adjustment to the regression, in °F.
    /// - Parameters:
    ///   - temperature: air temperature in °F.
    ///   - humidity: relative humidity in percent.
    public static func adjustment(temperature: Double, humidity: Double) -> Double {
        if humidity < 13, (80...112).contains(temperature) {
            return -(13 - humidity) / 4 * ((17 - (temperature - 95).magnitude) / 17).squareRoot()
        }
        if humidity > 85, (80...87).contains(temperature) {
            return (humidity - 85) / 10 * (87 - temperature) / 5
        }
        return 0
    }

    /// Returns the heat index in °F, and the equation used.
    /// - Parameters:
    ///   - temperature: air temperature in °F.
    ///   - humidity: relative humidity in percent, 0 to 100.
    public static func fahrenheit(temperature: Double, humidity: Double) -> (value: Double, method: HeatIndexMethod) {
        let simple = simple(temperature: temperature, humidity: humidity)
        guard simple >= 80 else { return (simple, .simple) }
        let adjustment = adjustment(temperature: temperature, humidity: humidity)
        let regression = regression(temperature: temperature, humidity: humidity)
        return (regression + adjustment, adjustment == 0 ? .regression : .adjustedRegression)
    }

    /// Returns the heat index in °C.
    /// - Parameters:
    ///   - temperature: air temperature in °C.
    ///   - humidity: relative humidity in percent, 0 to 100.
    public static func celsius(temperature: Double, humidity: Double) -> Double {
        TemperatureUnit.fahrenheit.celsius(
            fahrenheit(temperature: TemperatureUnit.celsius.fahrenheit(temperature), humidity: humidity).value)
    }

    /// Computes the heat index.
    /// - Throws: `ValidationIssue` for an impossible temperature.
    public func run(_ input: HeatIndexInput, in context: Context) async throws -> HeatIndexReading {
        try input.temperatureUnit.checkAir(input.temperature, at: "temperature")
        let index = Self.fahrenheit(
            temperature: input.temperatureUnit.fahrenheit(input.temperature), humidity: input.humidity)
        return HeatIndexReading(
            celsius: TemperatureUnit.fahrenheit.celsius(index.value), fahrenheit: index.value, method: index.method,
            danger: HeatDanger(fahrenheit: index.value))
    }
}

/// Warm, humid air.
@Schema("wardrobe.HeatIndexInput")
public struct HeatIndexInput: SchemaProviding, Equatable {
    /// Air temperature, in its unit; -90 to 60 °C.
    @Field(.number(-130...140)) public var temperature: Double
    /// The temperature's unit.
    public var temperatureUnit: TemperatureUnit = .celsius
    /// Relative humidity.
    ///
    /// In percent, 0 to 100.
    @Field(.number(0...100, .percent)) public var humidity: Double
}

/// The heat index and its danger.
@Schema("wardrobe.HeatIndexReading")
public struct HeatIndexReading: SchemaProviding, Equatable {
    /// The heat index.
    @Field(.number(-300...400, .degreesCelsius)) public var celsius: Double
    /// The heat index in degrees Fahrenheit.
    @Field(.number(-500...700, .degreesFahrenheit)) public var fahrenheit: Double
    /// The equation used.
    public var method: HeatIndexMethod
    /// The class by the National Weather Service.
    public var danger: HeatDanger
}

/// The equation of a heat index.
@Schema("wardrobe.HeatIndexMethod")
public enum HeatIndexMethod: String, CaseIterable, SchemaProviding {
    /// The simple form, for results below 80 °F.
    case simple
    /// Rothfusz's regression.
    case regression
    /// The regression, adjusted for dry or very humid air.
    case adjustedRegression
}

/// The danger of a heat index with prolonged exposure or activity.
///
/// Limits in °F: 80, 90, 103, 125 (National Weather Service, heat index chart).
@Schema("wardrobe.HeatDanger")
public enum HeatDanger: String, CaseIterable, SchemaProviding {
    /// Below 80 °F (27 °C): none.
    case none
    /// From 80 °F (27 °C): fatigue is possible.
    case caution
    /// From 90 °F (32 °C): cramps and exhaustion are possible.
    case extremeCaution
    /// From 103 °F (39 °C): cramps and exhaustion are likely.
    case danger
    /// From 125 °F (52 °C): heat stroke is likely.
    case extremeDanger

    /// Creates the class of a heat index in °F.
    public init(fahrenheit: Double) {
        self =
            switch fahrenheit {
            case ..<80: .none
            case ..<90: .caution
            case ..<103: .extremeCaution
            case ..<125: .danger
            default: .extremeDanger
            }
    }
}
