// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Why a challenge suits the user, and the limits that exclude it.
public struct MyExplanation: SchemaProviding, Hashable {
    /// The challenge.
    public var challenge: Challenge
    /// The situation.
    public var situation: Situation
    /// The explanation of its score.
    public var explanation: ChallengeExplanation
    /// The limits that exclude it now; empty if there are none.
    public var limits: [Limit]

    /// An explanation.
    package init(challenge: Challenge, situation: Situation, explanation: ChallengeExplanation, limits: [Limit]) {
        self.challenge = challenge
        self.situation = situation
        self.explanation = explanation
        self.limits = limits
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.MyExplanation", "Why a challenge suits the user, and the limits that exclude it."
    ) {
        field("challenge", \.challenge, "The challenge.")
        field("situation", \.situation, "The situation.")
        field("explanation", \.explanation, "The explanation of its score.")
        field("limits", \.limits, "The limits that exclude it now; empty if there are none.")
    }
}
