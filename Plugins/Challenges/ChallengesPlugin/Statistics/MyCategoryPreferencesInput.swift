// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A filter for records, and the confidence level.
public struct MyCategoryPreferencesInput: SchemaProviding, Hashable {
    /// The filter for records.
    public var records: HistoryFilter
    /// The confidence level of the intervals.
    public var confidence: Double

    /// Creates an input; all records by default.
    public init(records: HistoryFilter = HistoryFilter(), confidence: Double = 0.95) {
        self.records = records
        self.confidence = confidence
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.MyCategoryPreferencesInput", "A filter for records, and the confidence level."
    ) {
        field("records", \.records, "The filter for records.", default: HistoryFilter())
        field(
            "confidence", \.confidence, "The confidence level of the intervals.", .number(0.5...0.999),
            default: 0.95)
    }
}
