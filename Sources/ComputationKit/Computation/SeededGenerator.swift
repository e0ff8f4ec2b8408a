// SPDX-License-Identifier: Apache-2.0

/// A reproducible source of random numbers: SplitMix64.
///
/// Source: Steele, Lea, Flood 2014, "Fast splittable pseudorandom number generators", OOPSLA, figure 17.
///
/// During a run, use ``Context/randomNumbers``. Elsewhere, such as in a test, choose a seed:
///
/// ```swift
/// var numbers = SeededGenerator(seed: 7)
/// let walk = ["Great Glen Way", "West Highland Way", "Snowdon"].randomElement(using: &numbers)
/// ```
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator from a seed.
    public init(seed: UInt64) { state = seed }

    /// Returns the next 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
