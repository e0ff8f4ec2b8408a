// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The outcome of a challenge on a day, for learning.
public struct ChallengeEvent: SchemaProviding, Hashable {
    /// The challenge's key.
    public var challenge: String
    /// The traits of the challenge at that time.
    public var traits: ChallengeTraits
    /// The situation in which it was chosen.
    public var situation: Situation
    /// The status.
    public var status: ChallengeStatus
    /// The rating, 1 to 5; nil if not rated.
    public var rating: Int?
    /// The mood afterward, 1 to 5: reported as a result and never used for a choice.
    public var moodAfter: Int?
    /// The hour of completion on the local clock, 0 to 23; nil if it wasn't completed, or the hour is unknown.
    ///
    /// The hour of the situation is that of the choice.
    public var completedHour: Int?
    /// Why it was skipped; nil if it wasn't, or no reason was given.
    public var skipReason: SkipReason?
    /// The weight in learning, above 0 up to 1; feedback has half the weight.
    public var weight: Double
    /// The probability of the choice when it was made; nil if the person chose.
    public var propensity: Double?
    /// Whether it is feedback.
    ///
    /// Feedback doesn't count toward recency.
    public var isFeedback: Bool

    /// An event.
    public init(
        challenge: String, traits: ChallengeTraits, situation: Situation, status: ChallengeStatus, rating: Int? = nil,
        moodAfter: Int? = nil, weight: Double = 1, propensity: Double? = nil, isFeedback: Bool = false,
        completedHour: Int? = nil, skipReason: SkipReason? = nil
    ) {
        self.challenge = challenge
        self.traits = traits
        self.situation = situation
        self.status = status
        self.rating = rating
        self.moodAfter = moodAfter
        self.weight = weight
        self.propensity = propensity
        self.isFeedback = isFeedback
        self.completedHour = completedHour
        self.skipReason = skipReason
    }

    /// The reward of a completed challenge without a rating, equal to a rating of 3.
    public static let unratedReward = 0.75

    /// The reward, 0 to 1: 0 if skipped; if completed, 0.5 plus 0.125 for each star above the first; nil if pending,
    /// expired, or skipped for another day.
    public var reward: Double? {
        switch status {
        case .pending, .expired: nil
        case .skipped: skipReason == .notToday ? nil : 0
        case .completed: rating.map { 0.5 + 0.125 * Double($0 - 1) } ?? Self.unratedReward
        }
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ChallengeEvent", "The outcome of a challenge on a day."
    ) {
        field("challenge", \.challenge, "The challenge's key.", .text(1...100, example: "physical-stairs-only"))
        field("traits", \.traits, "The traits of the challenge at that time.")
        field("situation", \.situation, "The situation in which it was chosen.").formerly("moment")
        field("status", \.status, "The status.")
        field("rating", \.rating, "The rating.", .integer(1...5))
        field("moodAfter", \.moodAfter, "The mood afterward.", .integer(1...5))
        field(
            "completedHour", \.completedHour, "The hour of completion on the local clock.", .integer(0...23, .hours))
        field("skipReason", \.skipReason, "Why it was skipped.")
        field("weight", \.weight, "The weight in learning.", .number(0.001...1), default: 1)
        field(
            "propensity", \.propensity, "The probability of the choice when it was made.", .number(1e-9...1)
        )
        field("isFeedback", \.isFeedback, "Whether it is feedback.", .boolean, default: false)
            .formerly("isOpinion")
    }
}
