// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A challenge in a pack file, with its traits and texts at the same level.
public struct PackChallenge: SchemaProviding, Hashable {
    /// The key, unique among all packs.
    public var id: String
    /// The title: what to do, in a few words, by language.
    public var title: [Language: String]
    /// What to do, and when it counts as done, by language.
    public var description: [Language: String]
    /// The category.
    public var category: ChallengeCategory
    /// The time it takes.
    public var timeInvestment: TimeInvestment
    /// The company it needs.
    public var socialRequirement: SocialRequirement
    /// The cost.
    public var costLevel: CostLevel
    /// The difficulty, from 1 (trivial) to 5 (very hard).
    public var difficulty: Int
    /// The tags, for searching.
    public var tags: [String]
    /// The kind of place it needs.
    public var locationType: LocationType
    /// The time of year it suits; any if omitted.
    public var seasonality: Seasonality?
    /// The times of day at which it can be begun; any if omitted.
    public var timesOfDay: [TimeOfDay]?
    /// The light it needs; any if omitted.
    public var light: ChallengeLight?
    /// Whether it must be booked in advance; no if omitted.
    public var needsBooking: Bool?
    /// The last day on which it can be assigned; nil for always.
    public var validUntil: CalendarDay?
    /// The minimum version of the program; nil for any.
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

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.PackChallenge", "A challenge in a pack file.") {
        field("id", \.id, "The key.", .catalogKey)
        field(
            "title", \.title, "The title: what to do, in a few words.",
            .texts(.text(1...200, example: "Take only stairs today")))
        field(
            "description", \.description, "What to do, and when it counts as done.",
            .texts(.text(0...4_000, example: "Leave every lift and escalator alone until evening.")))
        field("category", \.category, "The category.")
        field("timeInvestment", \.timeInvestment, "The time it takes.")
        field("socialRequirement", \.socialRequirement, "The company it needs.")
        field("costLevel", \.costLevel, "The cost.")
        field("difficulty", \.difficulty, "The difficulty.", .integer(1...5))
        field("tags", \.tags, "The tags, for searching.", .tags, default: [])
        field("locationType", \.locationType, "The kind of place it needs.")
        field("seasonality", \.seasonality, "The time of year it suits; any if omitted.")
        field("timesOfDay", \.timesOfDay, "The times of day at which it can be begun; any if omitted.", .timesOfDay)
        field("light", \.light, "The light it needs; any if omitted.")
        field("needsBooking", \.needsBooking, "Whether it must be booked in advance; no if omitted.", .boolean)
        field("validUntil", \.validUntil, "The last day on which it can be assigned.")
        field("minimumVersion", \.minimumVersion, "The minimum version of the program.")
    }
}
