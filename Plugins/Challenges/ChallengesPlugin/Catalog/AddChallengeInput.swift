// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A challenge that the user adds to the catalog.
public struct AddChallengeInput: SchemaProviding, Hashable {
    /// The title: what to do, in a few words.
    public var title: String
    /// What to do, and when it counts as done.
    public var description: String?
    /// The category.
    public var category: ChallengeCategory
    /// The time it takes.
    public var timeInvestment: TimeInvestment
    /// The company it needs.
    public var socialRequirement: SocialRequirement
    /// The cost.
    public var costLevel: CostLevel
    /// The difficulty.
    public var difficulty: Int
    /// The kind of place it needs.
    public var locationType: LocationType
    /// The time of year it suits; any if omitted.
    public var seasonality: Seasonality?
    /// The times of day at which it can be begun; any if omitted.
    public var timesOfDay: [TimeOfDay]?
    /// The light it needs; any if omitted.
    public var light: ChallengeLight?
    /// Whether it must be booked in advance.
    public var needsBooking: Bool?
    /// The tags, for searching.
    public var tags: [String]
    /// The last day on which it can be assigned.
    public var validUntil: DayReference?
    /// The language of the title and description; the user's language by default.
    public var language: Language?
    /// The key; derived from the title by default.
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

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.AddChallengeInput", "A challenge that the user adds to the catalog."
    ) {
        field("title", \.title, "The title: what to do, in a few words.", .text(1...200, example: "Call grandmother"))
        field(
            "description", \.description, "What to do, and when it counts as done.",
            .text(0...4_000, example: "Leave every lift and escalator alone until evening."))
        field("category", \.category, "The category.")
        field("timeInvestment", \.timeInvestment, "The time it takes.", default: .quick)
        field("socialRequirement", \.socialRequirement, "The company it needs.", default: .solo)
        field("costLevel", \.costLevel, "The cost.", default: .free)
        field("difficulty", \.difficulty, "The difficulty.", .integer(1...5), default: 2)
        field("locationType", \.locationType, "The kind of place it needs.", default: .anywhere)
        field("seasonality", \.seasonality, "The time of year it suits; any if omitted.")
        field("timesOfDay", \.timesOfDay, "The times of day at which it can be begun; any if omitted.", .timesOfDay)
        field("light", \.light, "The light it needs; any if omitted.")
        field("needsBooking", \.needsBooking, "Whether it must be booked in advance.", .boolean)
        field("tags", \.tags, "The tags, for searching.", .tags, default: [])
        field("validUntil", \.validUntil, "The last day on which it can be assigned.")
        field(
            "language", \.language,
            "The language of the title and description; the user's language by default.")
        field("key", \.key, "The key; derived from the title by default.", .catalogKey)
    }
}
