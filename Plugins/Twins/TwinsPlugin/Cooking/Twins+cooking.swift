// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Twins {
    /// Plans the order in which to use food over the coming days, to minimize waste.
    public static let whatToCookFirst = ComputationKey<CookingInput, CookingPlan>("twins.what-to-cook-first")
}
