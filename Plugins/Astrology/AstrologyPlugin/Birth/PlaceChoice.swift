// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The place that a name identifies, or an error that lists the candidates.
struct PlaceChoice {
    let place: Place
    /// The warning that names the chosen place if others have the same name.
    let warning: ChartWarning?

    /// A place is chosen if its population is at least five times that of any other place of the same name, whether
    /// that is its main name or another: "Odessa" is also the main name of a city in Texas.
    private static let dominance = 5

    /// - Throws: ``ValidationIssue`` if no place or several places have the name.
    init(_ name: String) throws {
        let found = PlaceTable.shipped.find(name, limit: 1000)
        let matches = found.filter { $0.kind != .beginning }.map(\.place).sorted { $0.population > $1.population }
        guard let first = matches.first else { throw Self.noMatch(name, similar: found.map(\.place.label)) }
        place = first
        guard matches.count > 1 else {
            warning = nil
            return
        }
        let next = matches[1]
        guard first.population >= Self.dominance * max(next.population, 1) else {
            throw Self.ambiguity(name, matches)
        }
        let list = matches.dropFirst().prefix(3).map(\.label).joined(separator: "; ")
        warning = ChartWarning(
            .placeChosen,
            "\(first.label) was used, the largest place of that name; others are \(list). To choose one, write, for example, "
                + "\"\(next.label)\".")
    }

    /// Returns the issue that suggests places whose names begin with the name or are similar to it.
    private static func noMatch(_ name: String, similar: [String]) -> ValidationIssue {
        let suggestions = (similar + PlaceTable.shipped.suggestions(for: name)).prefix(3).map { "\"\($0)\"" }
        return ValidationIssue(
            path: "place", expected: "the name of a place", got: JSONValue.string(name).inWords,
            recoverySuggestion: suggestions.isEmpty
                ? "the table contains \(PlaceTable.extent): give latitude and longitude instead"
                : "did you mean \(suggestions.joined(separator: " or "))? If not, give latitude and longitude instead")
    }

    /// Returns the issue that lists the largest places of a name.
    ///
    /// Villages of one region can have the same label; those have coordinates in the list.
    private static func ambiguity(_ name: String, _ matches: [Place]) -> ValidationIssue {
        let counts = Dictionary(matches.map { ($0.label, 1) }, uniquingKeysWith: +)
        let shown = matches.prefix(5).map { place in
            counts[place.label] == 1
                ? place.label : "\(place.label) (latitude \(place.latitude), longitude \(place.longitude))"
        }
        let example = matches.first { counts[$0.label] == 1 }
        return ValidationIssue(
            path: "place", expected: "one place",
            got: "\(matches.count) places named \"\(name)\": \(shown.joined(separator: "; "))",
            recoverySuggestion: example.map { "write \"\($0.label)\", for example, or give the coordinates" }
                ?? "give the latitude and longitude of one of them")
    }
}
