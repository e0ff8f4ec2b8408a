// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// How soon bare skin can freeze.
///
/// It uses the shorter of two published estimates. Environment Canada's wind chill hazards, by wind chill in °C: 10 to
/// 30 minutes from −28, 5 to 10 from −40, 2 to 5 from −48, less than 2 from −55. And the regression of Nelson et al.
/// 2002 for the cheeks of the most susceptible twentieth of people, as the U.S. Army quotes it (ERDC/CRREL TR-26-5,
/// equation 5): minutes = (2111 − 24.5 (0.667 V + 4.8)) (−4.8 − T)^−1.668, with V in km/h at 10 m and T in °C.
public enum Frostbite {
    /// The wind speeds at 10 m, in km/h, for which the regression is used.
    static let winds = 25.0...100
    /// The air temperature in °C at and below which it is used.
    static let highestTemperature = -15.0

    /// Returns the time after which bare skin can freeze, in minutes.
    /// - Parameters:
    ///   - temperature: air temperature in °C.
    ///   - wind: wind speed at 10 m in m/s.
    /// - Returns: the upper end of the published range, in minutes; nil if it takes more than 30.
    public static func minutes(temperature: Double, wind: Double) -> Double? {
        let estimates = [hazard(temperature, wind), regression(temperature, wind)].compactMap(\.self)
        return estimates.min().flatMap { $0 <= 30 ? $0 : nil }
    }

    /// Returns the regression in minutes; nil outside its range.
    static func regression(_ temperature: Double, _ wind: Double) -> Double? {
        let kilometers = SpeedUnit.metersPerSecond.convert(wind, to: .kilometersPerHour)
        guard kilometers >= winds.lowerBound, temperature <= highestTemperature else { return nil }
        // Skin freezes no later in a stronger wind.
        return (2111 - 24.5 * (0.667 * min(kilometers, winds.upperBound) + 4.8)) * pow(-4.8 - temperature, -1.668)
    }

    /// Returns the upper end of Environment Canada's band.
    static func hazard(_ temperature: Double, _ wind: Double) -> Double? {
        let chill = (WindChill.celsius(temperature: temperature, wind: wind) ?? temperature).rounded()
        return switch chill {
        case ...(-55): 2
        case ...(-48): 5
        case ...(-40): 10
        case ...(-28): 30
        default: nil
        }
    }
}
