// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A page of the user's feedback.
@Schema("challenges.FeedbackList")
public struct FeedbackList: SchemaProviding, Hashable {
    /// The total number of matches.
    @Field(.integer(0...Int.max)) public var total: Int
    /// The feedback, oldest first.
    public var feedback: [Feedback]
    /// The cursor of the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}
