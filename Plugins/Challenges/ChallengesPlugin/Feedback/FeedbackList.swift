// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A page of the user's feedback.
public struct FeedbackList: SchemaProviding, Hashable {
    /// The total number of matches.
    public var total: Int
    /// The feedback, oldest first.
    public var feedback: [Feedback]
    /// The cursor of the next page; absent on the last page.
    public var cursor: String?

    /// Feedback.
    package init(total: Int, feedback: [Feedback], cursor: String? = nil) {
        self.total = total
        self.feedback = feedback
        self.cursor = cursor
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.FeedbackList", "A page of the user's feedback."
    ) {
        field("total", \.total, "The total number of matches.", .integer(0...Int.max))
        field("feedback", \.feedback, "The feedback, oldest first.")
        field("cursor", \.cursor, "The cursor of the next page; absent on the last page.", .cursor)
    }
}
