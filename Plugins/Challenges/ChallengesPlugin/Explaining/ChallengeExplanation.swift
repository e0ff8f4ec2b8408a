// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Why a challenge has its score: parts that add up to it.
public struct ChallengeExplanation: SchemaProviding, Hashable {
    /// The challenge's key.
    public var id: String
    /// The expected log odds that it is done and liked.
    public var score: Double
    /// How far the score may be off, as a standard deviation.
    public var deviation: Double
    /// The expected reward, 0 to 1: the score and its deviation as a probability (MacKay 1992).
    public var probability: Double
    /// How many events the score rests on.
    public var events: Int
    /// The reasons in words, the weightiest first; they add up to the score by their contributions.
    public var reasons: [Reason]
    /// What each feature adds; they add up to the score, too, and are in the order of the model's weights.
    public var contributions: [FeatureContribution]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.ChallengeExplanation", "Why a challenge has its score.")
    {
        field("id", \.id, "The challenge's key.", .text(1...100, example: "physical-stairs-only"))
        field("score", \.score, "The expected log odds that it is done and liked.", .number(-1_000...1_000))
        field("deviation", \.deviation, "How far the score may be off.", .number(0...1_000))
        field("probability", \.probability, "The expected reward.", .number(0...1))
        field("events", \.events, "How many events the score rests on.", .integer(0...Int.max))
        field("reasons", \.reasons, "The reasons in words, the weightiest first; they add up to the score.")
        field("contributions", \.contributions, "What each feature adds; they add up to the score.")
    }
}

/// One reason for a score: what an attribute of the challenge adds to it.
public struct Reason: SchemaProviding, Hashable {
    /// The attribute, such as `category`, or `category and time` where one sentence tells both.
    public var feature: String
    /// What it adds to the score, in log odds.
    public var contribution: Double
    /// The reason in words, such as "you finish short creative challenges on weekday evenings: +0.8".
    public var sentence: String
    /// How far the contribution may be off, as a standard deviation.
    public var deviation: Double
    /// How much of it the events have settled, 0 to 1: 1 less the variance of the contribution divided by its variance
    /// before any event.
    public var learnedShare: Double
    /// Where it comes from.
    public var source: ReasonSource

    /// The attribute of what holds for all challenges alike: how readily anything is done.
    package static let readiness = "readiness"

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.Reason", "What an attribute of a challenge adds to its score."
    ) {
        field("feature", \.feature, "The attribute.", .text(1...100, example: "category and time"))
        field("contribution", \.contribution, "What it adds to the score, in log odds.", .number(-1_000...1_000))
        field(
            "sentence", \.sentence, "The reason in words.",
            .text(1...500, example: "you finish short creative challenges on weekday evenings: +0.8"))
        field("deviation", \.deviation, "How far the contribution may be off.", .number(0...1_000))
        field("learnedShare", \.learnedShare, "How much of it the events have settled.", .number(0...1))
        field("source", \.source, "Where it comes from.")
    }
}

/// What one feature of the model adds to a score: its value times its weight.
public struct FeatureContribution: SchemaProviding, Hashable {
    /// The group of the feature, such as `dayPartCategory`.
    public var group: String
    /// Its name in the group, such as `evening × creative`.
    public var feature: String
    /// Its value for this challenge and situation; features of value 0 are left out.
    public var value: Double
    /// The weight that is expected, in log odds.
    public var weight: Double
    /// Value times weight.
    public var contribution: Double
    /// How far the contribution may be off, as a standard deviation.
    public var deviation: Double
    /// How much of it the events have settled, 0 to 1.
    public var learnedShare: Double

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.FeatureContribution", "What one feature adds to a score."
    ) {
        field("group", \.group, "The group of the feature.", .text(1...100, example: "dayPartCategory"))
        field("feature", \.feature, "Its name in the group.", .text(1...100, example: "evening × creative"))
        field("value", \.value, "Its value for this challenge and situation.", .number(-1_000...1_000))
        field("weight", \.weight, "The weight that is expected.", .number(-1_000...1_000))
        field("contribution", \.contribution, "Value times weight.", .number(-1_000...1_000))
        field("deviation", \.deviation, "How far the contribution may be off.", .number(0...1_000))
        field("learnedShare", \.learnedShare, "How much of it the events have settled.", .number(0...1))
    }
}

/// Where a reason comes from.
public enum ReasonSource: String, Codable, Sendable, CaseIterable {
    case events
    case stated
    case common
    case hint
}

extension ReasonSource: SchemaProviding {
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration("challenges.ReasonSource", "Where a reason comes from.") {
        switch $0 {
        case .events: "What the person did: events have settled at least a tenth of what was open."
        case .stated: "What the person told us of themselves."
        case .common: "What holds for most people."
        case .hint: "What the person did, where it settles less than a tenth of what was open."
        }
    }
}
