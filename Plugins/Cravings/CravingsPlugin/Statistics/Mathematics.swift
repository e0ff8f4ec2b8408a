// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The functions of the C library that the statistics use.
enum Mathematics {
    /// The 97.5% quantile of the standard normal distribution, for intervals of 95%.
    static let normalQuantile = 1.959963984540054

    /// Returns e to a power.
    static func exponential(_ value: Double) -> Double { exp(value) }

    /// Returns the natural logarithm.
    static func logarithm(_ value: Double) -> Double { log(value) }

    /// Returns a base to a power.
    static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

    /// Returns the probability that a standard normal number is greater than a value.
    static func normalTail(_ value: Double) -> Double { erfc(value / 2.0.squareRoot()) / 2 }

    /// Returns the natural logarithm of the gamma function of a positive number.
    ///
    /// Stirling's series (Abramowitz and Stegun 1964, 6.1.41) above 15, and the recurrence below (6.1.15). The C
    /// library's function writes a global variable, so it can't run in concurrent calls.
    static func logGamma(_ value: Double) -> Double {
        var (shifted, product) = (value, 1.0)
        while shifted < 15 {
            product *= shifted
            shifted += 1
        }
        let square = shifted * shifted
        let series =
            (1 / 12.0 - (1 / 360.0 - (1 / 1_260.0 - (1 / 1_680.0 - 1 / (1_188.0 * square)) / square) / square) / square)
            / shifted
        return (shifted - 0.5) * log(shifted) - shifted + log(2 * Double.pi) / 2 + series - log(product)
    }
}
