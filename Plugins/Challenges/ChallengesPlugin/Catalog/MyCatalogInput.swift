// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A filter for challenges, and the size of a page.
@Schema("challenges.MyCatalogInput")
public struct MyCatalogInput: SchemaProviding, Hashable {
    /// The filter for challenges.
    public var filter: ChallengeFilter = ChallengeFilter()
    /// The maximum number of results.
    @Field(.integer(1...100_000)) public var limit: Int = Self.defaultLimit
    /// The cursor of the page to continue from.
    @Field(.cursor) public var cursor: String?

    /// The default maximum number of results.
    package static let defaultLimit = 50

    /// Creates an input; 50 challenges by default.
    public init(filter: ChallengeFilter = ChallengeFilter(), limit: Int = 50, cursor: String? = nil) {
        self.filter = filter
        self.limit = limit
        self.cursor = cursor
    }
}
