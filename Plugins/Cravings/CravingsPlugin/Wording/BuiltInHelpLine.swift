// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit

/// A line of the list that comes with the program.
struct BuiltInHelpLine: Sendable {
    /// The line in English, without a country.
    let english: HelpLine
    /// The line in Ukrainian, without a country.
    let ukrainian: HelpLine
    /// The countries in which it can be reached; empty for any.
    let countries: [String]
    /// Whether it is the emergency services.
    let isEmergency: Bool

    /// Reads a line of the embedded file; nil if it has no name in both languages.
    init?(_ json: JSONValue) {
        guard let english = HelpLine(json, "en"), let ukrainian = HelpLine(json, "uk") else { return nil }
        self.english = english
        self.ukrainian = ukrainian
        countries = (json["countries"]?.array ?? []).compactMap(\.string)
        isEmergency = json["isEmergency"] == true
    }

    /// Returns the line in English, with a country.
    func line(in country: String?) -> HelpLine {
        var line = english
        line.country = country
        return line
    }
}

extension HelpLine {
    fileprivate init?(_ json: JSONValue, _ language: String) {
        guard let name = json["name"]?[language]?.string else { return nil }
        self.init(
            name: name, contact: json["contact"]?[language]?.string, details: json["details"]?[language]?.string,
            checked: json["checked"]?.string.flatMap { try? CalendarDay($0) })
    }
}
