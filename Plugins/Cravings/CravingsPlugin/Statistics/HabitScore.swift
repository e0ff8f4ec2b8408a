// SPDX-License-Identifier: Apache-2.0

/// The strength of a habit, robust to single days.
///
/// Source: the formula of Loop Habit Tracker: strength ← strength·m + check·(1 - m) with m = 0.5^(√f/13), where f is
/// how often a day the habit is due.
struct HabitScore: Equatable {
    /// How much of the strength a day keeps.
    let retention: Double
    /// The strength, 0 to 1.
    private(set) var strength: Double

    /// Creates a score.
    ///
    /// - Parameters:
    ///   - frequency: How often a day the habit is due, above 0.
    ///   - strength: The strength at the start.
    init(frequency: Double, strength: Double) {
        retention = Mathematics.power(0.5, frequency.squareRoot() / 13)
        self.strength = strength
    }

    /// Adds a day whose check is 0 to 1.
    mutating func add(_ check: Double) { strength = strength * retention + check * (1 - retention) }
}
