// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A logged choice: what was chosen from which candidates, with which probability, and the outcome.
@Schema("challenges.LoggedChoice")
public struct LoggedChoice: SchemaProviding, Hashable {
    /// The chosen challenge, with its propensity and outcome.
    ///
    /// The propensity is the one at the time of the choice.
    public var event: ChallengeEvent
    /// The candidates within the limits.
    ///
    /// Including the chosen one.
    @Field(count: 1...10_000) public var candidates: [LoggedCandidate]
}

/// A candidate of a logged choice.
@Schema("challenges.LoggedCandidate")
public struct LoggedCandidate: SchemaProviding, Hashable {
    /// The challenge's key.
    @Field(.text(1...100, example: "physical-stairs-only")) public var challenge: String
    /// The traits of the challenge at that time.
    public var traits: ChallengeTraits
    /// The probability that the evaluated policy chooses it.
    ///
    /// Only the policy `given` requires it.
    @Field(.number(0...1)) public var probability: Double?
}

/// A policy to evaluate.
///
/// A policy that can be evaluated on another's log.
@Schema("challenges.EvaluatedPolicy")
public enum EvaluatedPolicy: String, CaseIterable, SchemaProviding {
    /// The highest expected score, learned from all other days.
    case greedy
    /// The highest score from the stated preferences, without learning.
    case stated
    /// A random candidate.
    case uniform
    /// The probabilities given with the candidates.
    case given
}
