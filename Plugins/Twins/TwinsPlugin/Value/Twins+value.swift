// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Twins {
    /// Totals the value of things by room, kind, and currency, and lists them for an insurer.
    public static let valueSummary = ComputationKey<ValueSummaryInput, ValueSummary>("twins.value-summary")
}
