// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A wind speed as users type it, with its unit: `12mph`, `5m/s`, `20 km/h`, `10kn`.
public struct TypedSpeed: TextRepresentable, Hashable {
    /// The text.
    public let description: String
    /// The speed in m/s.
    public let metersPerSecond: Double

    /// Creates a speed from its text.
    /// - Throws: `ValidationIssue` with an empty path if the text isn't a speed or its unit is missing.
    public init(_ text: String) throws(ValidationIssue) {
        let folded = text.lowercased().filter { $0 != " " }
        let figure = folded.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let sign = folded.dropFirst(figure.count)
        guard let value = Double(figure), let unit = sign.isEmpty && value == 0 ? .knots : Self.units[String(sign)]
        else {
            throw ValidationIssue(path: "", expected: Self.expected, got: text.quoted(limit: 60))
        }
        description = text
        metersPerSecond = unit.metersPerSecond(value)
    }

    private static let units: [String: SpeedUnit] = [
        "m/s": .metersPerSecond, "mps": .metersPerSecond, "km/h": .kilometersPerHour, "kmh": .kilometersPerHour,
        "kph": .kilometersPerHour, "mph": .milesPerHour, "kn": .knots, "kt": .knots, "kts": .knots, "knots": .knots,
    ]
    private static let expected = "a speed with its unit: 12mph, 20km/h, 5m/s, or 10kn"

    /// The JSON schema.
    public static let schema = Schema<Self>.text(
        "wardrobe.TypedSpeed", "A wind speed with its unit.", expected: expected, lengths: 1...60, example: "12mph")
}
