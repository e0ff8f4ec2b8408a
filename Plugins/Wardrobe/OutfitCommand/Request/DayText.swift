// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import WardrobePlugin

/// A day as typed: `20min outdoors, 9h 21C indoors, 1h 2C outdoors`.
struct DayText {
    /// The settings in order.
    let settings: [DaySetting]

    /// Reads a text.
    ///
    /// - Parameter unit: the unit of temperatures without one.
    /// - Throws: ``ComputationError`` that shows the stretch at fault.
    init(parsing text: String, assuming unit: TemperatureUnit) throws(ComputationError) {
        var settings: [DaySetting] = []
        for stretch in text.split(separator: ",", omittingEmptySubsequences: false) {
            settings.append(try Self.setting(String(stretch), unit))
        }
        self.settings = settings
    }

    private static func setting(_ stretch: String, _ unit: TemperatureUnit) throws(ComputationError) -> DaySetting {
        var minutes: Double?
        var setting: Setting?
        var temperature: Double?
        for word in stretch.split(separator: " ").map(String.init) where word != "at" && word != "in" {
            if let known = Setting.allCases.first(where: { $0.rawValue == word.lowercased() }), setting == nil {
                setting = known
            } else if let length = Self.minutes(word), minutes == nil {
                minutes = length
            } else if temperature == nil, let read = try? TemperatureText(parsing: word, for: "--day"), read.high == nil
            {
                temperature = try read.celsius(assuming: unit).low
            } else {
                throw wrong(stretch)
            }
        }
        guard let minutes, let setting, (1...1440).contains(minutes) else { throw wrong(stretch) }
        return DaySetting(setting, minutes: minutes, temperature: temperature)
    }

    /// The length of `20min`, `9h` or `1.5h`.
    private static func minutes(_ word: String) -> Double? {
        for (ending, scale) in [("minutes", 1.0), ("min", 1), ("hours", 60), ("hour", 60), ("h", 60), ("m", 1)]
        where word.lowercased().hasSuffix(ending) {
            return Double(word.dropLast(ending.count)).map { $0 * scale }
        }
        return nil
    }

    private static func wrong(_ stretch: String) -> ComputationError {
        ComputationError.refused([
            ValidationIssue(
                path: "--day",
                expected: "stretches such as \"20min outdoors, 9h 21C indoors\", each 1 minute to 24 hours",
                got: JSONValue.string(String(stretch.trimmingSpaces.prefix(60))).text())
        ])
    }
}
