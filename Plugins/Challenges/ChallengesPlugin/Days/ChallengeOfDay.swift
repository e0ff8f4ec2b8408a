// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The challenge of a day, and how it was chosen.
public struct ChallengeOfDay: SchemaProviding, Hashable {
    /// The challenge, as the catalog has it now where it is still there.
    public var challenge: Challenge
    /// The day.
    public var day: CalendarDay
    /// When and in what circumstances it was chosen.
    public var situation: Situation
    /// What became of it.
    public var status: ChallengeStatus
    /// The expected log odds that it is done and liked.
    public var score: Double
    /// How likely the choice was; absent when the user chose it.
    public var propensity: Double?
    /// Why it has its score, the weightiest first; the contributions add up to it.
    public var reasons: [Reason]
    /// What else was shown, and can still be taken.
    public var alternatives: [RankedChallenge]
    /// What each limit took away.
    public var removed: [Limit: LimitCount]
    /// Whether the day has not begun yet, so that nothing was kept.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.ChallengeOfDay", "The challenge of a day, and how it was chosen."
    ) {
        field("challenge", \.challenge, "The challenge, as the catalog has it now where it is still there.")
        field("day", \.day, "The day.")
        field("situation", \.situation, "When and in what circumstances it was chosen.")
        field("status", \.status, "What became of it.")
        field("score", \.score, "The expected log odds that it is done and liked.", .number(-1_000...1_000))
        field("propensity", \.propensity, "How likely the choice was; absent when the user chose it.", .number(0...1))
        field("reasons", \.reasons, "Why it has its score, the weightiest first; the contributions add up to it.")
        field("alternatives", \.alternatives, "What else was shown, and can still be taken.")
        field(
            "removed", \.removed, "What each limit took away.",
            .dictionary(keyedBy: Limit.self, of: .nested) { "What \($0.rawValue) took away." })
        field("isPreview", \.isPreview, "Whether the day has not begun yet, so that nothing was kept.", .boolean)
    }
}
