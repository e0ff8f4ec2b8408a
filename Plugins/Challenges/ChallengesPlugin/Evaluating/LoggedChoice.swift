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

/// A policy that can be evaluated on another's log.
public enum EvaluatedPolicy: String, Codable, Sendable, CaseIterable {
    case greedy
    case stated
    case uniform
    case given
}

extension EvaluatedPolicy: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("challenges.EvaluatedPolicy", "A policy to evaluate.") {
        switch $0 {
        case .greedy: "The highest expected score, learned from all other days."
        case .stated: "The highest score from the stated preferences, without learning."
        case .uniform: "A random candidate."
        case .given: "The probabilities given with the candidates."
        }
    }
}
