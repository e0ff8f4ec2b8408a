// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What became of one challenge on one day, as learning sees it.
public struct ChallengeEvent: SchemaProviding, Hashable {
    /// The challenge's key.
    public var challenge: String
    /// What it asked for at that time.
    public var traits: ChallengeTraits
    /// When and in what circumstances it was chosen.
    public var situation: Situation
    /// What became of it.
    public var status: ChallengeStatus
    /// How good it was, 1 to 5; nil when not rated.
    public var rating: Int?
    /// The mood afterwards, 1 to 5: a result to report, never an input of a choice.
    public var moodAfter: Int?
    /// How much it counts in learning, above 0 up to 1; "more like this" counts half.
    public var weight: Double
    /// How likely the choice was when it was made; nil when a person chose.
    public var propensity: Double?
    /// Whether it was only said, as "more like this" is: nothing came on that day that one could tire of.
    public var isFeedback: Bool

    /// An event.
    public init(
        challenge: String, traits: ChallengeTraits, situation: Situation, status: ChallengeStatus, rating: Int? = nil,
        moodAfter: Int? = nil, weight: Double = 1, propensity: Double? = nil, isFeedback: Bool = false
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
    }

    /// What a completed challenge without a rating is worth: what one rated 3 is.
    public static let unratedReward = 0.75

    /// What the event was worth, 0 to 1: nothing when skipped, a half and an eighth for each star above the first when
    /// completed; nil when it says nothing of liking (pending, or the day went by).
    public var reward: Double? {
        switch status {
        case .pending, .expired: nil
        case .skipped: 0
        case .completed: rating.map { 0.5 + 0.125 * Double($0 - 1) } ?? Self.unratedReward
        }
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.ChallengeEvent", "What became of one challenge on one day."
    ) {
        field("challenge", \.challenge, "The challenge's key.", .text(1...100, example: "physical-stairs-only"))
        field("traits", \.traits, "What it asked for at that time.")
        field("situation", \.situation, "When and in what circumstances it was chosen.").formerly("moment")
        field("status", \.status, "What became of it.")
        field("rating", \.rating, "How good it was.", .integer(1...5))
        field("moodAfter", \.moodAfter, "The mood afterwards.", .integer(1...5))
        field("weight", \.weight, "How much it counts in learning.", .number(0.001...1), default: 1)
        field("propensity", \.propensity, "How likely the choice was when it was made.", .number(above: 0, through: 1))
        field("isFeedback", \.isFeedback, "Whether it was only said.", .boolean, default: false)
            .formerly("isOpinion")
    }
}
