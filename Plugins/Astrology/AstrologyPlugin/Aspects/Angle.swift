// SPDX-License-Identifier: Apache-2.0

/// Arithmetic on angles of the circle, in degrees.
public enum Angle {
    /// The same direction as an angle from 0 up to, never including, 360 degrees.
    ///
    /// A tiny negative angle such as -1e-17 becomes 0: adding 360 to it would round to 360 itself, which
    /// lies outside the range. A value that is not finite stays not finite.
    /// - Parameter degrees: Any angle in degrees.
    public static func normalized(_ degrees: Double) -> Double {
        if degrees >= 0, degrees < 360 { return degrees + 0 }
        let remainder = degrees.truncatingRemainder(dividingBy: 360)
        let positive = remainder < 0 ? remainder + 360 : remainder + 0
        return positive == 360 ? 0 : positive
    }

    /// The shortest way from one direction to another, in degrees, above -180 and up to 180.
    ///
    /// Positive when the second lies ahead in the order of the zodiac; 180 when they are opposite.
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

    /// The angular separation of two directions, 0 to 180 degrees.
    /// - Parameters:
    ///   - first: A direction in degrees.
    ///   - second: Another direction in degrees.
    public static func separation(_ first: Double, _ second: Double) -> Double {
        abs(signedDifference(from: first, to: second))
    }
}
