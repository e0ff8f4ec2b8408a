// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Returns 2 to a power.
func power(_ exponent: Double) -> Double { exp2(exponent) }

/// Returns the probability for log odds.
func probability(_ logOdds: Double) -> Double {
    // Either branch keeps the exponential below 1, so that nothing overflows.
    if logOdds >= 0 { return 1 / (1 + exp(-logOdds)) }
    let odds = exp(logOdds)
    return odds / (1 + odds)
}

/// Returns the probability for normally distributed log odds (MacKay 1992), within 0.013 of the integral for
/// expectations up to 6 and variances up to 16.
func probability(_ logOdds: Double, variance: Double) -> Double {
    probability(logOdds / (1 + .pi * variance / 8).squareRoot())
}

/// Returns the logarithm of 1 + eᶻ, without overflow.
func softplus(_ value: Double) -> Double { max(value, 0) + log1p(exp(-abs(value))) }

/// Returns the cosine of an angle in radians.
func cosine(_ angle: Double) -> Double { cos(angle) }

/// Returns the angle in radians, from -π/2 to π/2, of a tangent.
func arcTangent(_ value: Double) -> Double { atan(value) }

/// Returns the probability that a standard normal number is greater than a value.
func normalTail(_ value: Double) -> Double { erfc(value / 2.squareRoot()) / 2 }

/// Returns e to a power.
func exponential(_ value: Double) -> Double { exp(value) }

/// Returns the natural logarithm of a positive number.
func logarithm(_ value: Double) -> Double { log(value) }

/// Standard normal numbers by the polar method (Marsaglia and Bray 1964).
struct NormalNumbers<Generator: RandomNumberGenerator> {
    private var generator: Generator
    private var spare: Double?

    init(_ generator: Generator) { self.generator = generator }

    mutating func next() -> Double {
        if let kept = spare {
            spare = nil
            return kept
        }
        while true {
            let first = Double.random(in: -1...1, using: &generator)
            let second = Double.random(in: -1...1, using: &generator)
            let square = first * first + second * second
            guard square > 0, square < 1 else { continue }
            let factor = (-2 * log(square) / square).squareRoot()
            spare = second * factor
            return first * factor
        }
    }
}
