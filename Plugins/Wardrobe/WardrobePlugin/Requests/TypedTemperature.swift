// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A temperature or a day's range as users type it: `55`, `13C`, `55F`, `-5..4`, `41F..63F`.
public struct TypedTemperature: TextRepresentable, Hashable {
    /// The text.
    public let description: String
    private let low: End
    private let high: End?

    private struct End: Hashable {
        let value: Double
        let unit: TemperatureUnit?

        func celsius(_ assumed: TemperatureUnit) throws(ValidationIssue) -> Double {
            let unit = unit ?? assumed
            try unit.checkAir(value, at: "")
            return unit.celsius(value)
        }
    }

    /// Creates a temperature from its text.
    /// - Throws: `ValidationIssue` with an empty path if the text isn't a temperature.
    public init(_ text: String) throws(ValidationIssue) {
        let ends = Self.split(text)
        let read = ends.compactMap(Self.end)
        guard let first = read.first, read.count == ends.count, read.count <= 2 else {
            throw ValidationIssue(path: "", expected: Self.expected, got: text.quoted(limit: 60))
        }
        description = text
        // A unit after one end applies to both.
        let second = read.dropFirst().first
        low = End(value: first.value, unit: first.unit ?? second?.unit)
        high = second.map { End(value: $0.value, unit: $0.unit ?? first.unit) }
    }

    /// The unit in the text; nil for a figure alone.
    public var unit: TemperatureUnit? { low.unit }

    /// Returns both ends in °C.
    ///
    /// - Parameter assumed: the unit of figures without one.
    /// - Throws: `ValidationIssue` with an empty path for an impossible air temperature, and for a range whose warmer
    ///   end comes first.
    public func celsius(assuming assumed: TemperatureUnit) throws(ValidationIssue) -> (low: Double, high: Double?) {
        let lowest = try low.celsius(assumed)
        guard let highest = try high?.celsius(assumed) else { return (lowest, nil) }
        guard lowest <= highest else {
            throw ValidationIssue(
                path: "", expected: "the colder end first", got: description.quoted(limit: 60),
                recoverySuggestion: "are the two swapped?")
        }
        return (lowest, highest)
    }

    private static func split(_ text: String) -> [String] {
        var parts = [""]
        var rest = text[...]
        while let character = rest.first {
            if rest.hasPrefix("..") {
                rest = rest.drop { $0 == "." }
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
                rest = rest.dropFirst()
            }
        }
        return parts
    }

    private static func end(_ text: String) -> End? {
        var figure = text.filter { $0 != " " && $0 != "°" }
        var unit: TemperatureUnit?
        switch figure.last {
        case "C", "c": unit = .celsius
        case "F", "f": unit = .fahrenheit
        default: break
        }
        if unit != nil { figure.removeLast() }
        // Copied texts use U+2212 for a minus.
        if figure.hasPrefix("\u{2212}") { figure = "-" + figure.dropFirst() }
        guard figure.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }),
            let value = Double(figure)
        else { return nil }
        return End(value: value, unit: unit)
    }

    private static let expected = "a temperature such as 55, 13C, or 55F, or a range such as 41..63"

    /// The JSON schema.
    public static let schema = Schema<Self>.text(
        "wardrobe.TypedTemperature", "A temperature or a day's range, with or without its unit.", expected: expected,
        lengths: 1...60, example: "41..63")
}
