// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The challenge of a day, and how it was chosen.
@Schema("challenges.ChallengeOfDay")
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
    @Field(.number(-1_000...1_000)) public var score: Double
    /// The probability of the choice; absent if the user chose it.
    @Field(.number(0...1)) public var propensity: Double?
    /// The reasons for its score, largest contribution first; the contributions add up to it.
    public var reasons: [Reason]
    /// The alternatives that can still be chosen.
    public var alternatives: [RankedChallenge]
    /// The number of challenges that each limit excluded.
    @Field(
        ComputationKit.Schema<[Limit: LimitCount]>.dictionary(keyedBy: Limit.self, of: .nested) {
            "What \($0.rawValue) took away."
        })
    public var removed: [Limit: LimitCount]
    /// Whether this is a preview of a day that hasn't begun, which isn't stored.
    public var isPreview: Bool
}
