// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A filter for entries, and the size of a page.
public struct MyEntriesInput: SchemaProviding, Hashable {
    /// The filter for entries.
    public var filter: EntryFilter
    /// Whether to list the earliest entries first.
    public var earliestFirst: Bool
    /// Whether to include coordinates.
    public var includesCoordinates: Bool
    /// The maximum number of results.
    public var limit: Int
    /// The cursor of the page to continue from.
    public var cursor: String?

    /// Creates an input; the latest 20 entries by default.
    public init(
        filter: EntryFilter = EntryFilter(), earliestFirst: Bool = false, includesCoordinates: Bool = false,
        limit: Int = 20, cursor: String? = nil
    ) {
        self.filter = filter
        self.earliestFirst = earliestFirst
        self.includesCoordinates = includesCoordinates
        self.limit = limit
        self.cursor = cursor
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.MyEntriesInput", "A filter for entries, and the size of a page."
    ) {
        field("filter", \.filter, "The filter for entries.", default: EntryFilter())
        field("earliestFirst", \.earliestFirst, "Whether to list the earliest entries first.", .boolean, default: false)
        field("includesCoordinates", \.includesCoordinates, "Whether to include coordinates.", .boolean, default: false)
        field("limit", \.limit, "The maximum number of results.", .integer(1...100_000), default: 20)
        field("cursor", \.cursor, "The cursor of the page to continue from.", .cursor)
    }
}
