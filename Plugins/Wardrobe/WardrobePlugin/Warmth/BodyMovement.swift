// SPDX-License-Identifier: Apache-2.0

/// The effect of the body's own movement on the air around it.
public enum BodyMovement {
    /// The default metabolic rate outdoors, in met: an easy walk of 3.2 km/h (ASHRAE 55).
    public static let outdoorMet = 2.0
    /// The default metabolic rate indoors, in met: standing relaxed, or light office work (ASHRAE 55).
    public static let indoorMet = 1.2
    /// The maximum walking speed of the estimates in ISO 9920 and ISO 7730, in m/s.
    public static let iso9920WalkingLimit = 0.7
    /// The maximum walking speed of the estimate in ISO 11079, in m/s.
    public static let iso11079WalkingLimit = 1.2

    /// Returns the walking speed to assume if it is unknown: 0.0052 (M − 58), between 0 and the standard's limit.
    /// - Parameters:
    ///   - met: metabolic rate in met.
    ///   - limit: the standard's limit in m/s: ``iso9920WalkingLimit`` or ``iso11079WalkingLimit``.
    /// - Returns: the speed in m/s.
    public static func walkingSpeed(met: Double, limit: Double) -> Double {
        min(max(0, 0.0052 * (met * ThermalUnits.wattsPerMet - 58)), limit)
    }

    /// Returns the speed of a walker in m/s: 0.9 at 2 met, 1.2 at 2.6 met, and 1.8 at 3.8 met (ASHRAE 55, walking), with
    /// lines between them; at 1.2 met, a body stands still.
    ///
    /// - Parameter met: metabolic rate in met.
    public static func pace(met: Double) -> Double {
        let points: [(met: Double, speed: Double)] = [(1.2, 0), (2, 0.9), (2.6, 1.2), (3.8, 1.8)]
        for (slow, fast) in zip(points, points.dropFirst()) where met <= fast.met {
            return max(0, slow.speed + (met - slow.met) / (fast.met - slow.met) * (fast.speed - slow.speed))
        }
        return points[points.count - 1].speed
    }

    /// Returns the air speed relative to a moving body: v + 0.3 (met − 1) for more than 1 met (ISO 7730, ASHRAE 55).
    /// - Parameters:
    ///   - airSpeed: air speed at the body in m/s.
    ///   - met: metabolic rate in met.
    /// - Returns: the relative air speed in m/s.
    public static func relativeAirSpeed(airSpeed: Double, met: Double) -> Double {
        airSpeed + 0.3 * max(0, met - 1)
    }
}
