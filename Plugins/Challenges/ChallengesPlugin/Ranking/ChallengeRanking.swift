// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The choice, the challenges shown with it, and those with the highest expected scores.
@Schema("challenges.ChallengeRanking")
public struct ChallengeRanking: SchemaProviding, Hashable {
    /// The key of the chosen challenge.
    @Field(.text(1...100)) public var choice: String
    /// Whether it was picked at random.
    ///
    /// It was picked among all challenges within the limits.
    public var isExploration: Bool
    /// The choice, followed by good challenges that differ from it and from each other.
    public var shown: [RankedChallenge]
    /// The challenges with the highest expected scores, as many as are shown.
    public var best: [RankedChallenge]
    /// The number of candidates.
    @Field(.integer(1...Int.max)) public var candidates: Int
    /// The number of candidates within the limits.
    @Field(.integer(1...Int.max)) public var eligible: Int
    /// The number of challenges that each limit excluded.
    ///
    /// Only limits that excluded any.
    @Field(
        ComputationKit.Schema<[Limit: LimitCount]>.dictionary(keyedBy: Limit.self, of: .nested) {
            "What \($0.rawValue) took away."
        })
    public var removed: [Limit: LimitCount]
    /// The number of events behind the scores.
    @Field(.integer(0...Int.max)) public var events: Int
    /// The version of the list of features.
    @Field(.integer(1...Int.max)) public var featureVersion: Int
}

/// A challenge with its score.
@Schema("challenges.RankedChallenge")
public struct RankedChallenge: SchemaProviding, Hashable {
    /// The challenge's key.
    @Field(.text(1...100, example: "physical-stairs-only")) public var id: String
    /// The title.
    @Field(.text(1...200)) public var title: String
    /// The expected log odds that it is completed and liked.
    @Field(.number(-1_000...1_000)) public var score: Double
    /// The standard deviation of the score.
    @Field(.number(0...1_000)) public var deviation: Double
    /// The expected reward.
    ///
    /// 0 to 1: the score and its deviation as a probability (MacKay 1992).
    @Field(.number(0...1)) public var probability: Double
    /// The probability that it was chosen.
    @Field(.number(0...1)) public var propensity: Double
}
