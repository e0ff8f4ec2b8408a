// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which feedback is listed, and how much of it.
public struct MyFeedbackInput: SchemaProviding, Hashable {
    /// The challenge, by its key or its title.
    public var challenge: String?
    /// Whether only more, or only less, was wanted.
    public var isMore: Bool?
    /// How many the list may have at most.
    public var limit: Int
    /// The cursor of a list, to continue it.
    public var cursor: String?

    /// All feedback unless stated.
    public init(challenge: String? = nil, isMore: Bool? = nil, limit: Int = 50, cursor: String? = nil) {
        self.challenge = challenge
        self.isMore = isMore
        self.limit = limit
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.MyFeedbackInput", "Which feedback is listed, and how much of it."
    ) {
        field(
            "challenge", \.challenge, "The challenge, by its key or its title.",
            .text(1...200, example: "physical-stairs-only"))
        field("isMore", \.isMore, "Whether only more, or only less, was wanted.", .boolean)
        field("limit", \.limit, "How many the list may have at most.", .integer(1...100_000), default: 50)
        field("cursor", \.cursor, "The cursor of a list, to continue it.", .cursor)
    }
}
