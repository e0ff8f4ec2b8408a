// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A challenge that the user adds to the catalog.
@Schema("challenges.AddChallengeInput")
public struct AddChallengeInput: SchemaProviding, Hashable {
    /// The title: what to do, in a few words.
    @Field(.text(1...200, example: "Call grandmother")) public var title: String
    /// What to do, and when it counts as done.
    @Field(.text(0...4_000, example: "Leave every lift and escalator alone until evening."))
    public var description: String?
    /// The category.
    public var category: ChallengeCategory
    /// The time it takes.
    public var timeInvestment: TimeInvestment = .quick
    /// The company it needs.
    public var socialRequirement: SocialRequirement = .solo
    /// The cost.
    public var costLevel: CostLevel = .free
    /// The difficulty.
    @Field(.integer(1...5)) public var difficulty: Int = 2
    /// The kind of place it needs.
    public var locationType: LocationType = .anywhere
    /// The time of year it suits; any if omitted.
    public var seasonality: Seasonality?
    /// The times of day at which it can be begun; any if omitted.
    @Field(.timesOfDay) public var timesOfDay: [TimeOfDay]?
    /// The light it needs; any if omitted.
    public var light: ChallengeLight?
    /// Whether it must be booked in advance.
    public var needsBooking: Bool?
    /// The tags, for searching.
    @Field(.tags) public var tags: [String] = []
    /// The last day on which it can be assigned.
    public var validUntil: DayReference?
    /// The language of the title and description; that of the preferences by default.
    public var language: Language?
    /// The key; derived from the title by default.
    @Field(.catalogKey) public var key: String?
}
