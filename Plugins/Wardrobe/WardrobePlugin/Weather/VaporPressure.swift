// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Partial pressures of water vapor; each standard has its own equation, and they aren't mixed.
public enum VaporPressure {
    /// Returns the equation of ISO 7730: 10 · rh · exp(16.6536 − 4030.183 / (t + 235)).
    /// - Parameters:
    ///   - celsius: air temperature in °C.
    ///   - humidity: relative humidity in percent.
    /// - Returns: the pressure in Pa.
    public static func iso7730(celsius: Double, humidity: Double) -> Double {
        10 * humidity * exp(16.6536 - 4030.183 / (celsius + 235))
    }

    /// Returns the saturation pressure of ISO 11079: 0.1333 · exp(18.6686 − 4030.183 / (t + 235)).
    /// - Parameter celsius: temperature in °C.
    /// - Returns: the pressure in kPa.
    public static func iso11079Saturation(celsius: Double) -> Double {
        0.1333 * exp(18.6686 - 4030.183 / (celsius + 235))
    }

    /// Returns the saturation pressure over water that UTCI's polynomial was fitted with.
    ///
    /// Hardy 1998, "ITS-90 formulations for vapor pressure, frostpoint temperature, dewpoint temperature, and
    /// enhancement factors", Proceedings of the Third International Symposium on Humidity and Moisture.
    /// - Parameter celsius: temperature in °C.
    /// - Returns: the pressure in hPa.
    public static func hardySaturation(celsius: Double) -> Double {
        let kelvin = celsius + 273.15
        let coefficients = [
            -2836.5744, -6028.076559, 19.54263612, -0.02737830188, 1.6261698e-5, 7.0229056e-10, -1.8680009e-13,
        ]
        let sum = coefficients.reversed().reduce(0) { $0 * kelvin + $1 } / (kelvin * kelvin)
        return 0.01 * exp(sum + 2.7150305 * log(kelvin))
    }
}
