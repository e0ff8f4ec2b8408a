// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a challenge asks for: all that limits and ranking look at.
///
/// History keeps a copy of it with each event, so that learning goes on when a challenge is edited or removed.
public struct ChallengeTraits: SchemaProviding, Hashable {
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
    /// Where it is done.
    public var locationType: LocationType
    /// When in the year it makes sense; always when left out.
    public var seasonality: Seasonality?

    /// The traits of a challenge.
    public init(
        category: ChallengeCategory, timeInvestment: TimeInvestment = .quick,
        socialRequirement: SocialRequirement = .solo, costLevel: CostLevel = .free, difficulty: Int = 2,
        locationType: LocationType = .anywhere, seasonality: Seasonality? = nil
    ) {
        self.category = category
        self.timeInvestment = timeInvestment
        self.socialRequirement = socialRequirement
        self.costLevel = costLevel
        self.difficulty = difficulty
        self.locationType = locationType
        self.seasonality = seasonality
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.ChallengeTraits", "What a challenge asks for.") {
        field("category", \.category, "What it is about.")
        field("timeInvestment", \.timeInvestment, "How long it takes.", default: .quick)
        field("socialRequirement", \.socialRequirement, "Whom it needs.", default: .solo)
        field("costLevel", \.costLevel, "What it costs.", default: .free)
        field("difficulty", \.difficulty, "How hard it is.", .integer(1...5), default: 2)
        field("locationType", \.locationType, "Where it is done.", default: .anywhere)
        field("seasonality", \.seasonality, "When in the year it makes sense; always when left out.")
    }
}
