// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Why a challenge has its score.
///
/// In parts that add up to it.
@Schema("challenges.ChallengeExplanation")
public struct ChallengeExplanation: SchemaProviding, Hashable {
    /// The challenge's key.
    @Field(.text(1...100, example: "physical-stairs-only")) public var id: String
    /// The expected log odds that it is completed and liked.
    @Field(.number(-1_000...1_000)) public var score: Double
    /// The standard deviation of the score.
    @Field(.number(0...1_000)) public var deviation: Double
    /// The expected reward.
    ///
    /// 0 to 1: the score and its deviation as a probability (MacKay 1992).
    @Field(.number(0...1)) public var probability: Double
    /// The number of events behind the score.
    @Field(.integer(0...Int.max)) public var events: Int
    /// The reasons in words, largest contribution first; their contributions add up to the score.
    public var reasons: [Reason]
    /// The contribution of each feature, in the order of the model's weights; they add up to the score.
    public var contributions: [FeatureContribution]
}

/// The contribution of an attribute of a challenge to its score.
@Schema("challenges.Reason")
public struct Reason: SchemaProviding, Hashable {
    /// The attribute.
    ///
    /// Such as `category`.
    @Field(.text(1...100, example: "category")) public var feature: String
    /// The contribution to the score, in log odds.
    @Field(.number(-1_000...1_000)) public var contribution: Double
    /// The reason in words.
    ///
    /// Such as "you completed 9 of 10 creative challenges, and 12 of 40 others: +0.8".
    @Field(.text(1...500, example: "you completed 9 of 10 creative challenges, and 12 of 40 others: +0.8"))
    public var sentence: String
    /// The sentence as data; nil for reasons that an earlier version stored.
    public var message: Message?
    /// The standard deviation of the contribution.
    @Field(.number(0...1_000)) public var deviation: Double
    /// The share learned from events.
    ///
    /// 0 to 1: 1 minus the variance of the contribution divided by its variance before any event.
    @Field(.number(0...1)) public var learnedShare: Double
    /// The source.
    public var source: ReasonSource
    /// The counts behind the sentence; nil if it isn't about the person's records.
    public var evidence: DeedEvidence?

    /// The attribute for the intercept: how readily the person completes any challenge.
    package static let readiness = "readiness"
}

/// The contribution of one feature to a score.
///
/// The contribution of one feature of the model to a score: its value times its weight.
@Schema("challenges.FeatureContribution")
public struct FeatureContribution: SchemaProviding, Hashable {
    /// The group of the feature.
    ///
    /// Such as `dayPartCategory`.
    @Field(.text(1...100, example: "dayPartCategory")) public var group: String
    /// The name in the group.
    ///
    /// Such as `evening × creative`.
    @Field(.text(1...100, example: "evening × creative")) public var feature: String
    /// The value for this challenge and situation.
    ///
    /// Features with value 0 are omitted.
    @Field(.number(-1_000...1_000)) public var value: Double
    /// The expected weight.
    ///
    /// In log odds.
    @Field(.number(-1_000...1_000)) public var weight: Double
    /// Value times weight.
    @Field(.number(-1_000...1_000)) public var contribution: Double
    /// The standard deviation of the contribution.
    @Field(.number(0...1_000)) public var deviation: Double
    /// The share learned from events.
    @Field(.number(0...1)) public var learnedShare: Double
}

/// The source of a reason.
@Schema("challenges.ReasonSource")
public enum ReasonSource: String, CaseIterable, SchemaProviding {
    /// The person's records: counts that differ from those of their other challenges.
    case events
    /// The person's stated preferences.
    case stated
    /// What holds for most people, or for every challenge.
    case common
    /// A guess of the model that the person's records don't confirm, or the person's feedback.
    case hint
}
