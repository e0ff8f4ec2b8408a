// SPDX-License-Identifier: Apache-2.0

/// What the body's own movement does to the air around it.
public enum BodyMovement {
    /// Metabolic rate taken outdoors when none is stated, in met: an easy walk of 3.2 km/h (ASHRAE 55).
    public static let outdoorMet = 2.0
    /// Metabolic rate taken indoors when none is stated, in met: standing relaxed, or light office work (ASHRAE 55).
    public static let indoorMet = 1.2
    /// The walking speed up to which ISO 9920 and ISO 7730 estimate, in m/s.
    public static let iso9920WalkingLimit = 0.7
    /// The walking speed up to which ISO 11079 estimates, in m/s.
    public static let iso11079WalkingLimit = 1.2

    /// The walking speed to take when it is not known: 0.0052 (M − 58), within 0 and the standard's limit.
    /// - Parameters:
    ///   - met: metabolic rate in met.
    ///   - limit: the standard's limit in m/s: ``iso9920WalkingLimit`` or ``iso11079WalkingLimit``.
    /// - Returns: the speed in m/s.
    public static func walkingSpeed(met: Double, limit: Double) -> Double {
        min(max(0, 0.0052 * (met * ThermalUnits.wattsPerMet - 58)), limit)
    }

    /// Air speed relative to a moving body: v + 0.3 (met − 1) for more than 1 met (ISO 7730, ASHRAE 55).
    /// - Parameters:
    ///   - airSpeed: air speed at the body in m/s.
    ///   - met: metabolic rate in met.
    /// - Returns: the relative air speed in m/s.
    public static func relativeAirSpeed(airSpeed: Double, met: Double) -> Double {
        airSpeed + 0.3 * max(0, met - 1)
    }
}
