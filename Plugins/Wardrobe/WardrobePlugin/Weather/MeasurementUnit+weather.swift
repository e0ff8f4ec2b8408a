// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension MeasurementUnit {
    /// Insulation of clothing: 1 clo is 0.155 m²K/W.
    public static let clo = MeasurementUnit(rawValue: "clo")
    /// Metabolic rate: 1 met is 58.15 W/m².
    public static let met = MeasurementUnit(rawValue: "met")
    /// Degrees Celsius.
    public static let degreesCelsius = MeasurementUnit(rawValue: "degrees Celsius")
    /// Degrees Fahrenheit.
    public static let degreesFahrenheit = MeasurementUnit(rawValue: "degrees Fahrenheit")
    /// Meters per second.
    public static let metersPerSecond = MeasurementUnit(rawValue: "meters per second")
    /// Millimeters.
    public static let millimeters = MeasurementUnit(rawValue: "millimeters")
    /// Centimeters.
    public static let centimeters = MeasurementUnit(rawValue: "centimeters")
    /// Kilograms.
    public static let kilograms = MeasurementUnit(rawValue: "kilograms")
    /// Percent.
    public static let percent = MeasurementUnit(rawValue: "percent")
    /// Pascals.
    public static let pascals = MeasurementUnit(rawValue: "pascals")
    /// Air permeability of a fabric.
    public static let litersPerSquareMeterAndSecond = MeasurementUnit(
        rawValue: "liters per square meter per second")
}
