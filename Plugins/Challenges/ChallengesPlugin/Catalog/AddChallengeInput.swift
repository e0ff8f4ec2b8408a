// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A challenge of the user's own.
public struct AddChallengeInput: SchemaProviding, Hashable {
    /// What to do, in a few words.
    public var title: String
    /// What to do, and how one knows that it is done.
    public var description: String?
    /// What it is about.
    public var category: ChallengeCategory
    /// How long it takes.
    public var timeInvestment: TimeInvestment
    /// Whom it needs.
    public var socialRequirement: SocialRequirement
    /// What it costs.
    public var costLevel: CostLevel
    /// How hard it is.
    public var difficulty: Int
    /// Where it is done.
    public var locationType: LocationType
    /// When in the year it makes sense; always when left out.
    public var seasonality: Seasonality?
    /// Words to find it by.
    public var tags: [String]
    /// The last day on which it makes sense.
    public var validUntil: DayReference?
    /// The language of title and description; the one in which the user reads unless given.
    public var language: Language?
    /// Its key; made from the title unless given.
    public var key: String?

    /// A challenge.
    public init(
        title: String, description: String? = nil, category: ChallengeCategory, timeInvestment: TimeInvestment = .quick,
        socialRequirement: SocialRequirement = .solo, costLevel: CostLevel = .free, difficulty: Int = 2,
        locationType: LocationType = .anywhere, seasonality: Seasonality? = nil, tags: [String] = [],
        validUntil: DayReference? = nil, language: Language? = nil, key: String? = nil
    ) {
        self.title = title
        self.description = description
        self.category = category
        self.timeInvestment = timeInvestment
        self.socialRequirement = socialRequirement
        self.costLevel = costLevel
        self.difficulty = difficulty
        self.locationType = locationType
        self.seasonality = seasonality
        self.tags = tags
        self.validUntil = validUntil
        self.language = language
        self.key = key
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.AddChallengeInput", "A challenge of the user's own.") {
        field("title", \.title, "What to do, in a few words.", .text(1...200, example: "Call grandmother"))
        field(
            "description", \.description, "What to do, and how one knows that it is done.",
            .text(0...4_000, example: "Leave every lift and escalator alone until evening."))
        field("category", \.category, "What it is about.")
        field("timeInvestment", \.timeInvestment, "How long it takes.", default: .quick)
        field("socialRequirement", \.socialRequirement, "Whom it needs.", default: .solo)
        field("costLevel", \.costLevel, "What it costs.", default: .free)
        field("difficulty", \.difficulty, "How hard it is.", .integer(1...5), default: 2)
        field("locationType", \.locationType, "Where it is done.", default: .anywhere)
        field("seasonality", \.seasonality, "When in the year it makes sense; always when left out.")
        field("tags", \.tags, "Words to find it by.", .tags, default: [])
        field("validUntil", \.validUntil, "The last day on which it makes sense.")
        field(
            "language", \.language,
            "The language of title and description; the one in which the user reads unless given.")
        field("key", \.key, "Its key; made from the title unless given.", .catalogKey)
    }
}
