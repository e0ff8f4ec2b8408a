// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Twins {
    /// Lists what is due in the coming days: food, loans, plants, maintenance, and warranties.
    public static let due = ComputationKey<DueInput, DueList>("twins.due")
}
