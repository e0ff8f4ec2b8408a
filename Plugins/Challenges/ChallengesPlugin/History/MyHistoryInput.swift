// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A filter for records, and the size of a page.
public struct MyHistoryInput: SchemaProviding, Hashable {
    /// The filter for records.
    public var records: HistoryFilter
    /// The maximum number of results.
    public var limit: Int
    /// The cursor of the page to continue from.
    public var cursor: String?

    /// Creates an input; 20 records by default.
    public init(records: HistoryFilter = HistoryFilter(), limit: Int = 20, cursor: String? = nil) {
        self.records = records
        self.limit = limit
        self.cursor = cursor
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.MyHistoryInput", "A filter for records, and the size of a page."
    ) {
        field("records", \.records, "The filter for records.", default: HistoryFilter())
        field("limit", \.limit, "The maximum number of results.", .integer(1...100_000), default: 20).formerly(
            "count")
        field("cursor", \.cursor, "The cursor of the page to continue from.", .cursor)
    }
}
