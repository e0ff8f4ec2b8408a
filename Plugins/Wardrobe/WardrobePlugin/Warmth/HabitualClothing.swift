// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What people habitually wear, as opposed to what they need.
public enum HabitualClothing {
    /// Returns the insulation worn indoors in mechanically conditioned offices, by the outdoor air temperature at
    /// 06:00.
    ///
    /// ASHRAE 55, after Schiavon and Lee 2013, "Dynamic predictive clothing insulation models based on outdoor air and
    /// indoor operative temperatures", Building and Environment 59, 250–260.
    /// - Parameter outdoorAtSix: outdoor air temperature at 06:00 in °C.
    /// - Returns: insulation in clo, 0.46 to 1.
    public static func indoors(outdoorAtSix: Double) -> Double {
        switch outdoorAtSix {
        case ..<(-5): 1
        case ..<5: 0.818 - 0.0364 * outdoorAtSix
        case ..<26: pow(10, -0.1635 - 0.0066 * outdoorAtSix)
        default: 0.46
        }
    }

    /// Returns the insulation worn outdoors by an urban European population, by the air temperature: UTCI's clothing
    /// model.
    ///
    /// Havenith et al. 2012, "The UTCI-clothing model", International Journal of Biometeorology 56, 461–470; the
    /// coefficients are those of public implementations.
    /// - Parameter celsius: air temperature in °C.
    /// - Returns: insulation in clo, clamped to 0.3 to 2.5.
    public static func outdoors(celsius: Double) -> Double {
        let t = celsius
        return min(max(0.3, 1.372 - 0.01866 * t - 4.849e-4 * t * t - 9.333e-6 * t * t * t), 2.5)
    }
}
