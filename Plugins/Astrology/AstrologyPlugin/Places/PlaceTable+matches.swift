// SPDX-License-Identifier: Apache-2.0

extension PlaceTable {
    /// Returns the places that match a query, best match first.
    ///
    /// A query is a name in any language and script that GeoNames has, optionally followed by the region or country:
    /// "Paris", "Paris, TX", "Paris, Texas, US", "Київ, Україна". Case, diacritics, apostrophes, and dashes are
    /// ignored, and Ukrainian names of places in Ukraine are also romanized. Places whose main name is the query come
    /// first, then places with another name that is the query, then places with a name that begins with the query. Each group is in descending order of population. A place with
    /// five times the people goes before places whose main name it is: "Roma" is the capital of Italy, not a town in
    /// Lesotho.
    ///
    /// - Complexity: O(log *n*) for a full name, plus the number of names that begin with the query.
    public func matches(_ query: String, limit: Int) -> [Place] {
        find(query, limit: limit).map(\.place)
    }

    /// Returns the places that match a query, like ``matches(_:limit:)``, with the kinds of match.
    public func find(_ query: String, limit: Int) -> [PlaceMatch] {
        let query = PlaceQuery(query)
        guard limit > 0, !query.name.isEmpty else { return [] }
        var found = exactMatches(query, limit: limit)
        if found.isEmpty {
            for reading in query.readingsWithCommaInName + query.readingsWithoutComma {
                found = exactMatches(reading, limit: limit)
                if !found.isEmpty { return found.map(match) }
            }
        }
        if found.count < limit {
            found += beginningMatches(query, limit: limit - found.count, without: Set(found.map(\.rank)))
        }
        return found.map(match)
    }

    /// How many times more people than in any place with that main name live in a place that's meant by another name.
    private static let renown = 5

    typealias Found = (rank: Int, kind: PlaceMatch.Kind)

    private func match(_ found: Found) -> PlaceMatch {
        PlaceMatch(place: place(rank: found.rank), kind: found.kind)
    }

    private func exactMatches(_ query: PlaceQuery, limit: Int) -> [Found] {
        var (own, others): ([Found], [Found]) = ([], [])
        if let romanized = query.name.romanizedUkrainian, let bearers = names.bearers(of: romanized.utf8) {
            for bearer in bearers where bearer.isOwnName {
                let row = row(rank: bearer.rank)
                if row.division.country == "UA", query.admits(row) { own.append((bearer.rank, .name)) }
            }
        }
        let romanized = Set(own.map(\.rank))
        if let bearers = names.bearers(of: query.name.utf8) {
            for (rank, isOwnName) in bearers where !romanized.contains(rank) {
                guard (isOwnName ? own : others).count < limit, query.admits(row(rank: rank)) else { continue }
                if isOwnName { own.append((rank, .name)) } else { others.append((rank, .otherName)) }
            }
        }
        own.sort { $0.rank < $1.rank }
        let namesakes = own.first.map { row(rank: $0.rank).population } ?? 0
        let meant = others.prefix { row(rank: $0.rank).population >= Self.renown * max(namesakes, 1) }
        return Array((meant + own + others.dropFirst(meant.count)).prefix(limit))
    }

    func beginningMatches(_ query: PlaceQuery, limit: Int, without known: Set<Int>) -> [Found] {
        var isFound = [Bool](repeating: false, count: count)
        for name in names.names(from: query.name.utf8) {
            guard name.utf8.starts(with: query.name.utf8) else { break }
            for (rank, _) in name.bearers { isFound[rank] = true }
        }
        var result: [Found] = []
        for rank in isFound.indices where isFound[rank] && !known.contains(rank) {
            guard result.count < limit else { break }
            if query.admits(row(rank: rank)) { result.append((rank, .beginning)) }
        }
        return result
    }
}
