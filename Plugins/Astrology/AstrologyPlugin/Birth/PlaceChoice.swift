// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The place that a name identifies, or an error that lists the candidates.
struct PlaceChoice {
    let place: Place
    /// The warning that names the chosen place if others have the same name.
    let warning: ChartWarning?

    /// A place is chosen if its population is at least five times that of any other place of the same name.
    private static let dominance = 5

    /// - Throws: ``ValidationIssue`` if no place or several places have the name.
    init(_ name: String) throws {
        let found = PlaceTable.shipped.find(name, limit: 1000)
        let matches =
            [PlaceMatch.Kind.name, .otherName].lazy
            .map { kind in found.filter { $0.kind == kind }.map(\.place) }.first { !$0.isEmpty } ?? []
        guard let first = matches.first else {
            let near = found.map(\.place.label) + PlaceTable.shipped.suggestions(for: name)
            let hint =
                near.isEmpty
                ? "the table contains \(PlaceTable.extent): give latitude and longitude instead"
                : "did you mean \(near.prefix(3).map { "\"\($0)\"" }.joined(separator: " or "))?"
            throw ValidationIssue(
                path: "place", expected: "the name of a place", got: JSONValue.string(name).inWords,
                recoverySuggestion: hint)
        }
        place = first
        guard matches.count > 1 else {
            warning = nil
            return
        }
        let others = matches.dropFirst()
        let list = others.prefix(3).map(\.label).joined(separator: "; ")
        guard first.population >= Self.dominance * (others.first?.population ?? 0) else {
            throw Self.ambiguity(name, matches)
        }
        warning = ChartWarning(
            .placeChosen,
            "\(first.label) was used, the largest place of that name; others are \(list). To choose one, write, for example, "
                + "\"\(others.first?.label ?? first.label)\".")
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
