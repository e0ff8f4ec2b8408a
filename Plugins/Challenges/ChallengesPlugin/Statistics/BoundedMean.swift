// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// An interval for the mean of numbers on a bounded scale, which covers the mean from the first number on.
///
/// Each limit is a quantile of a weighted mean of the numbers and one more at the end of the scale, with weights from a
/// flat Dirichlet distribution (Gaffke 2005, "Three test statistics for a nonparametric one-sided hypothesis on the mean
/// of a nonnegative variable"; Learned-Miller and Thomas 2019, "A new confidence interval for the mean of a bounded
/// random variable"). For numbers at the two ends of the scale only, it is the interval of Clopper and Pearson (1934).
/// Student's interval assumes a normal distribution: two equal numbers would give a width of 0.
struct BoundedMean {
    let low: Double
    let high: Double

    /// Creates an interval; the whole scale without numbers.
    init(_ numbers: [Double], within scale: ClosedRange<Double>, confidence: Double) {
        let tail = (1 - confidence) / 2
        low = Self.quantile(tail, numbers + [scale.lowerBound], within: scale)
        high = Self.quantile(1 - tail, numbers + [scale.upperBound], within: scale)
    }

    /// Returns a quantile of the mean of numbers with flat Dirichlet weights, by bisection.
    static func quantile(_ share: Double, _ numbers: [Double], within scale: ClosedRange<Double>) -> Double {
        var counts: [Double: Double] = [:]
        for number in numbers { counts[number, default: 0] += 1 }
        guard counts.count > 1 else { return numbers.first ?? scale.lowerBound }
        let atoms = counts.sorted { $0.key < $1.key }.map { (value: $0.key, count: $0.value) }
        var (lower, upper) = (atoms[0].value, atoms[atoms.count - 1].value)
        // 32 halvings leave 2e-10 of the scale.
        for _ in 0..<32 {
            let middle = (lower + upper) / 2
            if self.share(below: middle, atoms) < share { lower = middle } else { upper = middle }
        }
        return (lower + upper) / 2
    }

    /// Returns the probability that the mean is below a value.
    ///
    /// The weights are proportional to independent gamma numbers, so it's the probability that Σ (v − t) G is negative:
    /// the inversion of its characteristic function (Gil-Pelaez 1951, "Note on the inversion theorem"), with the
    /// trapezoidal rule over the logarithm of the frequency.
    static func share(below threshold: Double, _ atoms: [(value: Double, count: Double)]) -> Double {
        let total = atoms.reduce(0) { $0 + $1.count }
        let mean = atoms.reduce(0) { $0 + $1.count * $1.value } / total
        let square = atoms.reduce(0) { $0 + $1.count * ($1.value - mean) * ($1.value - mean) } / total
        // Far from the mean the integrand oscillates too fast, and the answer is 0 or 1 within 0.0002.
        if abs(threshold - mean) > 9 * (square / (total + 1)).squareRoot() { return threshold > mean ? 1 : 0 }
        let differences = atoms.map { (scale: $0.value - threshold, count: $0.count) }
        let spread = (differences.reduce(0) { $0 + $1.count * $1.scale * $1.scale }).squareRoot()
        guard spread > 0 else { return 0.5 }
        // The error falls with exp(-10 / step), and grows with the count.
        let step = total <= 60 ? 0.2 : total <= 600 ? 0.1 : 0.05
        let (first, last) = (Int(-12 / step), Int(20 / step))
        var sum = 0.0
        for index in first...last {
            let frequency = exponential(Double(index) * step) / spread
            var (angle, decay) = (0.0, 0.0)
            for difference in differences {
                let product = difference.scale * frequency
                angle += difference.count * arcTangent(product)
                decay += difference.count * logarithmOfOnePlus(product * product)
            }
            if decay > 80 { break }
            let term = sine(angle) * exponential(-decay / 2)
            // Below the first frequency, the integrand is proportional to the frequency: a geometric series.
            sum += index == first ? term / (1 - exponential(-step)) : term
        }
        return min(max(0.5 - sum * step / .pi, 0), 1)
    }
}

extension Estimate {
    /// The mean of numbers with its interval within their scale; nil without numbers.
    static func mean(_ numbers: [Double], within scale: ClosedRange<Double>, confidence: Double) -> Estimate? {
        guard !numbers.isEmpty else { return nil }
        let interval = BoundedMean(numbers, within: scale, confidence: confidence)
        return Estimate(
            value: numbers.reduce(0, +) / Double(numbers.count), low: interval.low, high: interval.high)
    }
}
