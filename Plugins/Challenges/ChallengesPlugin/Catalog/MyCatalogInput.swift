// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which challenges are listed, and how many.
public struct MyCatalogInput: SchemaProviding, Hashable {
    /// Which challenges.
    public var filter: ChallengeFilter
    /// How many the list may have at most.
    public var limit: Int
    /// The cursor of a list, to continue it.
    public var cursor: String?

    /// The length of a list unless stated.
    package static let defaultLimit = 50

    /// Fifty challenges unless stated.
    public init(filter: ChallengeFilter = ChallengeFilter(), limit: Int = 50, cursor: String? = nil) {
        self.filter = filter
        self.limit = limit
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.MyCatalogInput", "Which challenges are listed, and how many."
    ) {
        field("filter", \.filter, "Which challenges.", default: ChallengeFilter())
        field(
            "limit", \.limit, "How many the list may have at most.", .integer(1...100_000), default: Self.defaultLimit)
        field("cursor", \.cursor, "The cursor of a list, to continue it.", .cursor)
    }
}
