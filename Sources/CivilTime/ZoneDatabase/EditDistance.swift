// SPDX-License-Identifier: Apache-2.0

/// The edit distance of two texts.
package enum EditDistance {
    /// Returns the number of letters to change, insert, delete, or swap with their neighbor to turn one text into the
    /// other.
    ///
    /// If it exceeds the limit, the result is any number above the limit.
    ///
    /// - Complexity: O(*n* · *m*) in the lengths.
    @inlinable
    package static func between<Letter: Equatable>(_ first: [Letter], _ second: [Letter], upTo limit: Int) -> Int {
        // The lengths alone rule out most names.
        let least = abs(first.count - second.count)
        guard least <= limit else { return least }
        guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
        var beforeLast = [Int](repeating: 0, count: second.count + 1)
        var last = Array(0...second.count)
        for row in 1...first.count {
            var current = [row] + [Int](repeating: 0, count: second.count)
            for column in 1...second.count {
                let cost = first[row - 1] == second[column - 1] ? 0 : 1
                var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + cost)
                if row > 1, column > 1, first[row - 1] == second[column - 2],
                    first[row - 2] == second[column - 1]
                {
                    best = min(best, beforeLast[column - 2] + 1)
                }
                current[column] = best
            }
            beforeLast = last
            last = current
        }
        return last[second.count]
    }
}
