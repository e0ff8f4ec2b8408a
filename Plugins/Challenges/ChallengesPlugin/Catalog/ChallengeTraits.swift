// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The traits of a challenge: everything that limits and ranking use.
///
/// The history stores a copy with each event, so learning continues after a challenge is edited or removed.
public struct ChallengeTraits: SchemaProviding, Hashable {
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

    /// The traits of a challenge.
    public init(
        category: ChallengeCategory, timeInvestment: TimeInvestment = .quick,
        socialRequirement: SocialRequirement = .solo, costLevel: CostLevel = .free, difficulty: Int = 2,
        locationType: LocationType = .anywhere, seasonality: Seasonality? = nil, timesOfDay: [TimeOfDay]? = nil,
        light: ChallengeLight? = nil, needsBooking: Bool? = nil
    ) {
        self.category = category
        self.timeInvestment = timeInvestment
        self.socialRequirement = socialRequirement
        self.costLevel = costLevel
        self.difficulty = difficulty
        self.locationType = locationType
        self.seasonality = seasonality
        self.timesOfDay = timesOfDay
        self.light = light
        self.needsBooking = needsBooking
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.ChallengeTraits", "The traits of a challenge.") {
        field("category", \.category, "The category.")
        field("timeInvestment", \.timeInvestment, "The time it takes.", default: .quick)
        field("socialRequirement", \.socialRequirement, "The company it needs.", default: .solo)
        field("costLevel", \.costLevel, "The cost.", default: .free)
        field("difficulty", \.difficulty, "The difficulty.", .integer(1...5), default: 2)
        field("locationType", \.locationType, "The kind of place it needs.", default: .anywhere)
        field("seasonality", \.seasonality, "The time of year it suits; any if omitted.")
        field("timesOfDay", \.timesOfDay, "The times of day at which it can be begun; any if omitted.", .timesOfDay)
        field("light", \.light, "The light it needs; any if omitted.")
        field("needsBooking", \.needsBooking, "Whether it must be booked in advance; no if omitted.", .boolean)
    }
}

extension Schema where Value == [TimeOfDay] {
    /// Times of day, at least one.
    static var timesOfDay: Schema { list(of: .nested, count: 1...5) }
}
