// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The feedback to remove.
public struct RemoveFeedbackInput: SchemaProviding, Hashable {
    /// The feedback, by its key, the beginning of its key, or its challenge; the latest by default.
    public var feedback: String?

    /// Creates an input; the latest feedback by default.
    public init(feedback: String? = nil) {
        self.feedback = feedback
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.RemoveFeedbackInput", "The feedback to remove.") {
        field(
            "feedback", \.feedback,
            "The feedback, by its key, the beginning of its key, or its challenge; the latest by default.",
            .text(1...200, example: "physical-stairs-only"))
    }
}
