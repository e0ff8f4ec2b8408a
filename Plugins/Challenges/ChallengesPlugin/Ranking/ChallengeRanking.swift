// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The choice, the challenges shown with it, and those with the highest expected scores.
public struct ChallengeRanking: SchemaProviding, Hashable {
    /// The key of the chosen challenge.
    public var choice: String
    /// Whether it was picked at random among all challenges within the limits.
    public var isExploration: Bool
    /// The choice, followed by good challenges that differ from it and from each other.
    public var shown: [RankedChallenge]
    /// The challenges with the highest expected scores, as many as are shown.
    public var best: [RankedChallenge]
    /// The number of candidates.
    public var candidates: Int
    /// The number of candidates within the limits.
    public var eligible: Int
    /// The number of challenges that each limit excluded; only limits that excluded any.
    public var removed: [Limit: LimitCount]
    /// The number of events behind the scores.
    public var events: Int
    /// The version of the list of features.
    public var featureVersion: Int

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ChallengeRanking",
        "The choice, the challenges shown with it, and those with the highest expected scores."
    ) {
        field("choice", \.choice, "The key of the chosen challenge.", .text(1...100))
        field("isExploration", \.isExploration, "Whether it was picked at random.", .boolean)
        field("shown", \.shown, "The choice, followed by good challenges that differ from it and from each other.")
        field("best", \.best, "The challenges with the highest expected scores, as many as are shown.")
        field("candidates", \.candidates, "The number of candidates.", .integer(1...Int.max))
        field("eligible", \.eligible, "The number of candidates within the limits.", .integer(1...Int.max))
        field(
            "removed", \.removed, "The number of challenges that each limit excluded.",
            .dictionary(keyedBy: Limit.self, of: .nested) { "What \($0.rawValue) took away." })
        field("events", \.events, "The number of events behind the scores.", .integer(0...Int.max))
        field("featureVersion", \.featureVersion, "The version of the list of features.", .integer(1...Int.max))
    }
}

/// A challenge with its score.
public struct RankedChallenge: SchemaProviding, Hashable {
    /// The challenge's key.
    public var id: String
    /// The title.
    public var title: String
    /// The expected log odds that it is completed and liked.
    public var score: Double
    /// The standard deviation of the score.
    public var deviation: Double
    /// The expected reward, 0 to 1: the score and its deviation as a probability (MacKay 1992).
    public var probability: Double
    /// The probability that it was chosen.
    public var propensity: Double

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.RankedChallenge", "A challenge with its score.") {
        field("id", \.id, "The challenge's key.", .text(1...100, example: "physical-stairs-only"))
        field("title", \.title, "The title.", .text(1...200))
        field("score", \.score, "The expected log odds that it is completed and liked.", .number(-1_000...1_000))
        field("deviation", \.deviation, "The standard deviation of the score.", .number(0...1_000))
        field("probability", \.probability, "The expected reward.", .number(0...1))
        field("propensity", \.propensity, "The probability that it was chosen.", .number(0...1))
    }
}
