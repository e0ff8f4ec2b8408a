// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Cravings {
    /// Finds the triggers whose cravings are followed by use, or by strong cravings, more often than others.
    public static let lag = ComputationKey<LagInput, LagReport>("cravings.lag")
}
