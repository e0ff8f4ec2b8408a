// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A wishlist item, and the days to wear it on.
public struct MyMatchesInput: SchemaProviding, Equatable {
    /// The wish: its key, its name or a part of it, or the beginning of its key.
    public var wish: String
    /// Its color, where the wish has none or another.
    public var color: SRGBColor?
    /// What it is made of.
    public var fabric: Fabric?
    /// Its pattern.
    public var pattern: GarmentPattern?
    /// Whether it's waterproof.
    public var waterproof: Bool?
    /// The day and the occasion; without a temperature, days of 0, 8, 16 and 24 °C outdoors, or of 21 °C indoors.
    public var request: OutfitRequest
    /// Parts of the request as people type them.
    public var typed: TypedRequest
    /// The temperature unit for input without a unit and for output; by default that of the input, or else of your profile.
    public var unit: TemperatureUnit?
    /// How many items to name at most.
    public var count: Int

    /// A wish for days of any temperature.
    public init(
        wish: String, color: SRGBColor? = nil, request: OutfitRequest = OutfitRequest(),
        typed: TypedRequest = TypedRequest(), unit: TemperatureUnit? = nil, count: Int = 8
    ) {
        self.wish = wish
        self.color = color
        self.request = request
        self.typed = typed
        self.unit = unit
        self.count = count
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.MyMatchesInput", "A wishlist item, and the days to wear it on."
    ) {
        field(
            "wish", \.wish, "The wish: its key, its name or a part of it, or the beginning of its key.",
            .recordName("Rain coat"))
        field("color", \.color, "Its color, where the wish has none or another.")
        field("fabric", \.fabric, "What it is made of.")
        field("pattern", \.pattern, "Its pattern.")
        field("waterproof", \.waterproof, "Whether it's waterproof.", .boolean)
        field(
            "request", \.request,
            "The day and the occasion; without a temperature, days of 0, 8, 16 and 24 °C outdoors, or of 21 °C indoors.",
            default: OutfitRequest())
        field("typed", \.typed, "Parts of the request as people type them.", default: TypedRequest())
        field(
            "unit", \.unit,
            "The temperature unit for input without a unit and for output; by default that of the input, or else of your profile."
        )
        field("count", \.count, "How many items to name at most.", .integer(1...100), default: 8)
    }
}

/// What of the user's wardrobe a wish goes with.
public struct WishMatches: SchemaProviding, Equatable {
    /// The wish.
    public var wish: WishlistItem
    /// The wish as the item that it would become.
    public var item: WardrobeItem
    /// The days to wear it on.
    public var requests: [OutfitRequest]
    /// What the suggestions are based on.
    public var basis: SuggestionBasis
    /// The items that it goes with, the most frequent first.
    public var items: [ItemMatch]
    /// How many items it goes with in all.
    public var found: Int
    /// The best outfits with it, of all days.
    public var outfits: [MatchedOutfit]
    /// Days on which no outfit can have it, and why.
    public var shortages: [String]
    /// The items of the outfits, each once.
    public var details: [WardrobeItem]

    /// Matches of a wish.
    /// - Parameter count: how many items are named at most.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.WishMatches", "Finds the items in your wardrobe that go with a wishlist item."
    ) {
        field("wish", \.wish, "The wish.")
        field("item", \.item, "The wish as the item that it would become.")
        field("requests", \.requests, "The days to wear it on.")
        field("basis", \.basis, "What the suggestions are based on.")
        field("items", \.items, "The items that it goes with, the most frequent first.")
        field("found", \.found, "How many items it goes with in all.", .integer(0...100_000))
        field("outfits", \.outfits, "The best outfits with it, of all days.")
        field("shortages", \.shortages, "Days on which no outfit can have it, and why.", .list(of: .text()))
        field("details", \.details, "The items of the outfits, each once.")
    }
}
