// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A filter for records, the current day, and the confidence level.
@Schema("challenges.MyStatisticsInput")
public struct MyStatisticsInput: SchemaProviding, Hashable {
    /// The day up to which the current streak counts; today by default.
    public var today: CalendarDay?
    /// The filter for records.
    public var records: HistoryFilter = HistoryFilter()
    /// The confidence level of the intervals.
    @Field(.number(0.5...0.999)) public var confidence: Double = 0.95
}
