// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Calculates the Universal Thermal Climate Index: how the weather stresses a walking body.
///
/// ```swift
/// let felt = UniversalThermalClimateIndex.celsius(air: 5, radiant: 5, wind: 6, humidity: 80)
/// ```
public struct UniversalThermalClimateIndex: Computation {
    /// The manifest.
    public let manifest = Manifest(
        id: Wardrobe.universalThermalClimateIndex.id,
        summary: "Calculates the Universal Thermal Climate Index and its stress category.",
        discussion: """
            The air temperature of a calm, shaded reference day that stresses a walking body (2.3 met) as much as this \
            weather: the polynomial of Bröde et al. 2012 (International Journal of Biometeorology 56, 481–494), which \
            approximates the multi-node model of thermoregulation and clothing. It holds for air from -50 to 50 °C, \
            mean radiant temperature from 30 K below to 70 K above the air, wind from 0.5 to 17 m/s at 10 m, and vapor \
            pressure below 50 hPa; a calmer wind counts as 0.5 m/s, and other values outside these ranges are \
            rejected. Use it to describe heat and cold, not to choose layers.
            """,
        examples: [
            Example("A raw day", ["airTemperature": 5, "wind": 6, "humidity": 80]),
            Example(
                "Summer sun", ["airTemperature": 30, "radiantTemperature": 55, "wind": 2, "humidity": 40]),
            Example("A calm night", ["airTemperature": -12, "radiantTemperature": -20, "wind": 0, "humidity": 70]),
        ])

    /// Air temperatures of the model, in °C.
    public static let airRange: ClosedRange<Double> = -50...50
    /// Mean radiant temperature minus air temperature, in K.
    public static let radiantExcessRange: ClosedRange<Double> = -30...70
    /// Wind at 10 m, in m/s.
    public static let windRange: ClosedRange<Double> = 0.5...17
    /// Vapor pressures of the model, in hPa.
    public static let highestVaporPressure = 50.0

    /// Creates the computation.
    public init() {}

    /// Returns UTCI in °C, without range checks.
    /// - Parameters:
    ///   - air: air temperature in °C.
    ///   - radiant: mean radiant temperature in °C.
    ///   - wind: wind speed at 10 m in m/s; below 0.5 it counts as 0.5.
    ///   - humidity: relative humidity in percent.
    public static func celsius(air: Double, radiant: Double, wind: Double, humidity: Double) -> Double {
        let vapor = VaporPressure.hardySaturation(celsius: air) * humidity / 100
        return air
            + UTCIPolynomial.offset(
                air: air, wind: max(windRange.lowerBound, wind), radiantExcess: radiant - air, vapor: vapor / 10)
    }

    /// Computes UTCI.
    /// - Throws: `ComputationError` with every value outside the model.
    public func run(_ input: UTCIInput, in context: Context) async throws -> UTCIReading {
        try input.checkRanges()
        let utci = Self.celsius(
            air: input.airTemperature, radiant: input.meanRadiantTemperature, wind: input.wind, humidity: input.humidity
        )
        return UTCIReading(
            celsius: utci, fahrenheit: TemperatureUnit.celsius.fahrenheit(utci), stress: ThermalStress(utci: utci),
            wind: max(Self.windRange.lowerBound, input.wind))
    }
}

/// The weather conditions of UTCI.
@Schema("wardrobe.UTCIInput")
public struct UTCIInput: SchemaProviding, Equatable {
    /// Air temperature.
    ///
    /// In °C, −50 to 50.
    @Field(.number(-50...50, .degreesCelsius)) public var airTemperature: Double
    /// Mean radiant temperature; absent in the shade.
    ///
    /// Where it is about the air temperature.
    ///
    /// In °C.
    @Field(.number(-80...120, .degreesCelsius)) public var radiantTemperature: Double?
    /// Wind speed at 10 m; below 0.5 it counts as 0.5.
    ///
    /// In m/s, up to 17.
    @Field(.number(0...17, .metersPerSecond)) public var wind: Double
    /// Relative humidity.
    ///
    /// In percent, 0 to 100.
    @Field(.number(0...100, .percent)) public var humidity: Double

    var meanRadiantTemperature: Double { radiantTemperature ?? airTemperature }

    /// Reports values outside the model that the schema allows.
    fileprivate func checkRanges() throws(ComputationError) {
        var issues: [ValidationIssue] = []
        let excess = UniversalThermalClimateIndex.radiantExcessRange
        if !excess.contains(meanRadiantTemperature - airTemperature) {
            let lowest = Figure.short(airTemperature + excess.lowerBound)
            let highest = Figure.short(airTemperature + excess.upperBound)
            issues.append(
                ValidationIssue(
                    path: "radiantTemperature",
                    expected: "a mean radiant temperature from \(lowest) to \(highest) °C in air of "
                        + "\(Figure.short(airTemperature)) °C",
                    got: "\(Figure.short(meanRadiantTemperature))",
                    recoverySuggestion: "UTCI is defined from 30 K below to 70 K above the air"))
        }
        let vapor = VaporPressure.hardySaturation(celsius: airTemperature) * humidity / 100
        if vapor >= UniversalThermalClimateIndex.highestVaporPressure {
            issues.append(
                ValidationIssue(
                    path: "humidity", expected: "a vapor pressure below 50 hPa",
                    got: "\(Figure.text(vapor, decimals: 1)) hPa",
                    recoverySuggestion: "UTCI is not defined for air this hot and humid"))
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }
}

/// The thermal stress of the weather.
@Schema("wardrobe.UTCIReading")
public struct UTCIReading: SchemaProviding, Equatable {
    /// The index.
    @Field(.number(-200...200, .degreesCelsius)) public var celsius: Double
    /// The index in degrees Fahrenheit.
    @Field(.number(-400...400, .degreesFahrenheit)) public var fahrenheit: Double
    /// The stress category.
    public var stress: ThermalStress
    /// The wind at 10 m used.
    ///
    /// In m/s: at least 0.5.
    @Field(.number(0.5...17, .metersPerSecond)) public var wind: Double
}
