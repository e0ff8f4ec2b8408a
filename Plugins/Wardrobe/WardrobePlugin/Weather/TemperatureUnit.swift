// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A unit of temperature.
public enum TemperatureUnit: String, Codable, Sendable, CaseIterable {
    /// Degrees Celsius.
    case celsius
    /// Degrees Fahrenheit: 1.8 times the Celsius value plus 32.
    case fahrenheit

    /// Air temperatures that occur on Earth, in °C.
    ///
    /// The records are −89.2 °C and 56.7 °C (World Meteorological Organization, Archive of Weather and Climate Extremes).
    public static let possibleCelsius: ClosedRange<Double> = -90...60

    /// Returns a temperature of this unit in °C.
    public func celsius(_ temperature: Double) -> Double {
        switch self {
        case .celsius: temperature
        case .fahrenheit: (temperature - 32) / 1.8
        }
    }

    /// Returns a temperature of this unit in °F.
    public func fahrenheit(_ temperature: Double) -> Double {
        switch self {
        case .celsius: temperature * 1.8 + 32
        case .fahrenheit: temperature
        }
    }

    /// Returns a temperature in °C in this unit.
    public func value(celsius: Double) -> Double {
        switch self {
        case .celsius: celsius
        case .fahrenheit: TemperatureUnit.celsius.fahrenheit(celsius)
        }
    }

    /// The symbol after a value, such as `°F`.
    public var symbol: String {
        switch self {
        case .celsius: "°C"
        case .fahrenheit: "°F"
        }
    }

    /// Rejects an impossible air temperature.
    /// - Throws: ``ValidationIssue`` with the possible range in this unit.
    package func checkAir(_ temperature: Double, at path: String) throws(ValidationIssue) {
        guard !Self.possibleCelsius.contains(celsius(temperature)) else { return }
        let lowest = Figure.text(value(celsius: Self.possibleCelsius.lowerBound), decimals: 0)
        let highest = Figure.text(value(celsius: Self.possibleCelsius.upperBound), decimals: 0)
        throw ValidationIssue(
            path: path, expected: "an air temperature from \(lowest) to \(highest) \(symbol)",
            got: "\(Figure.text(temperature, decimals: 2)) \(symbol)",
            recoverySuggestion: "this temperature has never been measured on Earth; check the unit")
    }
}

extension TemperatureUnit: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration(
        "wardrobe.TemperatureUnit", "A unit of temperature.",
        {
            switch $0 {
            case .celsius: "Degrees Celsius."
            case .fahrenheit: "Degrees Fahrenheit."
            }
        },
        aliases: {
            switch $0 {
            case .celsius: ["C"]
            case .fahrenheit: ["F"]
            }
        })
}
