// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Cravings {
    /// Counts the cravings and uses of a period, with intensities, gaps, and resisted cravings.
    public static let summary = ComputationKey<SummaryInput, CravingsSummary>("cravings.summary")
}
