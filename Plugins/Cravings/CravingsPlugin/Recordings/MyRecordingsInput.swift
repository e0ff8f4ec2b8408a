// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The order of a list of recordings.
public enum RecordingOrder: String, Codable, Sendable, CaseIterable {
    case newest
    case mostPlayed = "most-played"
}

extension RecordingOrder: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "cravings.RecordingOrder", "The order of a list of recordings."
    ) {
        switch $0 {
        case .newest: "The newest first."
        case .mostPlayed: "The most played first."
        }
    }
}

/// A filter for recordings, their order, and the size of a page.
public struct MyRecordingsInput: SchemaProviding, Hashable {
    /// The filter for recordings.
    public var filter: RecordingFilter
    /// The order.
    public var order: RecordingOrder
    /// The maximum number of results.
    public var limit: Int
    /// The cursor of the page to continue from.
    public var cursor: String?

    /// Creates an input; the newest 20 recordings by default.
    public init(
        filter: RecordingFilter = RecordingFilter(), order: RecordingOrder = .newest, limit: Int = 20,
        cursor: String? = nil
    ) {
        self.filter = filter
        self.order = order
        self.limit = limit
        self.cursor = cursor
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.MyRecordingsInput", "A filter for recordings, their order, and the size of a page."
    ) {
        field("filter", \.filter, "The filter for recordings.", default: RecordingFilter())
        field("order", \.order, "The order.", default: .newest)
        field("limit", \.limit, "The maximum number of results.", .integer(1...100_000), default: 20)
        field("cursor", \.cursor, "The cursor of the page to continue from.", .cursor)
    }
}
