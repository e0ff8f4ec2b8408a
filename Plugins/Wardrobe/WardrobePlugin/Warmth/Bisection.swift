// SPDX-License-Identifier: Apache-2.0

/// Finds where a function crosses zero.
enum Bisection {
    /// The root of a function that does not fall, to the last bit of the interval's middle.
    /// - Parameters:
    ///   - range: where the root lies; its nearer end is the answer when the function does not cross zero in it.
    ///   - function: a function that does not fall.
    static func root(of function: (Double) -> Double, rising range: ClosedRange<Double>) -> Double {
        var (low, high) = (range.lowerBound, range.upperBound)
        while true {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { return middle }
            if function(middle) < 0 { low = middle } else { high = middle }
        }
    }
}
