// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A day as users type it, one setting after another: `20min outdoors, 9h 21C indoors, 1h 2C outdoors`.
public struct TypedSettings: TextRepresentable, Hashable {
    /// The text.
    public let description: String
    private let stretches: [Stretch]

    private struct Stretch: Hashable {
        let minutes: Double
        let setting: Setting
        let temperature: TypedTemperature?
    }

    /// Creates a day from its text.
    /// - Throws: `ValidationIssue` with an empty path that shows the invalid period.
    public init(_ text: String) throws(ValidationIssue) {
        description = text
        var stretches: [Stretch] = []
        for stretch in text.split(separator: ",", omittingEmptySubsequences: false) {
            stretches.append(try Self.stretch(stretch))
        }
        self.stretches = stretches
    }

    /// Returns the settings in order.
    ///
    /// - Parameter unit: the unit of temperatures without one.
    /// - Throws: `ValidationIssue` with an empty path for an impossible air temperature.
    public func settings(assuming unit: TemperatureUnit) throws(ValidationIssue) -> [DaySetting] {
        var settings: [DaySetting] = []
        for stretch in stretches {
            let temperature = try stretch.temperature?.celsius(assuming: unit).low
            settings.append(DaySetting(stretch.setting, minutes: stretch.minutes, temperature: temperature))
        }
        return settings
    }

    private static func stretch(_ text: Substring) throws(ValidationIssue) -> Stretch {
        var minutes: Double?
        var setting: Setting?
        var temperature: TypedTemperature?
        for word in text.split(separator: " ").map(String.init) where word != "at" && word != "in" {
            if setting == nil, let known = Setting(rawValue: word.lowercased()) {
                setting = known
            } else if minutes == nil, let length = Self.minutes(word) {
                minutes = length
            } else if temperature == nil, let read = try? TypedTemperature(word), !word.contains("..") {
                temperature = read
            } else {
                throw issue(text)
            }
        }
        guard let minutes, let setting, (1...1440).contains(minutes) else { throw issue(text) }
        return Stretch(minutes: minutes, setting: setting, temperature: temperature)
    }

    /// Returns the length of `20min`, `9h`, or `1.5h`.
    private static func minutes(_ word: String) -> Double? {
        for (ending, scale) in [("minutes", 1.0), ("min", 1), ("hours", 60), ("hour", 60), ("h", 60), ("m", 1)]
        where word.lowercased().hasSuffix(ending) {
            return Double(word.dropLast(ending.count)).map { $0 * scale }
        }
        return nil
    }

    private static func issue(_ stretch: Substring) -> ValidationIssue {
        ValidationIssue(
            path: "", expected: expected, got: String(stretch.drop { $0 == " " }).quoted(limit: 60))
    }

    private static let expected = "periods such as \"20min outdoors, 9h 21C indoors\", each 1 minute to 24 hours"

    /// The JSON schema.
    public static let schema = Schema<Self>.text(
        "wardrobe.TypedSettings", "A day as a sequence of settings.", expected: expected, lengths: 1...1_000,
        example: "20min outdoors, 9h 21C indoors")
}
