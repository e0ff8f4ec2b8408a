// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A wardrobe and the outfits to find in it.
public struct SuggestOutfitsInput: SchemaProviding, Equatable {
    /// The items of the wardrobe.
    public var items: [WardrobeItem]
    /// The day and the occasion.
    public var request: OutfitRequest
    /// The wearer's profile.
    public var profile: UserProfile
    /// The log of what was worn, with ratings.
    public var wears: [WearEvent]
    /// The weight of each part of the score.
    public var weights: ScoringWeights
    /// The number of outfits to return.
    public var count: Int
    /// Whether each outfit must look different from all the previous ones: it differs in two of the main slots (top,
    /// bottom, one-piece, shoes, mid layers, outer), or in one if the wardrobe has no other good option.
    public var variety: Bool
    /// The ids of items that every outfit must have.
    public var with: [String]
    /// The ids of items that no outfit may have.
    public var without: [String]
    /// The number of days before the date in which an item must not have been worn.
    public var notWornWithinDays: Int?
    /// Whether to suggest only clean items.
    public var onlyClean: Bool
    /// The maximum number of partial outfits to search; if the search reaches it, the result isn't proven.
    ///
    /// The result is then the best found so far, with its bound.
    public var nodeLimit: Int

    /// Creates an input for the five best outfits by default.
    public init(
        items: [WardrobeItem], request: OutfitRequest, profile: UserProfile = UserProfile(), wears: [WearEvent] = [],
        weights: ScoringWeights = ScoringWeights(), count: Int = 5, variety: Bool = true, with: [String] = [],
        without: [String] = [], notWornWithinDays: Int? = nil, onlyClean: Bool = false,
        nodeLimit: Int = Self.usualNodeLimit
    ) {
        self.items = items
        self.request = request
        self.profile = profile
        self.wears = wears
        self.weights = weights
        self.count = count
        self.variety = variety
        self.with = with
        self.without = without
        self.notWornWithinDays = notWornWithinDays
        self.onlyClean = onlyClean
        self.nodeLimit = nodeLimit
    }

    /// Several times what any wardrobe of 10,000 items takes in our benchmarks, and a few seconds at worst.
    public static let usualNodeLimit = 100_000

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.SuggestOutfitsInput", "A wardrobe and the outfits to find in it."
    ) {
        field("items", \.items, "The items of the wardrobe.", .list(of: .nested, count: 1...20_000))
        field("request", \.request, "The day and the occasion.")
        field("profile", \.profile, "The wearer's profile.", default: UserProfile())
        field(
            "wears", \.wears, "The log of what was worn, with ratings.", .list(of: .nested, count: 0...100_000),
            default: [])
        field("weights", \.weights, "The weight of each part of the score.", default: ScoringWeights())
        field("count", \.count, "The number of outfits to return.", .integer(1...100), default: 5)
        field(
            "variety", \.variety, "Whether each outfit must look different from all the previous ones.", .boolean,
            default: true
        )
        field(
            "with", \.with, "The ids of items that every outfit must have.",
            .list(of: .text(1...100, example: "navy-blazer"), count: 0...12), default: [])
        field(
            "without", \.without, "The ids of items that no outfit may have.",
            .list(of: .text(1...100, example: "navy-blazer"), count: 0...20_000), default: [])
        field(
            "notWornWithinDays", \.notWornWithinDays,
            "The number of days before the date in which an item must not have been worn.", .integer(1...3650))
        field("onlyClean", \.onlyClean, "Whether to suggest only clean items.", .boolean, default: false)
        field(
            "nodeLimit", \.nodeLimit,
            "The maximum number of partial outfits to search; if the search reaches it, the result isn't proven.",
            .integer(1...1_000_000_000), default: usualNodeLimit)
    }
}
