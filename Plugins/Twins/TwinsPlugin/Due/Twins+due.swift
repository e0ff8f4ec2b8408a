// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Twins {
    /// Lists what is due in the coming days: food, loans, plants, maintenance, warranties, and recalls.
    public static let due = ComputationKey<DueInput, DueList>("twins.due")
}
