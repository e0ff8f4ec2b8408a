// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A filter for feedback, and the size of a page.
@Schema("challenges.MyFeedbackInput")
public struct MyFeedbackInput: SchemaProviding, Hashable {
    /// The challenge, by its key or its title.
    @Field(.text(1...200, example: "physical-stairs-only")) public var challenge: String?
    /// Whether to list only requests for more (true) or only for less (false).
    public var isMore: Bool?
    /// The maximum number of results.
    @Field(.integer(1...100_000)) public var limit: Int = 50
    /// The cursor of the page to continue from.
    @Field(.cursor) public var cursor: String?
}
