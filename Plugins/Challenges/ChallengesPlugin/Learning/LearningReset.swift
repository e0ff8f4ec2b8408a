// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The deleted data of a reset.
public struct LearningReset: SchemaProviding, Hashable {
    /// The number of deleted training examples.
    public var examples: Int
    /// The number of deleted feedback records.
    public var feedback: Int
    /// Whether a model learned from deleted examples was also deleted.
    public var hadPrior: Bool

    /// Creates the result.
    public init(examples: Int, feedback: Int, hadPrior: Bool) {
        self.examples = examples
        self.feedback = feedback
        self.hadPrior = hadPrior
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.LearningReset", "The deleted data of a reset.") {
        field("examples", \.examples, "The number of deleted training examples.", .integer(0...Int.max))
        field("feedback", \.feedback, "The number of deleted feedback records.", .integer(0...Int.max))
        field("hadPrior", \.hadPrior, "Whether a model learned from deleted examples was also deleted.", .boolean)
    }
}
