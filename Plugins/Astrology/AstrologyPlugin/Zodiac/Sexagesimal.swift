// SPDX-License-Identifier: Apache-2.0

/// An angle in whole degrees, minutes, and seconds of arc, truncated and never rounded up.
///
/// Truncation keeps a planet in its sign: 29.9999 degrees is 29°59′59″, not 30°. A value that is less than a millionth
/// of a second below a whole second counts as that second, so 24 + 31/60 is 24°31′00″ despite binary fractions.
public struct Sexagesimal: Codable, Equatable, Sendable {
    /// Whether the angle is below zero.
    public let isNegative: Bool
    /// Whole degrees, 0 or more.
    public let degrees: Int
    /// Whole minutes of arc, 0 to 59.
    public let minutes: Int
    /// Whole seconds of arc, 0 to 59.
    public let seconds: Int

    /// The smallest unit to show.
    public enum Precision: String, Codable, Sendable {
        /// Degrees and minutes.
        case minutes
        /// Degrees, minutes and seconds.
        case seconds
    }

    /// Creates the parts of an angle, truncated to a second of arc.
    /// - Parameter angle: An angle in degrees; an angle that isn't finite or exceeds a million counts as 0.
    public init(truncating angle: Double) {
        let magnitude = abs(angle) < 1_000_000 ? abs(angle) : 0
        var total = Int(magnitude * 3600 + 1e-6)
        // The allowance for binary fractions must not carry an angle below 30 degrees into the next sign.
        if total % 108_000 == 0, Double(total) > magnitude * 3600, total > 0 { total -= 1 }
        isNegative = angle < 0 && total > 0
        degrees = total / 3600
        minutes = total / 60 % 60
        seconds = total % 60
    }

    /// Returns the angle as text, such as 24°31′ or 24°31′07″.
    /// - Parameter precision: The smallest unit to show.
    public func text(_ precision: Precision = .minutes) -> String {
        var text = isNegative ? "-" : ""
        text += "\(degrees)°\(Self.twoDigits(minutes))′"
        if precision == .seconds { text += "\(Self.twoDigits(seconds))″" }
        return text
    }

    private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}

extension ZodiacSign {
    /// Returns a longitude as text: the degrees and minutes within the sign, then the sign's name.
    /// - Parameters:
    ///   - longitude: Ecliptic longitude in degrees.
    ///   - precision: The smallest unit to show; truncated, not rounded.
    public static func text(
        longitude: Double, precision: Sexagesimal.Precision = .minutes
    ) -> String {
        let degrees = Sexagesimal(truncating: degreeInSign(longitude)).text(precision)
        return "\(degrees) \(ZodiacSign(longitude: longitude).rawValue)"
    }
}
