// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import TwinsPlugin

/// All places, by key.
///
/// A place that is an inventory item is in the place where the item is, so items that are places can't form a loop
/// either.
struct PlaceTree {
    /// The places by key.
    let places: [String: Location]
    /// The keys of the places in each place, by sort order and name; those at the top are under `nil`.
    let children: [String?: [String]]

    /// Creates the tree of places by their keys.
    init(_ places: [String: Location]) {
        self.places = places
        let sorted = places.values.sorted { first, second in
            (first.sortOrder, first.name, first.id) < (second.sortOrder, second.name, second.id)
        }
        children = Dictionary(grouping: sorted, by: \.parent).mapValues { $0.map(\.id) }
    }

    /// Returns a place and the places that it is in, the innermost first.
    func ancestors(of key: String) -> [Location] {
        var found: [Location] = []
        var seen: Set<String> = []
        var next: String? = key
        while let key = next, let place = places[key], seen.insert(key).inserted {
            found.append(place)
            next = place.parent
        }
        return found
    }

    /// Returns the names from the top to a place.
    func names(to key: String) -> [String] { ancestors(of: key).reversed().map(\.name) }

    /// Returns the path of a place, such as `Home / Kitchen`.
    func path(to key: String) -> String { names(to: key).joined(separator: " / ") }

    /// Returns a place and all places in it, each before those in it.
    func subtree(of key: String) -> [String] {
        var found: [String] = []
        var seen: Set<String> = []
        var pending = [key]
        while let key = pending.popLast() {
            guard seen.insert(key).inserted else { continue }
            found.append(key)
            pending += (children[key] ?? []).reversed()
        }
        return found
    }

    /// Returns a key from the key, the name, the path, or the beginning of the key of a place.
    /// - Parameter whole: Whether the beginning of a key isn't enough, because the place is removed.
    /// - Throws: `ComputationError` if no place matches, or several do.
    func key(_ text: String, at path: String, whole: Bool = false) throws(ComputationError) -> String {
        let text = RecordURI.key(in: text)
        if places[text] != nil { return text }
        let wanted = Self.plain(text)
        let records = places.values.sorted { $0.id < $1.id }.map { place in
            (key: place.id, names: [place.name, self.path(to: place.id)])
        }
        let byPath = records.filter { Self.plain($0.names[1]) == wanted }
        if byPath.count == 1 { return byPath[0].key }
        let finder = RecordName(noun: "place", path: path)
        return try (whole ? finder.whole : finder).key(
            text, among: records.map { ($0.key, [$0.names[1], $0.names[0]]) })
    }

    /// Returns a path in lowercase without spaces around its slashes.
    private static func plain(_ path: String) -> String {
        path.lowercased().split(separator: "/").map { part in
            String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        }.joined(separator: "/")
    }

    /// Refuses to put a place, with the places in it, so deep that its path gets too long to show.
    ///
    /// - Parameters:
    ///   - key: The place that moves; `nil` for a new one.
    ///   - parent: The place into which it moves.
    ///   - path: The path of the issue.
    func refuseDepth(moving key: String?, into parent: String, at path: String) throws(ComputationError) {
        let above = ancestors(of: parent).count
        let below = key.map { key in subtree(of: key).map { depth(of: $0, under: key) }.max() ?? 1 } ?? 1
        guard above + below > Self.mostLevels else { return }
        throw ComputationError.refused(
            path: path, expected: "a place that makes at most \(Self.mostLevels) levels",
            got: "one that makes \(above + below)")
    }

    /// The greatest number of places in a path, whose names have at most 200 characters each.
    static let mostLevels = 20

    private func depth(of key: String, under top: String) -> Int {
        (ancestors(of: key).firstIndex { $0.id == top } ?? 0) + 1
    }

    /// Refuses to put a place into itself or a place in it.
    ///
    /// - Parameters:
    ///   - key: The place that moves.
    ///   - parent: The place into which it moves.
    ///   - path: The path of the issue.
    func refuseLoop(moving key: String, into parent: String, at path: String) throws(ComputationError) {
        guard ancestors(of: parent).contains(where: { $0.id == key }) else { return }
        let name = places[key]?.name ?? key
        throw ComputationError.refused(
            path: path, expected: "a place outside of \(name)", got: self.path(to: parent),
            recoverySuggestion: "a place can't be in itself")
    }
}
