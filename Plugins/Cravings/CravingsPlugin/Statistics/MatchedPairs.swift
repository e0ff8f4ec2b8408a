// SPDX-License-Identifier: Apache-2.0

/// The odds ratio of matched pairs, from the pairs that differ.
///
/// Sources: Maclure 1991, "The case-crossover design", American Journal of Epidemiology 133; the interval on the
/// logarithmic scale: Breslow and Day 1980, "Statistical methods in cancer research", volume 1, 5.2.
struct MatchedPairs: Equatable {
    /// The weight of the pairs in which only the case is exposed.
    let caseOnly: Double
    /// The weight of the pairs in which only the control is exposed.
    let controlOnly: Double

    /// The least weight of pairs that differ.
    static let leastPairs = 10.0

    /// The ratio and its interval at 95%; `nil` if fewer than 10 pairs differ or all differ in one direction.
    var oddsRatio: (value: Double, low: Double, high: Double)? {
        guard caseOnly + controlOnly >= Self.leastPairs, caseOnly > 0, controlOnly > 0 else { return nil }
        let ratio = caseOnly / controlOnly
        let spread = Mathematics.exponential(
            Mathematics.normalQuantile * (1 / caseOnly + 1 / controlOnly).squareRoot())
        return (ratio, ratio / spread, ratio * spread)
    }
}
