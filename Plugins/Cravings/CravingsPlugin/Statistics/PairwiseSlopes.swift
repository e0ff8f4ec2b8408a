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
