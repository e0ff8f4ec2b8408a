// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Twins {
    /// Lists food by freshness, in the order to use it.
    public static let freshness = ComputationKey<FreshnessInput, FreshnessReport>("twins.freshness")
}
