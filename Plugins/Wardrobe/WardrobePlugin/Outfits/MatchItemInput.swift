// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An item you might buy, and the wardrobe to match it with.
public struct MatchItemInput: SchemaProviding, Equatable {
    /// The item; its key is that of no item of the wardrobe.
    public var item: WardrobeItem
    /// The items of the wardrobe.
    public var items: [WardrobeItem]
    /// The days to wear it on; outdoor days at 0, 8, 16, and 24 °C unless given.
    public var requests: [OutfitRequest]
    /// The wearer.
    public var profile: UserProfile
    /// What was worn when, and how it was rated.
    public var wears: [WearEvent]
    /// How much each part counts.
    public var weights: ScoringWeights
    /// Of how many outfits the items are counted.
    public var outfits: Int

    /// An item for the days of ``everyTemperature`` unless others are stated.
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

    /// Four days outdoors in a light breeze, of 0, 8, 16 and 24 °C: an item for any season has a day of its own.
    ///
    /// Our convention; a day on which the item does badly falls behind by its outfits' totals.
    public static let everyTemperature = [0.0, 8, 16, 24].map { OutfitRequest(temperature: $0, wind: 3) }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.MatchItemInput", "An item you might buy, and the wardrobe to match it with."
    ) {
        field("item", \.item, "The item; its key is that of no item of the wardrobe.").formerly("piece")
        field("items", \.items, "The items of the wardrobe.", .list(of: .nested, count: 1...20_000))
        field(
            "requests", \.requests, "The days to wear it on; outdoor days at 0, 8, 16, and 24 °C unless given.",
            .list(of: .nested, count: 1...20), default: Self.everyTemperature)
        field("profile", \.profile, "The wearer.", default: UserProfile())
        field(
            "wears", \.wears, "What was worn when, and how it was rated.", .list(of: .nested, count: 0...100_000),
            default: [])
        field("weights", \.weights, "How much each part counts.", default: ScoringWeights())
        field("outfits", \.outfits, "Of how many outfits the items are counted.", .integer(1...100), default: 12)
    }
}
