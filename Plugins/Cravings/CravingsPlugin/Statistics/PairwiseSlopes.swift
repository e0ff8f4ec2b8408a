// SPDX-License-Identifier: Apache-2.0

/// The slopes between all pairs of a series, whose median is Sen's slope.
///
/// Source: Sen 1968, "Estimates of the regression coefficient based on Kendall's tau", Journal of the American
/// Statistical Association 63.
struct PairwiseSlopes {
    private let sorted: [Double]

    /// Creates the slopes of values at increasing days.
    ///
    /// - Complexity: O(*n*² log *n*) in time and O(*n*²) in memory.
    init(days: [Int], values: [Double]) {
        var slopes: [Double] = []
        slopes.reserveCapacity(values.count * max(0, values.count - 1) / 2)
        for first in values.indices {
            for second in values.indices.dropFirst(first + 1) {
                slopes.append((values[second] - values[first]) / Double(days[second] - days[first]))
            }
        }
        slopes.sort()
        sorted = slopes
    }

    /// The median slope, per day; 0 without pairs.
    var median: Double { sorted.isEmpty ? 0 : Median.ofSorted(sorted) }

    /// Returns the interval of the slopes that a test with a critical score doesn't reject.
    ///
    /// A slope is in it if the series without that slope has a score up to the critical one (Sen 1968, section 6;
    /// Gilbert 1987, "Statistical methods for environmental pollution monitoring", 16.5.2).
    ///
    /// - Parameter criticalScore: The greatest score that the test doesn't reject. If it is that of all pairs, the
    ///   ends are the smallest and the greatest slope.
    func interval(criticalScore: Int) -> (low: Double, high: Double) {
        guard !sorted.isEmpty else { return (0, 0) }
        let rank = min(max((sorted.count - criticalScore) / 2, 1), (sorted.count + 1) / 2)
        return (sorted[rank - 1], sorted[sorted.count - rank])
    }
}

/// The median of numbers.
enum Median {
    /// Returns the median of numbers in any order; `nil` without numbers.
    static func of(_ numbers: [Double]) -> Double? {
        numbers.isEmpty ? nil : ofSorted(numbers.sorted())
    }

    /// Returns the median of at least one number in ascending order.
    static func ofSorted(_ numbers: [Double]) -> Double {
        let middle = numbers.count / 2
        return numbers.count.isMultiple(of: 2) ? (numbers[middle - 1] + numbers[middle]) / 2 : numbers[middle]
    }
}
