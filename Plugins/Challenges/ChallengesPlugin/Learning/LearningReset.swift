// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The deleted data of a reset.
@Schema("challenges.LearningReset")
public struct LearningReset: SchemaProviding, Hashable {
    /// The number of deleted training examples.
    @Field(.integer(0...Int.max)) public var examples: Int
    /// The number of deleted feedback records.
    @Field(.integer(0...Int.max)) public var feedback: Int
    /// Whether a model learned from deleted examples was also deleted.
    public var hadPrior: Bool
}
