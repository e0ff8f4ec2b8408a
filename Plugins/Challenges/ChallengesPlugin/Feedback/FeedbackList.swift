// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What the user asked for more and less of.
public struct FeedbackList: SchemaProviding, Hashable {
    /// How many there are in all.
    public var total: Int
    /// The feedback, oldest first.
    public var feedback: [Feedback]
    /// What continues the list; absent at its end.
    public var cursor: String?

    /// Feedback.
    package init(total: Int, feedback: [Feedback], cursor: String? = nil) {
        self.total = total
        self.feedback = feedback
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.FeedbackList", "What the user asked for more and less of."
    ) {
        field("total", \.total, "How many there are in all.", .integer(0...Int.max))
        field("feedback", \.feedback, "The feedback, oldest first.")
        field("cursor", \.cursor, "What continues the list; absent at its end.", .cursor)
    }
}
