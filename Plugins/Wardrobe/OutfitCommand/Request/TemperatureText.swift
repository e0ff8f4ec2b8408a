// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import Presentation
import WardrobePlugin

/// A temperature or a day's range as typed: `55`, `13C`, `55F`, `-5..4`, `41F..63F`.
struct TemperatureText: Equatable {
    /// One end of the range.
    struct End: Equatable {
        let value: Double
        /// The unit that stands beside the figure, if one does.
        let unit: TemperatureUnit?
    }

    /// The lower end, or the only figure.
    let low: End
    /// The upper end; nil for a single temperature.
    let high: End?
    private let option: String

    /// Reads a text.
    ///
    /// - Throws: ``ComputationError`` that names the option when the text is no temperature.
    init(parsing text: String, for option: String) throws(ComputationError) {
        let ends = Self.split(text)
        let read = ends.compactMap(Self.end)
        guard read.count == ends.count, let first = read.first, read.count <= 2 else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: option, expected: "a temperature such as 55, 13C or 55F, or a range such as 41..63",
                    got: JSONValue.string(String(text.prefix(60))).text())
            ])
        }
        self.option = option
        guard read.count == 2 else {
            low = first
            high = nil
            return
        }
        // A unit behind one end holds for both.
        low = End(value: first.value, unit: first.unit ?? read[1].unit)
        high = End(value: read[1].value, unit: read[1].unit ?? first.unit)
    }

    /// The unit that was typed.
    var unit: TemperatureUnit? { low.unit }

    /// Both ends in °C.
    ///
    /// - Parameter assumed: the unit of figures without one.
    /// - Throws: ``ComputationError`` for a temperature that no weather has, and for a range that is turned round.
    func celsius(assuming assumed: TemperatureUnit) throws(ComputationError) -> (low: Double, high: Double?) {
        let lowest = try celsius(low, assumed)
        guard let high else { return (lowest, nil) }
        let highest = try celsius(high, assumed)
        guard lowest <= highest else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: option, expected: "the colder end first",
                    got: "\(low.value.plain)..\(high.value.plain)", recoverySuggestion: "are the two swapped?")
            ])
        }
        return (lowest, highest)
    }

    private func celsius(_ end: End, _ assumed: TemperatureUnit) throws(ComputationError) -> Double {
        let unit = end.unit ?? assumed
        do {
            try unit.checkAir(end.value, at: option)
        } catch {
            throw ComputationError.refused([error])
        }
        return unit.celsius(end.value)
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
        // U+2212 is a minus that copied texts have.
        if figure.hasPrefix("\u{2212}") { figure = "-" + figure.dropFirst() }
        guard figure.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }),
            let value = Double(figure)
        else { return nil }
        return End(value: value, unit: unit)
    }
}
