// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An item you might buy, and the wardrobe to match it with.
@Schema("wardrobe.MatchItemInput")
public struct MatchItemInput: SchemaProviding, Equatable {
    /// The item; its key must differ from those in the wardrobe.
    public var item: WardrobeItem
    /// The items of the wardrobe.
    @Field(count: 1...20_000) public var items: [WardrobeItem]
    /// The days to wear it on; by default outdoor days at 0, 8, 16, and 24 °C.
    @Field(count: 1...20) public var requests: [OutfitRequest] = Self.everyTemperature
    /// The wearer's profile.
    public var profile: UserProfile = UserProfile()
    /// The log of what was worn, with ratings.
    @Field(count: 0...100_000) public var wears: [WearEvent] = []
    /// The weight of each part of the score.
    public var weights: ScoringWeights = ScoringWeights()
    /// The number of outfits whose items are counted.
    @Field(.integer(1...100)) public var outfits: Int = 12

    /// Four days outdoors in a light breeze, at 0, 8, 16, and 24 °C, so that an item for any season has a suitable day.
    ///
    /// Our convention; a day that doesn't suit the item ranks lower by its outfits' totals.
    public static let everyTemperature = [0.0, 8, 16, 24].map { OutfitRequest(temperature: $0, wind: 3) }
}
