// SPDX-License-Identifier: Apache-2.0

/// The Mann-Kendall statistic of a series.
///
/// Sources: Mann 1945, "Nonparametric tests against trend", Econometrica 13; Kendall 1975, "Rank correlation methods",
/// chapter 4, for the variance with ties. Only the order of the values counts, so days without a value can be left out.
struct MannKendall: Equatable {
    /// The number of later values that are greater minus the number that are smaller, over all pairs.
    let score: Int
    /// The variance of the score for independent values without a trend.
    let variance: Double

    /// The score in standard deviations, with a correction for continuity; 0 if all values are equal.
    var deviate: Double {
        guard variance > 0 else { return 0 }
        return Double(score - score.signum()) / variance.squareRoot()
    }

    /// The probability of a score at least as extreme for independent values, from the normal distribution.
    var independentProbability: Double { min(1, 2 * Mathematics.normalTail(abs(deviate))) }

    /// Creates the statistic of values in their order.
    ///
    /// - Complexity: O(*n* log *n*).
    init(_ values: [Double]) {
        var counter = PairCounter(capacity: values.count)
        score = counter.score(of: values)
        let count = Double(values.count)
        let untied = count * (count - 1) * (2 * count + 5)
        let tied = counter.tieLengths.reduce(0.0) { sum, length in
            sum + Double(length) * Double(length - 1) * Double(2 * length + 5)
        }
        variance = (untied - tied) / 18
    }
}

/// Counts the pairs of a series in order and out of order by merging sorted runs, with buffers that are kept between
/// series.
struct PairCounter {
    private var values: [Double] = []
    private var merged: [Double] = []

    init(capacity: Int) {
        values.reserveCapacity(capacity)
        merged.reserveCapacity(capacity)
    }

    /// Returns the pairs in order minus the pairs out of order; ties count as neither.
    mutating func score(of series: [Double]) -> Int {
        values.removeAll(keepingCapacity: true)
        values.append(contentsOf: series)
        let inversions = sortCountingInversions()
        let ties = tieLengths.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
        return series.count * (series.count - 1) / 2 - ties - 2 * inversions
    }

    /// The lengths of the runs of equal values in the last series, for those that occur more than once.
    var tieLengths: [Int] {
        var lengths: [Int] = []
        var start = 0
        for index in 1..<max(values.count + 1, 1) where index == values.count || values[index] != values[start] {
            if index - start > 1 { lengths.append(index - start) }
            start = index
        }
        return lengths
    }

    private mutating func sortCountingInversions() -> Int {
        var inversions = 0
        var width = 1
        while width < values.count {
            merged.removeAll(keepingCapacity: true)
            for start in stride(from: 0, to: values.count, by: 2 * width) {
                let (middle, end) = (min(start + width, values.count), min(start + 2 * width, values.count))
                var (left, right) = (start, middle)
                while left < middle, right < end {
                    if values[right] < values[left] {
                        inversions += middle - left
                        merged.append(values[right])
                        right += 1
                    } else {
                        merged.append(values[left])
                        left += 1
                    }
                }
                merged.append(contentsOf: values[left..<middle])
                merged.append(contentsOf: values[right..<end])
            }
            swap(&values, &merged)
            width *= 2
        }
        return inversions
    }
}
