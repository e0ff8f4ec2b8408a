// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A logged choice: what was chosen from which candidates, with which probability, and the outcome.
public struct LoggedChoice: SchemaProviding, Hashable {
    /// The chosen challenge, with its propensity and outcome.
    ///
    /// The propensity is the one at the time of the choice.
    public var event: ChallengeEvent
    /// The candidates within the limits, including the chosen one.
    public var candidates: [LoggedCandidate]

    /// Creates a line of the log.
    public init(event: ChallengeEvent, candidates: [LoggedCandidate]) {
        self.event = event
        self.candidates = candidates
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.LoggedChoice",
        "A logged choice: what was chosen from which candidates, with which probability, and the outcome."
    ) {
        field("event", \.event, "The chosen challenge, with its propensity and outcome.")
        field(
            "candidates", \.candidates, "The candidates within the limits.",
            .list(of: .nested, count: 1...10_000))
    }
}

/// A candidate of a logged choice.
public struct LoggedCandidate: SchemaProviding, Hashable {
    /// The challenge's key.
    public var challenge: String
    /// The traits of the challenge at that time.
    public var traits: ChallengeTraits
    /// The probability that the evaluated policy chooses it; only the policy `given` requires it.
    public var probability: Double?

    /// A candidate.
    public init(challenge: String, traits: ChallengeTraits, probability: Double? = nil) {
        self.challenge = challenge
        self.traits = traits
        self.probability = probability
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.LoggedCandidate", "A candidate of a logged choice."
    ) {
        field("challenge", \.challenge, "The challenge's key.", .text(1...100, example: "physical-stairs-only"))
        field("traits", \.traits, "The traits of the challenge at that time.")
        field(
            "probability", \.probability, "The probability that the evaluated policy chooses it.",
            .number(0...1))
    }
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
