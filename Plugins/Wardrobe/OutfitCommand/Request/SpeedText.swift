// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import WardrobePlugin

/// A wind speed as typed, with its unit: `12mph`, `5m/s`, `20 km/h`, `10kn`.
struct SpeedText: Equatable {
    /// The speed in m/s.
    let metresPerSecond: Double

    /// Reads a text.
    ///
    /// - Throws: ``Failure`` that names the option when the text is no speed or its unit is missing.
    init(parsing text: String, for option: String) throws(Failure) {
        let folded = text.lowercased().filter { $0 != " " }
        let figure = folded.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let sign = folded.dropFirst(figure.count)
        guard let value = Double(figure), let unit = sign.isEmpty && value == 0 ? .knots : Self.units[String(sign)]
        else {
            throw Failure.badInput([
                Issue(
                    path: option, expected: "a speed with its unit: 12mph, 20km/h, 5m/s or 10kn",
                    got: JSONValue.string(String(text.prefix(60))).text())
            ])
        }
        metresPerSecond = unit.metresPerSecond(value)
    }

    private static let units: [String: SpeedUnit] = [
        "m/s": .metresPerSecond, "mps": .metresPerSecond, "km/h": .kilometresPerHour, "kmh": .kilometresPerHour,
        "kph": .kilometresPerHour, "mph": .milesPerHour, "kn": .knots, "kt": .knots, "kts": .knots, "knots": .knots,
    ]
}
