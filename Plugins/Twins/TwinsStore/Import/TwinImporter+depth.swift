// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import TwinsPlugin

extension TwinImporter {
    /// Refuses a file whose places have too many levels, before their paths are built, or line breaks in their names.
    ///
    /// - Complexity: O(*n*) in the number of places.
    static func refuseBadPlaces(of file: ImportedFile) throws(ComputationError) {
        var issues: [ValidationIssue] = []
        for name in file.places.map(\.name) + file.placePaths.joined() { issues.refuseLineBreak(in: name, at: "place") }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        let byKey = Dictionary(file.places.map { ($0.id, $0) }) { first, _ in first }
        let deep = file.places.filter { place in
            var (levels, next) = (1, place.parent)
            while let key = next, let parent = byKey[key], levels <= PlaceTree.mostLevels {
                levels += 1
                next = parent.parent
            }
            return levels > PlaceTree.mostLevels
        }
        let names = deep.map(\.name) + file.placePaths.filter(isTooDeep).compactMap(\.first)
        guard let name = names.first else { return }
        throw ComputationError.refused(
            path: "place", expected: "at most \(PlaceTree.mostLevels) levels of places",
            got: "more, as of \(name.quoted(limit: 60))")
    }

    /// Returns the issues of the places of a thing that have too many levels, or line breaks in their names.
    static func placeIssues(of imported: ImportedTwin) -> [ValidationIssue] {
        var issues = imported.places.filter(isTooDeep).map { path in
            ValidationIssue(
                path: "place", expected: "at most \(PlaceTree.mostLevels) levels of places", got: "\(path.count)",
                kind: .rule)
        }
        for name in Set(imported.places.joined()) { issues.refuseLineBreak(in: name, at: "place") }
        return issues
    }

    private static func isTooDeep(_ path: [String]) -> Bool { path.count > PlaceTree.mostLevels }
}
