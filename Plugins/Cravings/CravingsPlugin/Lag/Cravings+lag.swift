// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Cravings {
    /// Finds the triggers and hours that are followed by use, or by strong cravings, more or less often.
    public static let lag = ComputationKey<LagInput, LagReport>("cravings.lag")
}
