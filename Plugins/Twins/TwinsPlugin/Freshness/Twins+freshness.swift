// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Twins {
    /// Judges how fresh food is and in which order to use it.
    public static let freshness = ComputationKey<FreshnessInput, FreshnessReport>("twins.freshness")
}
