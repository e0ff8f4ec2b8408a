// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A challenge in a pack file.
///
/// Its traits and texts are at the same level.
@Schema("challenges.PackChallenge")
public struct PackChallenge: SchemaProviding, Hashable {
    /// The key.
    ///
    /// Unique among all packs.
    @Field(.catalogKey) public var id: String
    /// The title: what to do, in a few words.
    ///
    /// By language.
    @Field(.texts(.text(1...200, example: "Take only stairs today"))) public var title: [Language: String]
    /// What to do, and when it counts as done.
    ///
    /// By language.
    @Field(.texts(.text(0...4_000, example: "Leave every lift and escalator alone until evening.")))
    public var description: [Language: String]
    /// The category.
    public var category: ChallengeCategory
    /// The time it takes.
    public var timeInvestment: TimeInvestment
    /// The company it needs.
    public var socialRequirement: SocialRequirement
    /// The cost.
    public var costLevel: CostLevel
    /// The difficulty.
    ///
    /// From 1 (trivial) to 5 (very hard).
    @Field(.integer(1...5)) public var difficulty: Int
    /// The tags, for searching.
    @Field(.tags) public var tags: [String] = []
    /// The kind of place it needs.
    public var locationType: LocationType
    /// The time of year it suits; any if omitted.
    public var seasonality: Seasonality?
    /// The times of day at which it can be begun; any if omitted.
    @Field(.timesOfDay) public var timesOfDay: [TimeOfDay]?
    /// The light it needs; any if omitted.
    public var light: ChallengeLight?
    /// Whether it must be booked in advance; no if omitted.
    public var needsBooking: Bool?
    /// The last day on which it can be assigned.
    ///
    /// Nil for always.
    public var validUntil: CalendarDay?
    /// The minimum version of the program.
    ///
    /// Nil for any.
    public var minimumVersion: Version?

    /// Creates a pack challenge from a catalog challenge.
    public init(_ challenge: CatalogChallenge) {
        id = challenge.id
        title = challenge.title
        description = challenge.description
        category = challenge.traits.category
        timeInvestment = challenge.traits.timeInvestment
        socialRequirement = challenge.traits.socialRequirement
        costLevel = challenge.traits.costLevel
        difficulty = challenge.traits.difficulty
        tags = challenge.tags
        locationType = challenge.traits.locationType
        seasonality = challenge.traits.seasonality
        timesOfDay = challenge.traits.timesOfDay
        light = challenge.traits.light
        needsBooking = challenge.traits.needsBooking
        validUntil = challenge.validUntil
        minimumVersion = challenge.minimumVersion
    }

    /// Returns the challenge for a catalog.
    public func catalogd(in pack: String?) -> CatalogChallenge {
        var challenge = CatalogChallenge(
            id: id, title: title, description: description,
            traits: ChallengeTraits(
                category: category, timeInvestment: timeInvestment, socialRequirement: socialRequirement,
                costLevel: costLevel, difficulty: difficulty, locationType: locationType, seasonality: seasonality,
                timesOfDay: timesOfDay, light: light, needsBooking: needsBooking),
            tags: tags)
        challenge.validUntil = validUntil
        challenge.minimumVersion = minimumVersion
        challenge.pack = pack
        return challenge
    }
}
