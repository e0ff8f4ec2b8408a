// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which recognitions to list.
public struct MyRecognitionLogInput: SchemaProviding, Hashable {
    /// The first day.
    public var from: DayReference?
    /// The last day.
    public var until: DayReference?
    /// Whether to list only failed recognitions.
    public var failuresOnly: Bool
    /// The maximum number of entries.
    public var limit: Int
    /// The cursor from an earlier response, to continue its list.
    public var cursor: String?

    /// Creates a list of at most 20 entries.
    public init() {
        failuresOnly = false
        limit = 20
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.MyRecognitionLogInput", "Which recognitions to list.") {
        field("from", \.from, "The first day.")
        field("until", \.until, "The last day.")
        field("failuresOnly", \.failuresOnly, "Whether to list only failed recognitions.", .boolean, default: false)
        field("limit", \.limit, "The maximum number of entries.", .integer(1...1_000), default: 20)
        field("cursor", \.cursor, "The cursor from an earlier response, to continue its list.", .cursor)
    }
}
