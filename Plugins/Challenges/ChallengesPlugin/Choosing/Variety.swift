// SPDX-License-Identifier: Apache-2.0

/// Picks a few good candidates that differ from each other: the greedy mode of a determinantal point process (Chen,
/// Zhang and Zhou 2018, "Fast greedy MAP inference for determinantal point process", algorithm 1).
///
/// The kernel is Lᵢⱼ = qᵢ sᵢⱼ qⱼ with q = exp(score) and s the cosine of the rows of traits.
enum Variety {
    /// - Parameters:
    ///   - scores: The log odds of each candidate.
    ///   - similarity: The similarity of two candidates, 0 to 1; 1 with itself.
    ///   - first: The candidate that is picked first.
    ///   - count: The maximum number of candidates to pick.
    /// - Returns: The indices in the order they were picked; fewer if the rest adds nothing.
    /// - Complexity: O(count² n).
    static func pick(
        scores: [Double], similarity: (Int, Int) -> Double, first: Int?, count: Int
    ) -> [Int] {
        // Only differences of scores matter, so subtract the greatest to prevent overflow.
        let greatest = scores.max() ?? 0
        let quality = scores.map { exponential(max($0 - greatest, -300)) }
        var gains = quality.map { $0 * $0 }
        var directions = [[Double]](repeating: [], count: scores.count)
        var picked: [Int] = []
        var isOpen = [Bool](repeating: true, count: scores.count)
        var next = first ?? best(gains, isOpen)
        while let place = next, picked.count < count {
            picked.append(place)
            isOpen[place] = false
            let root = gains[place].squareRoot()
            // The first one can be any candidate; stop at a candidate that differs in no way from those picked.
            guard gains[place] > 1e-10 * quality[place] * quality[place] else { break }
            for other in scores.indices where isOpen[other] {
                var inner = 0.0
                for dimension in directions[place].indices {
                    inner += directions[place][dimension] * directions[other][dimension]
                }
                let entry = (quality[place] * similarity(place, other) * quality[other] - inner) / root
                directions[other].append(entry)
                gains[other] -= entry * entry
            }
            next = best(gains, isOpen)
            if let candidate = next, gains[candidate] < 1e-10 { next = nil }
        }
        return picked
    }

    private static func best(_ gains: [Double], _ isOpen: [Bool]) -> Int? {
        var best: Int?
        for place in gains.indices where isOpen[place] {
            if best.map({ gains[place] > gains[$0] }) ?? true { best = place }
        }
        return best
    }
}
