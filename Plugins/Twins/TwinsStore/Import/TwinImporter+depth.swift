// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import TwinsPlugin

extension TwinImporter {
    /// Refuses a file whose places have too many levels, before their paths are built.
    ///
    /// - Complexity: O(*n*) in the number of places.
    static func refuseDeepPlaces(of file: ImportedFile) throws(ComputationError) {
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
        throw ComputationError.refused([
            ValidationIssue(
                path: "place", expected: "at most \(PlaceTree.mostLevels) levels of places",
                got: "more, as of \(name.quoted(limit: 60))", kind: .rule)
        ])
    }

    /// Returns the issues of the places of a thing that have too many levels.
    static func depthIssues(of imported: ImportedTwin) -> [ValidationIssue] {
        imported.places.filter(isTooDeep).map { path in
            ValidationIssue(
                path: "place", expected: "at most \(PlaceTree.mostLevels) levels of places", got: "\(path.count)",
                kind: .rule)
        }
    }

    private static func isTooDeep(_ path: [String]) -> Bool { path.count > PlaceTree.mostLevels }
}
