// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The place a name means, or a refusal that lists the candidates.
struct PlaceChoice {
    let place: Place
    /// Says which place was taken when others have the name too.
    let warning: ChartWarning?

    /// A place is taken without asking when it has five times the people of any other of that name.
    private static let dominance = 5

    /// - Throws: ``ValidationIssue`` when no place or several have the name.
    init(_ name: String) throws {
        let found = PlaceTable.shipped.find(name, limit: 50)
        let matches =
            [PlaceMatch.Kind.name, .otherName].lazy
            .map { kind in found.filter { $0.kind == kind }.map(\.place) }.first { !$0.isEmpty } ?? []
        guard let first = matches.first else {
            let near = found.map(\.place.label) + PlaceTable.shipped.suggestions(for: name)
            let hint =
                near.isEmpty
                ? "the table has cities of 15,000 people or more: give latitude and longitude instead"
                : "did you mean \(near.prefix(3).map { "\"\($0)\"" }.joined(separator: " or "))?"
            throw ValidationIssue(
                path: "place", expected: "the name of a city", got: JSONValue.string(name).inWords,
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
            let all = matches.prefix(5).map(\.label).joined(separator: "; ")
            throw ValidationIssue(
                path: "place", expected: "one place", got: "\(matches.count) of the name \"\(name)\": \(all)",
                recoverySuggestion: "name the one you mean as in \"\(first.label)\", or give its coordinates")
        }
        warning = ChartWarning(
            .placeChosen,
            "\(first.label) was taken, the largest place of that name; others are \(list). To pick one, write it as in "
                + "\"\(others.first?.label ?? first.label)\".")
    }
}
