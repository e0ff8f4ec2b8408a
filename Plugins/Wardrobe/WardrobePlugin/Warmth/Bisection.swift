// SPDX-License-Identifier: Apache-2.0

/// A search for the zero of a function.
enum Bisection {
    /// Returns the root of a nondecreasing function, to the last bit of the interval's middle.
    /// - Parameters:
    ///   - range: the range of the root; its nearer end is the result if the function doesn't cross zero in it.
    ///   - function: a nondecreasing function.
    static func root(of function: (Double) -> Double, rising range: ClosedRange<Double>) -> Double {
        var (low, high) = (range.lowerBound, range.upperBound)
        while true {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { return middle }
            if function(middle) < 0 { low = middle } else { high = middle }
        }
    }
}
