// SPDX-License-Identifier: Apache-2.0

extension PlaceTable {
    /// Returns up to five spelling suggestions for a query, as labels of the places whose names are the most similar.
    ///
    /// A similar name has one edit if the query has up to five letters, two if it has up to nine, or three if it is
    /// longer. An edit is a letter added, removed, replaced, or exchanged with its neighbor (the optimal string alignment
    /// distance) in the folded names. Only names in the region or country of the query with the fewest edits are suggested:
    /// main names, or other names of places if there are none, in order of population. If the name is exact elsewhere, the
    /// largest such place comes first, and others come last: "Lviv, Poland" suggests Lviv in Ukraine. If there is no similar
    /// name, places whose names begin with the first word are suggested.
    ///
    /// - Complexity: O(*n*) in the number of names, about 660,000, most of which their length rules out.
    public func suggestions(for query: String) -> [String] {
        let query = PlaceQuery(query)
        let similar = similarPlaces(to: query)
        guard similar.isEmpty, let word = query.firstWord else { return similar }
        return beginningMatches(word, limit: 5, without: []).map { place(rank: $0.rank).label }
    }

    private func similarPlaces(to query: PlaceQuery) -> [String] {
        let length = query.name.scalarCount
        guard length > 0, length <= 60 else { return [] }
        var distance = SpellingDistance(to: query.name, limit: length <= 5 ? 1 : length <= 9 ? 2 : 3)
        var fewest = Int.max
        var similar: [Int: Bool] = [:]
        var elsewhere: Set<Int> = []
        for candidate in names {
            guard let slips = distance.slips(in: candidate.utf8), slips <= fewest else { continue }
            for (rank, isOwnName) in candidate.bearers {
                guard query.admits(row(rank: rank)) else {
                    if slips == 0 { elsewhere.insert(rank) }
                    continue
                }
                if slips < fewest {
                    fewest = slips
                    similar = [:]
                }
                similar[rank] = !isOwnName && similar[rank] != false
            }
        }
        // Other names are in many languages, so that one of them is often similar by chance.
        let order = (similar.contains { !$0.value } ? similar.filter { !$0.value } : similar).keys.sorted()
        let exact = elsewhere.sorted()
        return (exact.prefix(1) + order + exact.dropFirst()).prefix(5).map { place(rank: $0).label }
    }

    /// Returns the most populous place with a name that differs from another by one letter after the third, and whose main
    /// name differs by at most three.
    func largestPlace(spelledLike name: FoldedName) -> Place? {
        let beginning = Array(name.utf8.prefix(3))
        var distance = SpellingDistance(to: name, limit: 1)
        var least: Int?
        for candidate in names.names(from: beginning) {
            guard candidate.utf8.starts(with: beginning) else { break }
            guard candidate.utf8 != name.utf8, distance.slips(in: candidate.utf8) != nil else { continue }
            for (rank, _) in candidate.bearers { least = min(least ?? rank, rank) }
        }
        guard let place = least.map(place) else { return nil }
        var distanceOfMainName = SpellingDistance(to: name, limit: 3)
        return distanceOfMainName.slips(in: FoldedName(place.name).utf8) == nil ? nil : place
    }
}

/// Counts the edits between one name and many others, up to a limit.
struct SpellingDistance {
    private let name: [Unicode.Scalar]
    private let limit: Int
    private let byteCounts: ClosedRange<Int>
    private let letters: UInt64
    private var other: [Unicode.Scalar] = []
    private var rows: [[Int]]

    init(to name: FoldedName, limit: Int) {
        let name = Array(String(decoding: name.utf8, as: UTF8.self).unicodeScalars)
        self.name = name
        self.limit = limit
        let sizes = name.map { $0.utf8.count }
        let count = sizes.reduce(0, +)
        // Each of the `limit` edits adds or removes up to four bytes.
        byteCounts = max(1, count - 4 * limit)...count + 4 * limit
        letters = Self.letters(of: String(String.UnicodeScalarView(name)).utf8)
        rows = Array(repeating: Array(repeating: 0, count: name.count + 1), count: 3)
    }

    /// Returns the number of edits between the names, or `nil` if it exceeds the limit.
    mutating func slips(in bytes: [UInt8]) -> Int? {
        // An edit adds at most four bytes that the name doesn't contain, and removes as many.
        guard byteCounts.contains(bytes.count),
            (Self.letters(of: bytes) ^ letters).nonzeroBitCount <= 8 * limit
        else { return nil }
        other.removeAll(keepingCapacity: true)
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { other.append(scalar) }
        guard abs(other.count - name.count) <= limit else { return nil }
        return alignment()
    }

    private mutating func alignment() -> Int? {
        for column in 0...name.count { rows[0][column] = column }
        for (index, scalar) in other.enumerated() {
            let (now, before, beforeThat) = ((index + 1) % 3, index % 3, (index + 2) % 3)
            rows[now][0] = index + 1
            var least = index + 1
            for column in 1...name.count {
                let replaced = rows[before][column - 1] + (name[column - 1] == scalar ? 0 : 1)
                var cost = min(replaced, rows[before][column] + 1, rows[now][column - 1] + 1)
                if index > 0, column > 1, name[column - 1] == other[index - 1], name[column - 2] == scalar {
                    cost = min(cost, rows[beforeThat][column - 2] + 1)
                }
                rows[now][column] = cost
                least = min(least, cost)
            }
            if least > limit { return nil }
        }
        let cost = rows[other.count % 3][name.count]
        return cost <= limit ? cost : nil
    }

    /// Returns the set of bytes, by their low six bits.
    private static func letters(of bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }
}
