// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Cravings {
    /// Computes the strength of a habit of days without use, or of keeping to a limit.
    public static let habitStrength = ComputationKey<HabitStrengthInput, HabitStrength>("cravings.habit-strength")
}
