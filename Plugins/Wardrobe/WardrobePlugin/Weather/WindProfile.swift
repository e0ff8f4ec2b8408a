// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The increase of wind with height above open ground.
///
/// The logarithmic profile of UTCI with a roughness length of 0.01 m: v(h) = v(10 m) · ln(h/0.01) / ln(10/0.01).
/// Source: Bröde et al. 2012, "Deriving the operational procedure for the Universal Thermal Climate Index (UTCI)",
/// International Journal of Biometeorology 56, 481–494. A forecast gives wind at 10 m; wind chill and UTCI use it
/// directly, while PMV and ISO 11079 need the wind at the body.
public enum WindProfile {
    /// The height of a forecast's wind, in m.
    public static let forecastHeight = 10.0
    /// The height of a standing body's middle, in m (ISO 7726, abdomen of a standing person).
    public static let bodyHeight = 1.1
    private static let roughnessLength = 0.01

    /// Returns the wind at a height.
    /// - Parameters:
    ///   - forecast: wind speed at 10 m, in m/s.
    ///   - height: meters above ground, more than 0.01.
    /// - Returns: wind speed in m/s; 0.68 of the forecast at 1.1 m, 0.73 at 1.5 m.
    public static func speed(forecast: Double, height: Double = bodyHeight) -> Double {
        forecast * max(0, log(height / roughnessLength)) / log(forecastHeight / roughnessLength)
    }
}
