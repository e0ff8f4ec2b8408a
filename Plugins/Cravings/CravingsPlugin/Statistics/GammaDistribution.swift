// SPDX-License-Identifier: Apache-2.0

/// The gamma distribution with a scale of 1.
struct GammaDistribution {
    /// The shape, above 0.
    let shape: Double

    /// Returns the probability below a value.
    ///
    /// The series for values under the shape plus 1, otherwise the continued fraction by Lentz's method (Abramowitz and
    /// Stegun 1964, 6.5.29 and 6.5.31; Press et al. 2007, "Numerical recipes", 6.2).
    func share(below value: Double) -> Double {
        guard value > 0 else { return 0 }
        let scale = Mathematics.exponential(
            shape * Mathematics.logarithm(value) - value - Mathematics.logGamma(shape))
        return value < shape + 1 ? scale * series(value) : 1 - scale * continuedFraction(value)
    }

    private func series(_ value: Double) -> Double {
        var (term, sum, divisor) = (1 / shape, 1 / shape, shape)
        while term > sum * 1e-17 {
            divisor += 1
            term *= value / divisor
            sum += term
        }
        return sum
    }

    private func continuedFraction(_ value: Double) -> Double {
        let tiny = 1e-300
        var first = value + 1 - shape
        var (numerator, denominator) = (1 / tiny, 1 / first)
        var fraction = denominator
        for step in 1..<10_000 {
            let factor = -Double(step) * (Double(step) - shape)
            first += 2
            denominator = factor * denominator + first
            if abs(denominator) < tiny { denominator = tiny }
            numerator = first + factor / numerator
            if abs(numerator) < tiny { numerator = tiny }
            denominator = 1 / denominator
            fraction *= denominator * numerator
            if abs(denominator * numerator - 1) < 1e-16 { break }
        }
        return fraction
    }

    /// Returns the value below which a share of the distribution is.
    ///
    /// The approximation of Wilson and Hilferty (1931, "The distribution of chi-square", PNAS 17), or for shapes below 1
    /// the first term of the series (Best and Roberts 1975, algorithm AS 91, Applied Statistics 24), refined by Newton's
    /// method and, where a step leaves the bracket, by bisection.
    func quantile(_ share: Double) -> Double {
        guard share > 0 else { return 0 }
        guard share < 1 else { return .infinity }
        var (low, high) = (0.0, max(1, 2 * shape))
        while self.share(below: high) < share { high *= 2 }
        var value = start(share)
        if !(value > low && value < high) { value = high / 2 }
        for _ in 0..<200 {
            let miss = self.share(below: value) - share
            if miss == 0 { return value }
            if miss < 0 { low = value } else { high = value }
            let density = Mathematics.exponential(
                (shape - 1) * Mathematics.logarithm(value) - value - Mathematics.logGamma(shape))
            let newton = value - miss / density
            let next = newton > low && newton < high ? newton : (low + high) / 2
            if abs(next - value) <= value * 1e-15 { return next }
            value = next
        }
        return value
    }

    /// Returns the approximation from which the quantile is refined.
    private func start(_ share: Double) -> Double {
        guard shape >= 1 else {
            return Mathematics.exponential((Mathematics.logarithm(share) + Mathematics.logGamma(shape + 1)) / shape)
        }
        let cube = 1 - 1 / (9 * shape) + Self.roughNormalQuantile(share) / (3 * shape.squareRoot())
        return shape * cube * cube * cube
    }

    /// Returns a normal quantile, accurate to 0.00045 (Abramowitz and Stegun 1964, 26.2.23).
    private static func roughNormalQuantile(_ share: Double) -> Double {
        let tail = min(share, 1 - share)
        let root = (-2 * Mathematics.logarithm(tail)).squareRoot()
        let value =
            root - (2.515517 + root * (0.802853 + root * 0.010328))
            / (1 + root * (1.432788 + root * (0.189269 + root * 0.001308)))
        return share < 0.5 ? -value : value
    }
}
