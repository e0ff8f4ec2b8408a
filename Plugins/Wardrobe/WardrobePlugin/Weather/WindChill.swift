// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Calculates the wind chill temperature: how cold moving air feels on bare skin.
///
/// ```swift
/// let chill = WindChill.celsius(temperature: -10, wind: 8)    // −19.3 °C
/// ```
public struct WindChill: Computation {
    /// The manifest.
    public let manifest = Manifest(
        id: Wardrobe.windChill.id,
        summary: "Calculates wind chill with the US National Weather Service formula.",
        discussion: """
            35.74 + 0.6215 T − 35.75 V^0.16 + 0.4275 T V^0.16 with T in °F and V in mph at 10 m above ground \
            (National Weather Service and Environment Canada, 2001). It is defined for 50 °F (10 °C) and below and \
            winds above 3 mph (1.34 m/s); otherwise, the result is the air temperature, marked as such. It describes \
            the face and hands, not how much to wear; use required-insulation for that.
            """,
        examples: [
            Example("A windy winter day", ["temperature": -10, "wind": 8]),
            Example(
                "In the units of the NWS chart",
                ["temperature": 20, "temperatureUnit": "fahrenheit", "wind": 15, "windUnit": "milesPerHour"]),
            Example("Too warm for wind chill", ["temperature": 15, "wind": 6]),
        ])

    /// The maximum temperature for which it is defined, in °F.
    static let highestFahrenheit = 50.0
    /// The wind speed that must be exceeded, in mph.
    static let lowestMilesPerHour = 3.0

    /// Creates the computation.
    public init() {}

    /// Returns the wind chill temperature in °F, or nil if it isn't defined.
    /// - Parameters:
    ///   - temperature: air temperature in °F, at most 50.
    ///   - wind: wind speed at 10 m in mph, above 3.
    public static func fahrenheit(temperature: Double, wind: Double) -> Double? {
        guard temperature <= highestFahrenheit, wind > lowestMilesPerHour else { return nil }
        let power = pow(wind, 0.16)
        return 35.74 + 0.6215 * temperature - 35.75 * power + 0.4275 * temperature * power
    }

    /// Returns the wind chill temperature in °C, or nil if it isn't defined.
    /// - Parameters:
    ///   - temperature: air temperature in °C, at most 10.
    ///   - wind: wind speed at 10 m in m/s, above 1.34.
    public static func celsius(temperature: Double, wind: Double) -> Double? {
        fahrenheit(
            temperature: TemperatureUnit.celsius.fahrenheit(temperature),
            wind: SpeedUnit.metersPerSecond.convert(wind, to: .milesPerHour)
        ).map(TemperatureUnit.fahrenheit.celsius)
    }

    /// Computes the wind chill.
    /// - Throws: `ValidationIssue` for an impossible temperature.
    public func run(_ input: WindChillInput, in context: Context) async throws -> WindChillReading {
        try input.temperatureUnit.checkAir(input.temperature, at: "temperature")
        let air = input.temperatureUnit.fahrenheit(input.temperature)
        let wind = input.windUnit.convert(input.wind, to: .milesPerHour)
        let chill = Self.fahrenheit(temperature: air, wind: wind)
        let explanation =
            chill != nil
            ? "Calculated with the National Weather Service formula of 2001."
            : air > Self.highestFahrenheit
                ? "Wind chill is defined up to 50 °F (10 °C); this is the air temperature."
                : "Wind chill is defined for winds above 3 mph (1.34 m/s); this is the air temperature."
        return WindChillReading(
            celsius: TemperatureUnit.fahrenheit.celsius(chill ?? air), fahrenheit: chill ?? air, applies: chill != nil,
            explanation: explanation)
    }
}

/// Cold, moving air.
@Schema("wardrobe.WindChillInput")
public struct WindChillInput: SchemaProviding, Equatable {
    /// Air temperature, in its unit; -90 to 60 °C.
    @Field(.number(-130...140)) public var temperature: Double
    /// The temperature's unit.
    public var temperatureUnit: TemperatureUnit = .celsius
    /// Wind speed at 10 m above ground, in its unit.
    @Field(.number(0...420)) public var wind: Double
    /// The wind's unit.
    public var windUnit: SpeedUnit = .metersPerSecond
}

/// The wind chill.
@Schema("wardrobe.WindChillReading")
public struct WindChillReading: SchemaProviding, Equatable {
    /// The wind chill temperature in °C; the air temperature if wind chill isn't defined.
    @Field(.number(-300...100, .degreesCelsius)) public var celsius: Double
    /// The wind chill temperature in degrees Fahrenheit.
    @Field(.number(-500...200, .degreesFahrenheit)) public var fahrenheit: Double
    /// Whether wind chill is defined for this temperature and wind.
    public var applies: Bool
    /// The formula used, or why wind chill isn't defined.
    public var explanation: String
}
