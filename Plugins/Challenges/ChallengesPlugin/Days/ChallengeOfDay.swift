// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The challenge of a day, and how it was chosen.
public struct ChallengeOfDay: SchemaProviding, Hashable {
    /// The challenge in its current version or, if it's no longer in the catalog, as assigned.
    public var challenge: Challenge
    /// The day.
    public var day: CalendarDay
    /// The situation in which it was chosen.
    public var situation: Situation
    /// The status.
    public var status: ChallengeStatus
    /// The expected log odds that it is completed and liked.
    public var score: Double
    /// The probability of the choice; absent if the user chose it.
    public var propensity: Double?
    /// The reasons for its score, largest contribution first; the contributions add up to it.
    public var reasons: [Reason]
    /// The alternatives that can still be chosen.
    public var alternatives: [RankedChallenge]
    /// The number of challenges that each limit excluded.
    public var removed: [Limit: LimitCount]
    /// Whether this is a preview of a day that hasn't begun, which isn't stored.
    public var isPreview: Bool

    /// The challenge of a day.
    package init(
        challenge: Challenge, day: CalendarDay, situation: Situation, status: ChallengeStatus, score: Double,
        propensity: Double? = nil, reasons: [Reason], alternatives: [RankedChallenge], removed: [Limit: LimitCount],
        isPreview: Bool
    ) {
        self.challenge = challenge
        self.day = day
        self.situation = situation
        self.status = status
        self.score = score
        self.propensity = propensity
        self.reasons = reasons
        self.alternatives = alternatives
        self.removed = removed
        self.isPreview = isPreview
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ChallengeOfDay", "The challenge of a day, and how it was chosen."
    ) {
        field(
            "challenge", \.challenge,
            "The challenge in its current version or, if it's no longer in the catalog, as assigned.")
        field("day", \.day, "The day.")
        field("situation", \.situation, "The situation in which it was chosen.")
        field("status", \.status, "The status.")
        field("score", \.score, "The expected log odds that it is completed and liked.", .number(-1_000...1_000))
        field("propensity", \.propensity, "The probability of the choice; absent if the user chose it.", .number(0...1))
        field(
            "reasons", \.reasons,
            "The reasons for its score, largest contribution first; the contributions add up to it.")
        field("alternatives", \.alternatives, "The alternatives that can still be chosen.")
        field(
            "removed", \.removed, "The number of challenges that each limit excluded.",
            .dictionary(keyedBy: Limit.self, of: .nested) { "What \($0.rawValue) took away." })
        field(
            "isPreview", \.isPreview, "Whether this is a preview of a day that hasn't begun, which isn't stored.",
            .boolean)
    }
}
