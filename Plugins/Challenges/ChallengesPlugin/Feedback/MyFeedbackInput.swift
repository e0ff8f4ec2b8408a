// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A filter for feedback, and the size of a page.
public struct MyFeedbackInput: SchemaProviding, Hashable {
    /// The challenge, by its key or its title.
    public var challenge: String?
    /// Whether to list only requests for more (true) or only for less (false).
    public var isMore: Bool?
    /// The maximum number of results.
    public var limit: Int
    /// The cursor of the page to continue from.
    public var cursor: String?

    /// Creates an input; all feedback by default.
    public init(challenge: String? = nil, isMore: Bool? = nil, limit: Int = 50, cursor: String? = nil) {
        self.challenge = challenge
        self.isMore = isMore
        self.limit = limit
        self.cursor = cursor
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.MyFeedbackInput", "A filter for feedback, and the size of a page."
    ) {
        field(
            "challenge", \.challenge, "The challenge, by its key or its title.",
            .text(1...200, example: "physical-stairs-only"))
        field("isMore", \.isMore, "Whether to list only requests for more (true) or only for less (false).", .boolean)
        field("limit", \.limit, "The maximum number of results.", .integer(1...100_000), default: 50)
        field("cursor", \.cursor, "The cursor of the page to continue from.", .cursor)
    }
}
