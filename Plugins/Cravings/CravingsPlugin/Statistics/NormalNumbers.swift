// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Standard normal numbers by the polar method (Marsaglia and Bray 1964, "A convenient method for generating normal
/// variables", SIAM Review 6).
struct NormalNumbers {
    private var generator: SeededGenerator
    private var spare: Double?

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Returns the next number.
    mutating func next() -> Double {
        if let kept = spare {
            spare = nil
            return kept
        }
        while true {
            let (first, second) = (signedUnit(), signedUnit())
            let square = first * first + second * second
            guard square > 0, square < 1 else { continue }
            let factor = (-2 * Mathematics.logarithm(square) / square).squareRoot()
            spare = second * factor
            return first * factor
        }
    }

    /// Returns a number from -1 to 1 in steps of 2^-52.
    private mutating func signedUnit() -> Double {
        Double(Int64(bitPattern: generator.next() >> 11) - (1 << 52)) * 0x1p-52
    }
}
