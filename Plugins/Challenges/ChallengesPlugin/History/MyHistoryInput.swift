// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which records are listed, and how many.
public struct MyHistoryInput: SchemaProviding, Hashable {
    /// Which records.
    public var records: HistoryFilter
    /// How many the list may have at most.
    public var limit: Int
    /// The cursor of a list, to continue it.
    public var cursor: String?

    /// Twenty records unless stated.
    public init(records: HistoryFilter = HistoryFilter(), limit: Int = 20, cursor: String? = nil) {
        self.records = records
        self.limit = limit
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.MyHistoryInput", "Which records are listed, and how many."
    ) {
        field("records", \.records, "Which records.", default: HistoryFilter())
        field("limit", \.limit, "How many the list may have at most.", .integer(1...100_000), default: 20).formerly(
            "count")
        field("cursor", \.cursor, "The cursor of a list, to continue it.", .cursor)
    }
}
