// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A challenge of a pack, whose traits lie beside its texts.
public struct PackChallenge: SchemaProviding, Hashable {
    /// Its key, unique among all packs.
    public var id: String
    /// What to do, in a few words, by language.
    public var title: [Language: String]
    /// What to do, and how one knows that it is done, by language.
    public var description: [Language: String]
    /// What it is about.
    public var category: ChallengeCategory
    /// How long it takes.
    public var timeInvestment: TimeInvestment
    /// Whom it needs.
    public var socialRequirement: SocialRequirement
    /// What it costs.
    public var costLevel: CostLevel
    /// How hard it is, 1 (a trifle) to 5 (a feat).
    public var difficulty: Int
    /// Words to find it by.
    public var tags: [String]
    /// Where it is done.
    public var locationType: LocationType
    /// When in the year it makes sense; always when left out.
    public var seasonality: Seasonality?
    /// The last day on which it makes sense; nil for always.
    public var validUntil: CalendarDay?
    /// The first version of the program that knows all it asks for; nil for any.
    public var minimumVersion: Version?

    /// A challenge of a catalog as packs have them.
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
        validUntil = challenge.validUntil
        minimumVersion = challenge.minimumVersion
    }

    /// The challenge as a catalog keeps it.
    public func catalogd(in pack: String?) -> CatalogChallenge {
        var challenge = CatalogChallenge(
            id: id, title: title, description: description,
            traits: ChallengeTraits(
                category: category, timeInvestment: timeInvestment, socialRequirement: socialRequirement,
                costLevel: costLevel, difficulty: difficulty, locationType: locationType, seasonality: seasonality),
            tags: tags)
        challenge.validUntil = validUntil
        challenge.minimumVersion = minimumVersion
        challenge.pack = pack
        return challenge
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.PackChallenge", "A challenge of a pack.") {
        field("id", \.id, "Its key.", .catalogKey)
        field(
            "title", \.title, "What to do, in a few words.", .texts(.text(1...200, example: "Take only stairs today")))
        field(
            "description", \.description, "What to do, and how one knows that it is done.",
            .texts(.text(0...4_000, example: "Leave every lift and escalator alone until evening.")))
        field("category", \.category, "What it is about.")
        field("timeInvestment", \.timeInvestment, "How long it takes.")
        field("socialRequirement", \.socialRequirement, "Whom it needs.")
        field("costLevel", \.costLevel, "What it costs.")
        field("difficulty", \.difficulty, "How hard it is.", .integer(1...5))
        field("tags", \.tags, "Words to find it by.", .tags, default: [])
        field("locationType", \.locationType, "Where it is done.")
        field("seasonality", \.seasonality, "When in the year it makes sense; always when left out.")
        field("validUntil", \.validUntil, "The last day on which it makes sense.")
        field("minimumVersion", \.minimumVersion, "The first version of the program that knows all it asks for.")
    }
}
