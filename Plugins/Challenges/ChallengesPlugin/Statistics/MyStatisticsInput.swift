// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which days are summed up.
public struct MyStatisticsInput: SchemaProviding, Hashable {
    /// The day on which the present streak is counted; today unless given.
    public var today: CalendarDay?
    /// Which records.
    public var records: HistoryFilter
    /// How sure an interval is to hold the truth.
    public var confidence: Double

    /// All records unless stated.
    public init(today: CalendarDay? = nil, records: HistoryFilter = HistoryFilter(), confidence: Double = 0.95) {
        self.today = today
        self.records = records
        self.confidence = confidence
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.MyStatisticsInput", "Which days are summed up.") {
        field("today", \.today, "The day on which the present streak is counted; today unless given.")
        field("records", \.records, "Which records.", default: HistoryFilter())
        field(
            "confidence", \.confidence, "How sure an interval is to hold the truth.", .number(0.5...0.999),
            default: 0.95)
    }
}
