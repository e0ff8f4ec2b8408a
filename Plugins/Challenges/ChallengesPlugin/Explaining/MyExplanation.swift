// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Why a challenge fits the user, and what keeps it from being offered.
public struct MyExplanation: SchemaProviding, Hashable {
    /// The challenge.
    public var challenge: Challenge
    /// When and in what circumstances.
    public var situation: Situation
    /// Why it has its score.
    public var explanation: ChallengeExplanation
    /// What keeps it from being offered now; empty when nothing does.
    public var limits: [Limit]

    /// An explanation.
    package init(challenge: Challenge, situation: Situation, explanation: ChallengeExplanation, limits: [Limit]) {
        self.challenge = challenge
        self.situation = situation
        self.explanation = explanation
        self.limits = limits
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.MyExplanation", "Why a challenge fits the user, and what keeps it from being offered."
    ) {
        field("challenge", \.challenge, "The challenge.")
        field("situation", \.situation, "When and in what circumstances.")
        field("explanation", \.explanation, "Why it has its score.")
        field("limits", \.limits, "What keeps it from being offered now; empty when nothing does.")
    }
}
