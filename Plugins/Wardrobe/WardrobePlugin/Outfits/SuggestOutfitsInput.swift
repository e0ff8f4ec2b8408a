// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A wardrobe and the outfits to find in it.
@Schema("wardrobe.SuggestOutfitsInput")
public struct SuggestOutfitsInput: SchemaProviding, Equatable {
    /// The items of the wardrobe.
    @Field(count: 1...20_000) public var items: [WardrobeItem]
    /// The day and the occasion.
    public var request: OutfitRequest
    /// The wearer's profile.
    public var profile: UserProfile = UserProfile()
    /// The log of what was worn, with ratings.
    @Field(count: 0...100_000) public var wears: [WearEvent] = []
    /// The weight of each part of the score.
    public var weights: ScoringWeights = ScoringWeights()
    /// The number of outfits to return.
    @Field(.integer(1...100)) public var count: Int = 5
    /// Whether each outfit must look different from all the previous ones.
    ///
    /// It differs in two of the main slots (top, bottom, one-piece, shoes, mid layers, outer), or in one if the
    /// wardrobe has no other good option.
    public var variety: Bool = true
    /// The ids of items that every outfit must have.
    @Field(.list(of: .text(1...100, example: "navy-blazer"), count: 0...12)) public var with: [String] = []
    /// The ids of items that no outfit may have.
    @Field(.list(of: .text(1...100, example: "navy-blazer"), count: 0...20_000)) public var without: [String] = []
    /// The number of days before the date in which an item must not have been worn.
    @Field(.integer(1...3650)) public var notWornWithinDays: Int?
    /// Whether to suggest only clean items.
    public var onlyClean: Bool = false
    /// The maximum number of partial outfits to search; if the search reaches it, the result isn't proven.
    ///
    /// The result is then the best found so far, with its bound.
    @Field(.integer(1...1_000_000_000)) public var nodeLimit: Int = usualNodeLimit

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
}
