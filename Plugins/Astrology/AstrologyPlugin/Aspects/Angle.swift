// SPDX-License-Identifier: Apache-2.0

/// Arithmetic on angles of the circle, in degrees.
public enum Angle {
    /// Returns the equivalent angle from 0 up to, but not including, 360 degrees.
    ///
    /// A tiny negative angle such as -1e-17 becomes 0, because adding 360 to it would round to 360. A value that isn't
    /// finite is returned unchanged.
    /// - Parameter degrees: Any angle in degrees.
    public static func normalized(_ degrees: Double) -> Double {
        if degrees >= 0, degrees < 360 { return degrees + 0 }
        let remainder = degrees.truncatingRemainder(dividingBy: 360)
        let positive = remainder < 0 ? remainder + 360 : remainder + 0
        return positive == 360 ? 0 : positive
    }

    /// Returns the shortest angle from one direction to another, in degrees, above -180 and up to 180.
    ///
    /// Positive if the second is ahead in zodiacal order; 180 if they are opposite.
    /// - Parameters:
    ///   - start: The direction to start from, in degrees.
    ///   - end: The direction to reach, in degrees.
    public static func signedDifference(from start: Double, to end: Double) -> Double {
        var difference = end - start
        if difference > 360 || difference < -360 {
            difference = difference.truncatingRemainder(dividingBy: 360)
        }
        if difference > 180 { return difference - 360 }
        if difference <= -180 { return difference + 360 }
        return difference
    }

    /// Returns the angular separation of two directions, from 0 to 180 degrees.
    /// - Parameters:
    ///   - first: A direction in degrees.
    ///   - second: Another direction in degrees.
    public static func separation(_ first: Double, _ second: Double) -> Double {
        abs(signedDifference(from: first, to: second))
    }
}
