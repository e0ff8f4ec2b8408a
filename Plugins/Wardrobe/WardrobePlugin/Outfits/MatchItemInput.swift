// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An item you might buy, and the wardrobe to match it with.
public struct MatchItemInput: SchemaProviding, Equatable {
    /// The item; its key must differ from those in the wardrobe.
    public var item: WardrobeItem
    /// The items of the wardrobe.
    public var items: [WardrobeItem]
    /// The days to wear it on; by default outdoor days at 0, 8, 16, and 24 °C.
    public var requests: [OutfitRequest]
    /// The wearer's profile.
    public var profile: UserProfile
    /// The log of what was worn, with ratings.
    public var wears: [WearEvent]
    /// The weight of each part of the score.
    public var weights: ScoringWeights
    /// The number of outfits whose items are counted.
    public var outfits: Int

    /// Creates an input; the days are ``everyTemperature`` by default.
    public init(
        item: WardrobeItem, items: [WardrobeItem], requests: [OutfitRequest] = Self.everyTemperature,
        profile: UserProfile = UserProfile(), wears: [WearEvent] = [], weights: ScoringWeights = ScoringWeights(),
        outfits: Int = 12
    ) {
        self.item = item
        self.items = items
        self.requests = requests
        self.profile = profile
        self.wears = wears
        self.weights = weights
        self.outfits = outfits
    }

    /// Four days outdoors in a light breeze, at 0, 8, 16, and 24 °C, so that an item for any season has a suitable day.
    ///
    /// Our convention; a day that doesn't suit the item ranks lower by its outfits' totals.
    public static let everyTemperature = [0.0, 8, 16, 24].map { OutfitRequest(temperature: $0, wind: 3) }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.MatchItemInput", "An item you might buy, and the wardrobe to match it with."
    ) {
        field("item", \.item, "The item; its key must differ from those in the wardrobe.").formerly("piece")
        field("items", \.items, "The items of the wardrobe.", .list(of: .nested, count: 1...20_000))
        field(
            "requests", \.requests, "The days to wear it on; by default outdoor days at 0, 8, 16, and 24 °C.",
            .list(of: .nested, count: 1...20), default: Self.everyTemperature)
        field("profile", \.profile, "The wearer's profile.", default: UserProfile())
        field(
            "wears", \.wears, "The log of what was worn, with ratings.", .list(of: .nested, count: 0...100_000),
            default: [])
        field("weights", \.weights, "The weight of each part of the score.", default: ScoringWeights())
        field("outfits", \.outfits, "The number of outfits whose items are counted.", .integer(1...100), default: 12)
    }
}
