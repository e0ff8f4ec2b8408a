// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import WardrobePlugin

/// A wind speed as typed, with its unit: `12mph`, `5m/s`, `20 km/h`, `10kn`.
struct SpeedText: Equatable {
    /// The speed in m/s.
    let metersPerSecond: Double

    /// Reads a text.
    ///
    /// - Throws: ``ComputationError`` that names the option when the text is no speed or its unit is missing.
    init(parsing text: String, for option: String) throws(ComputationError) {
        let folded = text.lowercased().filter { $0 != " " }
        let figure = folded.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let sign = folded.dropFirst(figure.count)
        guard let value = Double(figure), let unit = sign.isEmpty && value == 0 ? .knots : Self.units[String(sign)]
        else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: option, expected: "a speed with its unit: 12mph, 20km/h, 5m/s or 10kn",
                    got: JSONValue.string(String(text.prefix(60))).text())
            ])
        }
        metersPerSecond = unit.metersPerSecond(value)
    }

    private static let units: [String: SpeedUnit] = [
        "m/s": .metersPerSecond, "mps": .metersPerSecond, "km/h": .kilometersPerHour, "kmh": .kilometersPerHour,
        "kph": .kilometersPerHour, "mph": .milesPerHour, "kn": .knots, "kt": .knots, "kts": .knots, "knots": .knots,
    ]
}
