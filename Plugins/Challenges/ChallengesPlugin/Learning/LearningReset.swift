// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What went when learning was reset.
public struct LearningReset: SchemaProviding, Hashable {
    /// How many training examples.
    public var examples: Int
    /// How many feedback records.
    public var feedback: Int
    /// Whether there was a belief that dropped examples had left.
    public var hadPrior: Bool

    /// What went.
    public init(examples: Int, feedback: Int, hadPrior: Bool) {
        self.examples = examples
        self.feedback = feedback
        self.hadPrior = hadPrior
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.LearningReset", "What went when learning was reset.") {
        field("examples", \.examples, "How many training examples.", .integer(0...Int.max))
        field("feedback", \.feedback, "How many feedback records.", .integer(0...Int.max))
        field("hadPrior", \.hadPrior, "Whether there was a belief that dropped examples had left.", .boolean)
    }
}
