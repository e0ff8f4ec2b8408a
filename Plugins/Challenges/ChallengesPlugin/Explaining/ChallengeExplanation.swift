// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Why a challenge has its score, in parts that add up to it.
public struct ChallengeExplanation: SchemaProviding, Hashable {
    /// The challenge's key.
    public var id: String
    /// The expected log odds that it is completed and liked.
    public var score: Double
    /// The standard deviation of the score.
    public var deviation: Double
    /// The expected reward, 0 to 1: the score and its deviation as a probability (MacKay 1992).
    public var probability: Double
    /// The number of events behind the score.
    public var events: Int
    /// The reasons in words, largest contribution first; their contributions add up to the score.
    public var reasons: [Reason]
    /// The contribution of each feature, in the order of the model's weights; they add up to the score.
    public var contributions: [FeatureContribution]

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.ChallengeExplanation", "Why a challenge has its score.")
    {
        field("id", \.id, "The challenge's key.", .text(1...100, example: "physical-stairs-only"))
        field("score", \.score, "The expected log odds that it is completed and liked.", .number(-1_000...1_000))
        field("deviation", \.deviation, "The standard deviation of the score.", .number(0...1_000))
        field("probability", \.probability, "The expected reward.", .number(0...1))
        field("events", \.events, "The number of events behind the score.", .integer(0...Int.max))
        field(
            "reasons", \.reasons,
            "The reasons in words, largest contribution first; their contributions add up to the score.")
        field(
            "contributions", \.contributions,
            "The contribution of each feature, in the order of the model's weights; they add up to the score.")
    }
}

/// A reason for a score: the contribution of an attribute of the challenge.
public struct Reason: SchemaProviding, Hashable {
    /// The attribute, such as `category`.
    public var feature: String
    /// The contribution to the score, in log odds.
    public var contribution: Double
    /// The reason in words, such as "you completed 9 of 10 creative challenges, and 12 of 40 others: +0.8".
    public var sentence: String
    /// The sentence as data; nil for reasons that an earlier version stored.
    public var message: Message?
    /// The standard deviation of the contribution.
    public var deviation: Double
    /// The share learned from events, 0 to 1: 1 minus the variance of the contribution divided by its variance before
    /// any event.
    public var learnedShare: Double
    /// The source.
    public var source: ReasonSource
    /// The counts behind the sentence; nil if it isn't about the person's records.
    public var evidence: DeedEvidence?

    /// The attribute for the intercept: how readily the person completes any challenge.
    package static let readiness = "readiness"

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.Reason", "The contribution of an attribute of a challenge to its score."
    ) {
        field("feature", \.feature, "The attribute.", .text(1...100, example: "category"))
        field("contribution", \.contribution, "The contribution to the score, in log odds.", .number(-1_000...1_000))
        field(
            "sentence", \.sentence, "The reason in words.",
            .text(1...500, example: "you completed 9 of 10 creative challenges, and 12 of 40 others: +0.8"))
        field("message", \.message, "The sentence as data; nil for reasons that an earlier version stored.")
        field("deviation", \.deviation, "The standard deviation of the contribution.", .number(0...1_000))
        field("learnedShare", \.learnedShare, "The share learned from events.", .number(0...1))
        field("source", \.source, "The source.")
        field(
            "evidence", \.evidence, "The counts behind the sentence; nil if it isn't about the person's records.")
    }
}

/// The contribution of one feature of the model to a score: its value times its weight.
public struct FeatureContribution: SchemaProviding, Hashable {
    /// The group of the feature, such as `dayPartCategory`.
    public var group: String
    /// The name in the group, such as `evening × creative`.
    public var feature: String
    /// The value for this challenge and situation; features with value 0 are omitted.
    public var value: Double
    /// The expected weight, in log odds.
    public var weight: Double
    /// Value times weight.
    public var contribution: Double
    /// The standard deviation of the contribution.
    public var deviation: Double
    /// The share learned from events, 0 to 1.
    public var learnedShare: Double

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.FeatureContribution", "The contribution of one feature to a score."
    ) {
        field("group", \.group, "The group of the feature.", .text(1...100, example: "dayPartCategory"))
        field("feature", \.feature, "The name in the group.", .text(1...100, example: "evening × creative"))
        field("value", \.value, "The value for this challenge and situation.", .number(-1_000...1_000))
        field("weight", \.weight, "The expected weight.", .number(-1_000...1_000))
        field("contribution", \.contribution, "Value times weight.", .number(-1_000...1_000))
        field("deviation", \.deviation, "The standard deviation of the contribution.", .number(0...1_000))
        field("learnedShare", \.learnedShare, "The share learned from events.", .number(0...1))
    }
}

/// The source of a reason.
public enum ReasonSource: String, Codable, Sendable, CaseIterable {
    case events
    case stated
    case common
    case hint
}

extension ReasonSource: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("challenges.ReasonSource", "The source of a reason.") {
        switch $0 {
        case .events: "The person's records: counts that differ from those of their other challenges."
        case .stated: "The person's stated preferences."
        case .common: "What holds for most people, or for every challenge."
        case .hint: "A guess of the model that the person's records don't confirm, or the person's feedback."
        }
    }
}
