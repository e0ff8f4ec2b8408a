// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The names of places from the top, and the rooms in which they are.
struct PlacePaths {
    private let locations: [String: Location]

    init(_ locations: [Location]) {
        self.locations = Dictionary(locations.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns a place and those that it is in, the topmost first; empty if the place is unknown.
    ///
    /// A place that is in itself counts once.
    func chain(to key: String?) -> [Location] {
        var chain: [Location] = []
        var next = key
        var seen: Set<String> = []
        while let key = next, let location = locations[key], seen.insert(key).inserted {
            chain.append(location)
            next = location.parent
        }
        return chain.reversed()
    }

    /// Returns the names from the top to a place, such as `Home / Kitchen`; `nil` if the place is unknown.
    func path(to key: String?) -> String? {
        let chain = chain(to: key)
        return chain.isEmpty ? nil : chain.map(\.name).joined(separator: " / ")
    }

    /// Returns the room of a place: the innermost room that it is in or is; otherwise the topmost place.
    func room(of key: String?) -> Location? {
        let chain = chain(to: key)
        return chain.last { $0.kind == .room } ?? chain.first
    }
}
