// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// A latitude or longitude as typed: decimal degrees, or degrees and minutes with a letter such as `50n27`.
package struct Coordinate {
    /// The axis of a coordinate, with the letters of its directions.
    package enum Axis {
        case latitude, longitude

        fileprivate var letters: (positive: Character, negative: Character) {
            self == .latitude ? ("N", "S") : ("E", "W")
        }
        fileprivate var examples: String {
            self == .latitude ? "50.45, 50n27, or -33.87" : "30.52, 30e31, or -0.13"
        }
    }

    /// Degrees, north and east positive.
    package let degrees: Double

    /// Parses text such as `50.45`, `-33.87`, `50.45N`, `50n27`, `50n27'30`, `50°27′N`, `50:27:30`.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - axis: The axis, whose letters the text can have.
    ///   - path: The path of the text, for the error.
    /// - Throws: `ComputationError` that names the path. Text with a comma is rejected, because it can be a decimal
    ///   comma or can separate degrees and minutes.
    package init(_ text: String, _ axis: Axis, at path: String) throws(ComputationError) {
        let uppercase = text.uppercased()
        let letters = uppercase.filter(\.isLetter)
        let parts = uppercase.split {
            !($0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+"))
        }.map(String.init)
        let isKnownLetter = letters.first.map { $0 == axis.letters.positive || $0 == axis.letters.negative } ?? true
        guard letters.count <= 1, isKnownLetter, let degrees = Self.degrees(parts) else {
            throw Self.refusal(text, axis, at: path, hint: nil)
        }
        let isNegative = parts[0].hasPrefix("-")
        if isNegative, !letters.isEmpty {
            throw Self.refusal(text, axis, at: path, hint: "write either the sign or the letter")
        }
        guard !text.contains(",") else {
            throw Self.refusal(text, axis, at: path, hint: Self.readings(of: parts, letters, axis))
        }
        self.degrees = isNegative || letters.first == axis.letters.negative ? -degrees : degrees
    }

    /// Returns degrees, minutes, and seconds as degrees without a sign; `nil` if they aren't such numbers.
    private static func degrees(_ parts: [String]) -> Double? {
        guard (1...3).contains(parts.count) else { return nil }
        var total = 0.0
        for (index, part) in parts.enumerated() {
            guard let value = Double(part), value.isFinite, index == 0 || (value >= 0 && value < 60) else { return nil }
            total += abs(value) / [1, 60, 3600][index]
        }
        return total
    }

    /// Returns the two meanings of a text with a comma.
    private static func readings(of parts: [String], _ letters: String, _ axis: Axis) -> String {
        guard parts.count == 2 else { return "write \(parts.joined(separator: ":"))\(letters)" }
        let sexagesimal =
            parts[0].hasPrefix("-") || letters.isEmpty
            ? parts.joined(separator: ":") : parts.joined(separator: letters.lowercased())
        return "write \(parts.joined(separator: "."))\(letters) for decimal degrees, or \(sexagesimal) for "
            + "\(parts[0]) degrees \(parts[1]) minutes"
    }

    private static func refusal(
        _ text: String, _ axis: Axis, at path: String, hint: String?
    ) -> ComputationError {
        .refused(
            path: path, expected: "degrees such as \(axis.examples)", got: text.quoted(limit: 60),
            recoverySuggestion: hint)
    }
}
