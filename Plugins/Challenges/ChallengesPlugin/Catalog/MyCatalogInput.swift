// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A filter for challenges, and the size of a page.
public struct MyCatalogInput: SchemaProviding, Hashable {
    /// The filter for challenges.
    public var filter: ChallengeFilter
    /// The maximum number of results.
    public var limit: Int
    /// The cursor of the page to continue from.
    public var cursor: String?

    /// The default maximum number of results.
    package static let defaultLimit = 50

    /// Creates an input; 50 challenges by default.
    public init(filter: ChallengeFilter = ChallengeFilter(), limit: Int = 50, cursor: String? = nil) {
        self.filter = filter
        self.limit = limit
        self.cursor = cursor
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.MyCatalogInput", "A filter for challenges, and the size of a page."
    ) {
        field("filter", \.filter, "The filter for challenges.", default: ChallengeFilter())
        field(
            "limit", \.limit, "The maximum number of results.", .integer(1...100_000), default: Self.defaultLimit)
        field("cursor", \.cursor, "The cursor of the page to continue from.", .cursor)
    }
}
