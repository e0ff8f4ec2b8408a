// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// One line of the log: what was chosen with which likelihood, from what, and what became of it.
public struct LoggedChoice: SchemaProviding, Hashable {
    /// What was chosen, with its propensity, and what became of it.
    ///
    /// The propensity is the one at the time of the choice.
    public var event: ChallengeEvent
    /// What it was chosen from, after the limits; the chosen one among them.
    public var candidates: [LoggedCandidate]

    /// A line of the log.
    public init(event: ChallengeEvent, candidates: [LoggedCandidate]) {
        self.event = event
        self.candidates = candidates
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.LoggedChoice", "What was chosen with which likelihood, from what, and what became of it."
    ) {
        field("event", \.event, "What was chosen, with its propensity, and what became of it.")
        field(
            "candidates", \.candidates, "What it was chosen from, after the limits.",
            .list(of: .nested, count: 1...10_000))
    }
}

/// Something that could have been chosen.
public struct LoggedCandidate: SchemaProviding, Hashable {
    /// The challenge's key.
    public var challenge: String
    /// What it asked for at that time.
    public var traits: ChallengeTraits
    /// How likely the policy under evaluation was to choose it; needed by the policy `given` alone.
    public var probability: Double?

    /// A candidate.
    public init(challenge: String, traits: ChallengeTraits, probability: Double? = nil) {
        self.challenge = challenge
        self.traits = traits
        self.probability = probability
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.LoggedCandidate", "Something that could have been chosen."
    ) {
        field("challenge", \.challenge, "The challenge's key.", .text(1...100, example: "physical-stairs-only"))
        field("traits", \.traits, "What it asked for at that time.")
        field(
            "probability", \.probability, "How likely the policy under evaluation was to choose it.",
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
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration("challenges.EvaluatedPolicy", "A policy to evaluate.") {
        switch $0 {
        case .greedy: "The best by expectation of what was learned from all other days."
        case .stated: "The best by what the person says of themselves, with nothing learned."
        case .uniform: "A random candidate."
        case .given: "The probabilities given with the candidates."
        }
    }
}
