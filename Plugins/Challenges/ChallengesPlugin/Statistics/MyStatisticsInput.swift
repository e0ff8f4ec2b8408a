// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A filter for records, the current day, and the confidence level.
public struct MyStatisticsInput: SchemaProviding, Hashable {
    /// The day up to which the current streak counts; today by default.
    public var today: CalendarDay?
    /// The filter for records.
    public var records: HistoryFilter
    /// The confidence level of the intervals.
    public var confidence: Double

    /// Creates an input; all records by default.
    public init(today: CalendarDay? = nil, records: HistoryFilter = HistoryFilter(), confidence: Double = 0.95) {
        self.today = today
        self.records = records
        self.confidence = confidence
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.MyStatisticsInput", "A filter for records, the current day, and the confidence level."
    ) {
        field("today", \.today, "The day up to which the current streak counts; today by default.")
        field("records", \.records, "The filter for records.", default: HistoryFilter())
        field(
            "confidence", \.confidence, "The confidence level of the intervals.", .number(0.5...0.999),
            default: 0.95)
    }
}
