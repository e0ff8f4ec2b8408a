// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Changes to a challenge; omitted fields keep their values, and null clears one.
@Schema("challenges.EditChallengeInput")
public struct EditChallengeInput: SchemaProviding, Hashable {
    /// The challenge, by its key, its title, or the beginning of its key.
    @Field(.text(1...200, example: "physical-stairs-only")) public var challenge: String
    /// The title: what to do, in a few words.
    @Field(.text(1...200, example: "Call grandmother")) public var title: String?
    /// What to do, and when it counts as done.
    @Field(.text(0...4_000, example: "Leave every lift and escalator alone until evening."))
    public var description: String??
    /// The category.
    public var category: ChallengeCategory?
    /// The time it takes.
    public var timeInvestment: TimeInvestment?
    /// The company it needs.
    public var socialRequirement: SocialRequirement?
    /// The cost.
    public var costLevel: CostLevel?
    /// The difficulty.
    @Field(.integer(1...5)) public var difficulty: Int?
    /// The kind of place it needs.
    public var locationType: LocationType?
    /// The time of year it suits.
    public var seasonality: Seasonality??
    /// The times of day at which it can be begun.
    @Field(.timesOfDay) public var timesOfDay: [TimeOfDay]??
    /// The light it needs.
    public var light: ChallengeLight??
    /// Whether it must be booked in advance.
    public var needsBooking: Bool?
    /// The tags, which replace the current ones.
    @Field(.tags) public var tags: [String]?
    /// The last day on which it can be assigned.
    public var validUntil: DayReference??
    /// Whether it can be assigned.
    public var isActive: Bool?
    /// The language of the title and description; that of the preferences by default.
    public var language: Language?
}
