// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Why a challenge suits the user, and the limits that exclude it.
@Schema("challenges.MyExplanation")
public struct MyExplanation: SchemaProviding, Hashable {
    /// The challenge.
    public var challenge: Challenge
    /// The situation.
    public var situation: Situation
    /// The explanation of its score.
    public var explanation: ChallengeExplanation
    /// The limits that exclude it now; empty if there are none.
    public var limits: [Limit]
}
