// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The outfits to find in your wardrobe.
@Schema("wardrobe.MySuggestionsInput")
public struct MySuggestionsInput: SchemaProviding, Equatable {
    /// The day, today by default, and the occasion.
    public var request: OutfitRequest = OutfitRequest()
    /// Parts of the request as users type them.
    public var typed: TypedRequest = TypedRequest()
    /// The temperature unit for input without a unit and for output; by default that of the input, or else that of your
    /// profile.
    public var unit: TemperatureUnit?
    /// A stored forecast to take the weather from.
    public var forecast: ForecastChoice?
    /// The weight of each part of the score.
    public var weights: ScoringWeights = ScoringWeights()
    /// The number of outfits to return.
    @Field(.integer(1...100)) public var count: Int = usualCount
    /// Whether each outfit must look different from all the previous ones.
    public var variety: Bool = true
    /// Items that every outfit must have: keys, names or parts of names, or the beginnings of keys.
    @Field(.list(of: .recordName("Navy blazer"), count: 0...12)) public var with: [String] = []
    /// Items that no outfit may have: keys, names or parts of names, or the beginnings of keys.
    @Field(.list(of: .recordName("Navy blazer"), count: 0...20_000)) public var without: [String] = []
    /// The number of days before the date in which an item must not have been worn.
    @Field(.integer(1...3650)) public var notWornWithinDays: Int?
    /// Whether to suggest only clean items.
    public var onlyClean: Bool = false
    /// The maximum number of partial outfits to search; if the search reaches it, the result isn't proven.
    @Field(.integer(1...1_000_000_000)) public var nodeLimit: Int = SuggestOutfitsInput.usualNodeLimit
    /// The sample wardrobe to use in place of an empty one.
    public var sample: SampleWardrobe = .menswear
    /// Whether to include the photos of the items.
    public var photos: Bool = false
    /// Whether to show every part of each score in text, with its points and reason.
    public var explain: Bool = false

    /// The default number of outfits.
    public static let usualCount = 3

    /// Creates an input for today's three best outfits by default.
    public init(
        request: OutfitRequest = OutfitRequest(), typed: TypedRequest = TypedRequest(), unit: TemperatureUnit? = nil,
        forecast: ForecastChoice? = nil, weights: ScoringWeights = ScoringWeights(), count: Int = Self.usualCount,
        variety: Bool = true, with: [String] = [], without: [String] = [], notWornWithinDays: Int? = nil,
        onlyClean: Bool = false, nodeLimit: Int = SuggestOutfitsInput.usualNodeLimit,
        sample: SampleWardrobe = .menswear, photos: Bool = false,
        explain: Bool = false
    ) {
        self.request = request
        self.typed = typed
        self.unit = unit
        self.forecast = forecast
        self.weights = weights
        self.count = count
        self.variety = variety
        self.with = with
        self.without = without
        self.notWornWithinDays = notWornWithinDays
        self.onlyClean = onlyClean
        self.nodeLimit = nodeLimit
        self.sample = sample
        self.photos = photos
        self.explain = explain
    }
}
