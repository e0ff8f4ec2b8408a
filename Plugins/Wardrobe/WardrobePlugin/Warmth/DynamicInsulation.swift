// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The insulation of an ensemble reduced by wind and walking.
public enum DynamicInsulation {
    /// Insulation of the air layer around a still body in still air, in clo (ISO 9920).
    static let stillAirLayer = 0.7
    /// The total insulation in clo above which another equation of ISO 9920 applies.
    public static let totalInsulationLimit = 2.0
    /// The maximum relative air speed in m/s for which ISO 9920's equations were measured.
    public static let relativeAirSpeedLimit = 3.5

    /// The relative air speed in m/s above which the correction is constant: beyond it, the equations' squares would
    /// reverse it.
    static let heldAirSpeed = 4.0
    /// The walking speed in m/s above which the correction is constant; ISO 9920 measured up to it.
    public static let walkingSpeedLimit = 1.2

    /// Returns the dynamic insulation by ISO 9920 (ISO 7730 annex C).
    ///
    /// I_T = I_cl + 0.7/f_cl is reduced by one equation for normal clothing and by another for the bare air layer;
    /// below 0.6 clo the two are blended. Measured for 1.2 < I_T < 2 clo, relative air speeds to 3.5 m/s, walking to
    /// 1.2 m/s; above 4 m/s and 1.2 m/s, the correction is constant.
    /// - Parameters:
    ///   - clo: static insulation of the ensemble in clo.
    ///   - relativeAirSpeed: air speed relative to the body in m/s.
    ///   - walkingSpeed: in m/s.
    /// - Returns: the insulation in clo, never below 0.
    public static func iso9920(clo: Double, relativeAirSpeed: Double, walkingSpeed: Double) -> Double {
        let area = ClothingAreaFactor.iso9920(clo: clo)
        let air = min(relativeAirSpeed, heldAirSpeed) - 0.15
        let walk = min(walkingSpeed, walkingSpeedLimit)
        let clothed =
            (clo + stillAirLayer / area)
            * exp(-0.281 * air + 0.044 * air * air - 0.492 * walk + 0.176 * walk * walk)
        let airLayer =
            stillAirLayer * exp(-0.533 * air + 0.069 * air * air - 0.462 * walk + 0.201 * walk * walk)
        let total = clo <= 0.6 ? ((0.6 - clo) * airLayer + clo * clothed) / 0.6 : clothed
        return max(0, total - airLayer / area)
    }

    /// Returns the dynamic insulation by ISO 9920, with walking and relative air speed estimated from the activity.
    /// - Parameters:
    ///   - clo: static insulation of the ensemble in clo.
    ///   - met: metabolic rate in met.
    ///   - airSpeed: air speed at the body in m/s.
    /// - Returns: the insulation in clo.
    public static func iso9920(clo: Double, met: Double, airSpeed: Double) -> Double {
        iso9920(
            clo: clo, relativeAirSpeed: BodyMovement.relativeAirSpeed(airSpeed: airSpeed, met: met),
            walkingSpeed: BodyMovement.walkingSpeed(met: met, limit: BodyMovement.iso9920WalkingLimit))
    }

    /// Returns the dynamic insulation by ASHRAE 55: I (0.6 + 0.4/met) above 1.2 met.
    /// - Parameters:
    ///   - clo: static insulation of the ensemble in clo.
    ///   - met: metabolic rate in met.
    /// - Returns: the insulation in clo.
    public static func ashrae55(clo: Double, met: Double) -> Double {
        met > 1.2 ? clo * (0.6 + 0.4 / met) : clo
    }

    /// Returns the total insulation of a still body in clo: I_cl + 0.7/f_cl (ISO 9920).
    static func totalInsulation(clo: Double) -> Double {
        clo + stillAirLayer / ClothingAreaFactor.iso9920(clo: clo)
    }
}
