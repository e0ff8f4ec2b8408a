// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What is wanted of the user's own wardrobe.
public struct MySuggestionsInput: SchemaProviding, Equatable {
    /// The day and the occasion; the day is today unless given.
    public var request: OutfitRequest
    /// Parts of the request as people type them.
    public var typed: TypedRequest
    /// The temperature unit for input without a unit and for output; by default that of the input, or else of your profile.
    public var unit: TemperatureUnit?
    /// A stored forecast to take the weather from.
    public var forecast: ForecastChoice?
    /// How much each part counts.
    public var weights: ScoringWeights
    /// The number of outfits to return.
    public var count: Int
    /// Whether each outfit must look different from all the previous ones.
    public var variety: Bool
    /// Items that every outfit must have: keys, names or parts of them, or beginnings of keys.
    public var with: [String]
    /// Items that no outfit may have: keys, names or parts of them, or beginnings of keys.
    public var without: [String]
    /// For how many days before the date an item must not have been worn.
    public var notWornWithinDays: Int?
    /// Whether only clean items will do.
    public var onlyClean: Bool
    /// The maximum number of partial outfits to search; if the search reaches it, the result is not proven.
    public var nodeLimit: Int
    /// The sample wardrobe to use in place of an empty one.
    public var sample: SampleWardrobe
    /// Whether to add the photos of the items.
    public var photos: Bool
    /// Whether text shows every part of each score, with its points and why.
    public var explain: Bool

    /// How many outfits are found unless more are wanted.
    public static let usualCount = 3

    /// A wish for the three best outfits of today, unless more is stated.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.MySuggestionsInput", "The outfits to find in your wardrobe."
    ) {
        field(
            "request", \.request, "The day and the occasion; the day is today unless given.", default: OutfitRequest())
        field("typed", \.typed, "Parts of the request as people type them.", default: TypedRequest())
        field(
            "unit", \.unit,
            "The temperature unit for input without a unit and for output; by default that of the input, or else of your profile."
        )
        field("forecast", \.forecast, "A stored forecast to take the weather from.")
        field("weights", \.weights, "How much each part counts.", default: ScoringWeights())
        field("count", \.count, "The number of outfits to return.", .integer(1...100), default: usualCount)
        field(
            "variety", \.variety, "Whether each outfit must look different from all the previous ones.", .boolean,
            default: true
        )
        field(
            "with", \.with, "Items that every outfit must have: keys, names or parts of them, or beginnings of keys.",
            .list(of: .recordName("Navy blazer"), count: 0...12), default: [])
        field(
            "without", \.without, "Items that no outfit may have: keys, names or parts of them, or beginnings of keys.",
            .list(of: .recordName("Navy blazer"), count: 0...20_000), default: [])
        field(
            "notWornWithinDays", \.notWornWithinDays,
            "For how many days before the date an item must not have been worn.", .integer(1...3650))
        field("onlyClean", \.onlyClean, "Whether only clean items will do.", .boolean, default: false)
        field(
            "nodeLimit", \.nodeLimit,
            "The maximum number of partial outfits to search; if the search reaches it, the result is not proven.",
            .integer(1...1_000_000_000), default: SuggestOutfitsInput.usualNodeLimit)
        field("sample", \.sample, "The sample wardrobe to use in place of an empty one.", default: .menswear)
        field("photos", \.photos, "Whether to add the photos of the items.", .boolean, default: false)
        field(
            "explain", \.explain, "Whether text shows every part of each score, with its points and why.", .boolean,
            default: false)
    }
}
