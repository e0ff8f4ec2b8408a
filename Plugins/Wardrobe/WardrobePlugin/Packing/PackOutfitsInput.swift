// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A wardrobe and the days of a journey.
public struct PackOutfitsInput: SchemaProviding, Equatable {
    /// The items of the wardrobe.
    public var items: [WardrobeItem]
    /// The requirements of each day, in order.
    public var days: [OutfitRequest]
    /// The wearer.
    public var profile: UserProfile
    /// What was worn when, and how it was rated.
    public var wears: [WearEvent]
    /// How much each part of a score counts.
    public var weights: ScoringWeights
    /// How many points a day's outfit may fall short of the best of the whole wardrobe for that day.
    public var slack: Double
    /// How many days an item can be worn, by category, overriding the defaults (``Category/wearsBetweenWashes``).
    public var wearLimits: [Category: Int]

    /// A journey.
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

    /// On how many days an item may be worn.
    func wearLimit(of category: Category) -> Int { wearLimits[category] ?? category.wearsBetweenWashes ?? .max }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.PackOutfitsInput", "A wardrobe and the days of a journey.")
    {
        field("items", \.items, "The items of the wardrobe.", .list(of: .nested, count: 1...20_000))
        field("days", \.days, "The requirements of each day, in order.", .list(of: .nested, count: 1...31))
        field("profile", \.profile, "The wearer.", default: UserProfile())
        field(
            "wears", \.wears, "What was worn when, and how it was rated.", .list(of: .nested, count: 0...100_000),
            default: [])
        field("weights", \.weights, "How much each part of a score counts.", default: ScoringWeights())
        field(
            "slack", \.slack, "How many points a day's outfit may fall short of the best of the whole wardrobe.",
            .number(0...100), default: 8)
        field(
            "wearLimits", \.wearLimits, "How many days an item can be worn, by category, overriding the defaults.",
            .dictionary(keyedBy: Category.self, of: .integer(1...31)) { category in
                category.wearsBetweenWashes.map { "Usually \($0)." } ?? "Usually any number."
            }, default: [:])
    }
}
