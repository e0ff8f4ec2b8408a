// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A wishlist item, and the days to wear it on.
@Schema("wardrobe.MyMatchesInput")
public struct MyMatchesInput: SchemaProviding, Equatable {
    /// The wish: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Rain coat")) public var wish: String
    /// The color, if the wish has none or a different one.
    public var color: ColorReference?
    /// The fabric.
    public var fabric: Fabric?
    /// The pattern.
    public var pattern: GarmentPattern?
    /// Whether it's waterproof.
    public var waterproof: Bool?
    /// The day and the occasion; without a temperature, days at 0, 8, 16, and 24 °C outdoors, or at 21 °C indoors.
    public var request: OutfitRequest = OutfitRequest()
    /// Parts of the request as users type them.
    public var typed: TypedRequest = TypedRequest()
    /// The temperature unit for input without a unit and for output; by default that of the input, or else that of your
    /// profile.
    public var unit: TemperatureUnit?
    /// The maximum number of items.
    @Field(.integer(1...100)) public var count: Int = 8
}

/// The items in your wardrobe that go with a wishlist item.
@Schema("wardrobe.WishMatches")
public struct WishMatches: SchemaProviding, Equatable {
    /// The wish.
    public var wish: WishlistItem
    /// The wish as an item.
    public var item: WardrobeItem
    /// The days to wear it on.
    public var requests: [OutfitRequest]
    /// The basis of the suggestions.
    public var basis: SuggestionBasis
    /// The items it goes with, most frequent first.
    public var items: [ItemMatch]
    /// The total number of items it goes with.
    @Field(.integer(0...100_000)) public var found: Int
    /// The best outfits with it across all days.
    public var outfits: [MatchedOutfit]
    /// The days on which no outfit can include it, and why.
    public var shortages: [String]
    /// The items of the outfits, without duplicates.
    public var details: [WardrobeItem]

    /// Creates the matches of a wish.
    /// - Parameter count: the maximum number of items.
    package init(
        _ matches: ItemMatches, of wish: WishlistItem, as item: WardrobeItem, on requests: [OutfitRequest],
        basis: SuggestionBasis, naming count: Int, of items: [WardrobeItem]
    ) {
        self.wish = wish
        self.item = item
        self.requests = requests
        self.basis = basis
        self.items = Array(matches.items.prefix(count))
        found = matches.items.count
        outfits = matches.outfits
        shortages = matches.shortages
        details = items.worn(in: matches.outfits.map(\.outfit))
    }
}
