// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The outcome of a challenge on a day.
///
/// The model learns from it.
@Schema("challenges.ChallengeEvent")
public struct ChallengeEvent: SchemaProviding, Hashable {
    /// The challenge's key.
    @Field(.text(1...100, example: "physical-stairs-only")) public var challenge: String
    /// The traits of the challenge at that time.
    public var traits: ChallengeTraits
    /// The situation in which it was chosen.
    public var situation: Situation
    /// The status.
    public var status: ChallengeStatus
    /// The rating.
    ///
    /// It is 1 to 5, or nil if not rated.
    @Field(.integer(1...5)) public var rating: Int?
    /// The mood afterward.
    ///
    /// It is 1 to 5, reported as a result, and never used for a choice.
    @Field(.integer(1...5)) public var moodAfter: Int?
    /// The hour of completion on the local clock.
    ///
    /// It is 0 to 23, or nil if it wasn't completed or the hour is unknown.
    ///
    /// The hour of the situation is that of the choice.
    @Field(.integer(0...23, .hours)) public var completedHour: Int?
    /// Why it was skipped.
    ///
    /// It is nil if it wasn't skipped or no reason was given.
    public var skipReason: SkipReason?
    /// The weight in learning.
    ///
    /// It is above 0, up to 1; feedback has half the weight.
    @Field(.number(0.001...1)) public var weight: Double = 1
    /// The probability of the choice when it was made.
    ///
    /// It is nil if the person chose.
    @Field(.number(1e-9...1)) public var propensity: Double?
    /// Whether it is feedback.
    ///
    /// Feedback doesn't count toward recency.
    public var isFeedback: Bool = false

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
}
