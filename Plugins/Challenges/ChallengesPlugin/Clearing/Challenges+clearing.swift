// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Clears older days.
    public static let clearDays = ComputationKey<ClearDaysInput, ClearedDays>("challenges.clear-days")
}
