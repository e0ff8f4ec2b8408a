// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The choice, what is shown beside it, and the best by expectation.
public struct ChallengeRanking: SchemaProviding, Hashable {
    /// The key of the challenge chosen.
    public var choice: String
    /// Whether it was picked at random among all that are left.
    public var isExploration: Bool
    /// The choice first, then others unlike it: good ones, each unlike those before it.
    public var shown: [RankedChallenge]
    /// The best by expectation, whatever was chosen; as many as are shown.
    public var best: [RankedChallenge]
    /// How many candidates there were.
    public var candidates: Int
    /// How many of them the limits left.
    public var eligible: Int
    /// What each limit took away; only limits that took away something.
    public var removed: [Limit: LimitCount]
    /// How many events the scores rest on.
    public var events: Int
    /// The version of the list of features.
    public var featureVersion: Int

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.ChallengeRanking", "The choice, and what is shown beside it."
    ) {
        field("choice", \.choice, "The key of the challenge chosen.", .text(1...100))
        field("isExploration", \.isExploration, "Whether it was picked at random.", .boolean)
        field("shown", \.shown, "The choice first, then others unlike it.")
        field("best", \.best, "The best by expectation.")
        field("candidates", \.candidates, "How many candidates there were.", .integer(1...Int.max))
        field("eligible", \.eligible, "How many of them the limits left.", .integer(1...Int.max))
        field(
            "removed", \.removed, "What each limit took away.",
            .dictionary(keyedBy: Limit.self, of: .nested) { "What \($0.rawValue) took away." })
        field("events", \.events, "How many events the scores rest on.", .integer(0...Int.max))
        field("featureVersion", \.featureVersion, "The version of the list of features.", .integer(1...Int.max))
    }
}

/// A challenge with its score.
public struct RankedChallenge: SchemaProviding, Hashable {
    /// The challenge's key.
    public var id: String
    /// What it is called.
    public var title: String
    /// The expected log odds that it is done and liked.
    public var score: Double
    /// How far the score may be off, as a standard deviation.
    public var deviation: Double
    /// The expected reward, 0 to 1: the score and its deviation as a probability (MacKay 1992).
    public var probability: Double
    /// How likely it was to be chosen.
    public var propensity: Double

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.RankedChallenge", "A challenge with its score.") {
        field("id", \.id, "The challenge's key.", .text(1...100, example: "physical-stairs-only"))
        field("title", \.title, "What it is called.", .text(1...200))
        field("score", \.score, "The expected log odds that it is done and liked.", .number(-1_000...1_000))
        field("deviation", \.deviation, "How far the score may be off.", .number(0...1_000))
        field("probability", \.probability, "The expected reward.", .number(0...1))
        field("propensity", \.propensity, "How likely it was to be chosen.", .number(0...1))
    }
}
