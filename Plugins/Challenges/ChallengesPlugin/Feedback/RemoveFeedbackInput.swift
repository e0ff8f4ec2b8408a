// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The feedback that is taken back.
public struct RemoveFeedbackInput: SchemaProviding, Hashable {
    /// The feedback, by its key, the beginning of its key, or its challenge; the latest unless given.
    public var feedback: String?

    /// An input; the latest feedback unless stated.
    public init(feedback: String? = nil) {
        self.feedback = feedback
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.RemoveFeedbackInput", "The feedback that is taken back.")
    {
        field(
            "feedback", \.feedback,
            "The feedback, by its key, the beginning of its key, or its challenge; the latest unless given.",
            .text(1...200, example: "physical-stairs-only"))
    }
}
