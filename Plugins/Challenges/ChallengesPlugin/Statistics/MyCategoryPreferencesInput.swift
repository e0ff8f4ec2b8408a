// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A filter for records, and the confidence level.
@Schema("challenges.MyCategoryPreferencesInput")
public struct MyCategoryPreferencesInput: SchemaProviding, Hashable {
    /// The filter for records.
    public var records: HistoryFilter = HistoryFilter()
    /// The confidence level of the intervals.
    @Field(.number(0.5...0.999)) public var confidence: Double = 0.95
}
