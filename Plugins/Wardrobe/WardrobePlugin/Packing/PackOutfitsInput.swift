// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A wardrobe and the days of a trip.
public struct PackOutfitsInput: SchemaProviding, Equatable {
    /// The items of the wardrobe.
    public var items: [WardrobeItem]
    /// The requirements of each day, in order.
    public var days: [OutfitRequest]
    /// The wearer's profile.
    public var profile: UserProfile
    /// The log of what was worn, with ratings.
    public var wears: [WearEvent]
    /// The weight of each part of the score.
    public var weights: ScoringWeights
    /// How many points a day's outfit may score below the best of the whole wardrobe for that day.
    public var slack: Double
    /// The number of days an item can be worn, by category, overriding the defaults (``Category/wearsBetweenWashes``).
    public var wearLimits: [Category: Int]

    /// Creates a trip.
    public init(
        items: [WardrobeItem], days: [OutfitRequest], profile: UserProfile = UserProfile(), wears: [WearEvent] = [],
        weights: ScoringWeights = ScoringWeights(), slack: Double = 8, wearLimits: [Category: Int] = [:]
    ) {
        self.items = items
        self.days = days
        self.profile = profile
        self.wears = wears
        self.weights = weights
        self.slack = slack
        self.wearLimits = wearLimits
    }

    /// Returns the number of days on which an item may be worn.
    func wearLimit(of category: Category) -> Int { wearLimits[category] ?? category.wearsBetweenWashes ?? .max }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.PackOutfitsInput", "A wardrobe and the days of a trip.") {
        field("items", \.items, "The items of the wardrobe.", .list(of: .nested, count: 1...20_000))
        field("days", \.days, "The requirements of each day, in order.", .list(of: .nested, count: 1...31))
        field("profile", \.profile, "The wearer's profile.", default: UserProfile())
        field(
            "wears", \.wears, "The log of what was worn, with ratings.", .list(of: .nested, count: 0...100_000),
            default: [])
        field("weights", \.weights, "The weight of each part of the score.", default: ScoringWeights())
        field(
            "slack", \.slack, "How many points a day's outfit may score below the best of the whole wardrobe.",
            .number(0...100), default: 8)
        field(
            "wearLimits", \.wearLimits, "The number of days an item can be worn, by category, overriding the defaults.",
            .dictionary(keyedBy: Category.self, of: .integer(1...31)) { category in
                category.wearsBetweenWashes.map { "By default \($0)." } ?? "By default any number."
            }, default: [:])
    }
}
