// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Cravings {
    /// Tests whether daily values rise or fall over a period.
    public static let trend = ComputationKey<TrendInput, CravingsTrend>("cravings.trend")
}
