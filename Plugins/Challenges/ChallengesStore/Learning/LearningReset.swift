// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What went when learning was reset.
public struct LearningReset: Described, Hashable {
    /// How many training examples.
    public var examples: Int
    /// How many opinions.
    public var opinions: Int
    /// Whether there was a belief that dropped examples had left.
    public var hadPrior: Bool

    /// What went.
    public init(examples: Int, opinions: Int, hadPrior: Bool) {
        self.examples = examples
        self.opinions = opinions
        self.hadPrior = hadPrior
    }

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("LearningReset", "What went when learning was reset.") {
        field("examples", \.examples, "How many training examples.", .integer(0...Int.max))
        field("opinions", \.opinions, "How many opinions.", .integer(0...Int.max))
        field("hadPrior", \.hadPrior, "Whether there was a belief that dropped examples had left.", .boolean)
    }
}
