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
    /// Metres per second.
    public static let metresPerSecond = MeasurementUnit(rawValue: "metres per second")
    /// Millimetres.
    public static let millimetres = MeasurementUnit(rawValue: "millimetres")
    /// Centimetres.
    public static let centimetres = MeasurementUnit(rawValue: "centimetres")
    /// Kilograms.
    public static let kilograms = MeasurementUnit(rawValue: "kilograms")
    /// Parts in a hundred.
    public static let percent = MeasurementUnit(rawValue: "percent")
    /// Pascals.
    public static let pascals = MeasurementUnit(rawValue: "pascals")
    /// Air permeability of a fabric.
    public static let litresPerSquareMetreAndSecond = MeasurementUnit(
        rawValue: "litres per square metre and second")
}
