// SPDX-License-Identifier: Apache-2.0

extension PlaceTable {
    /// Returns up to five spelling suggestions for a query, as labels of the places whose names are the most similar.
    ///
    /// A similar name has one edit if the query has up to five letters, or two edits if it is longer. An edit is a letter
    /// added, removed, replaced, or exchanged with its neighbor (the optimal string alignment distance) in the folded
    /// names. Only names in the region or country of the query with the fewest edits are suggested: main names before other
    /// names of a place, then in order of population. If the name is exact elsewhere, the largest such place comes first,
    /// and others come last: "Lviv, Poland" suggests Lviv in Ukraine.
    ///
    /// - Complexity: O(*n*) in the number of names, about 660,000, most of which their length rules out.
    public func suggestions(for query: String) -> [String] {
        let query = PlaceQuery(query)
        let name = Array(String(decoding: query.name.utf8, as: UTF8.self).unicodeScalars)
        guard !name.isEmpty, name.count <= 60 else { return [] }
        var distance = SpellingDistance(to: name, limit: name.count <= 5 ? 1 : 2)
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
        let order = similar.map { rank, isOther in (isOther: isOther ? 1 : 0, rank: rank) }.sorted { $0 < $1 }
        let exact = elsewhere.sorted()
        return (exact.prefix(1) + order.map(\.rank) + exact.dropFirst()).prefix(5).map { place(rank: $0).label }
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

    init(to name: [Unicode.Scalar], limit: Int) {
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
