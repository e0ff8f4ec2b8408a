// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Twins {
    /// Plans which food to use in which order over the coming days so that the least is wasted.
    public static let whatToCookFirst = ComputationKey<CookingInput, CookingPlan>("twins.what-to-cook-first")
}
