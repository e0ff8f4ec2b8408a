// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The outfits to find in the user's wardrobe.
public struct MySuggestionsInput: SchemaProviding, Equatable {
    /// The day, today by default, and the occasion.
    public var request: OutfitRequest
    /// Parts of the request as users type them.
    public var typed: TypedRequest
    /// The temperature unit for input without a unit and for output; by default that of the input, or else that of your
    /// profile.
    public var unit: TemperatureUnit?
    /// A stored forecast to take the weather from.
    public var forecast: ForecastChoice?
    /// The weight of each part of the score.
    public var weights: ScoringWeights
    /// The number of outfits to return.
    public var count: Int
    /// Whether each outfit must look different from all the previous ones.
    public var variety: Bool
    /// Items that every outfit must have: keys, names or parts of names, or the beginnings of keys.
    public var with: [String]
    /// Items that no outfit may have: keys, names or parts of names, or the beginnings of keys.
    public var without: [String]
    /// The number of days before the date in which an item must not have been worn.
    public var notWornWithinDays: Int?
    /// Whether to suggest only clean items.
    public var onlyClean: Bool
    /// The maximum number of partial outfits to search; if the search reaches it, the result isn't proven.
    public var nodeLimit: Int
    /// The sample wardrobe to use in place of an empty one.
    public var sample: SampleWardrobe
    /// Whether to include the photos of the items.
    public var photos: Bool
    /// Whether text shows every part of each score, with its points and reason.
    public var explain: Bool

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

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.MySuggestionsInput", "The outfits to find in your wardrobe."
    ) {
        field(
            "request", \.request, "The day, today by default, and the occasion.", default: OutfitRequest())
        field("typed", \.typed, "Parts of the request as users type them.", default: TypedRequest())
        field(
            "unit", \.unit,
            "The temperature unit for input without a unit and for output; by default that of the input, or else that of your profile."
        )
        field("forecast", \.forecast, "A stored forecast to take the weather from.")
        field("weights", \.weights, "The weight of each part of the score.", default: ScoringWeights())
        field("count", \.count, "The number of outfits to return.", .integer(1...100), default: usualCount)
        field(
            "variety", \.variety, "Whether each outfit must look different from all the previous ones.", .boolean,
            default: true
        )
        field(
            "with", \.with,
            "Items that every outfit must have: keys, names or parts of names, or the beginnings of keys.",
            .list(of: .recordName("Navy blazer"), count: 0...12), default: [])
        field(
            "without", \.without,
            "Items that no outfit may have: keys, names or parts of names, or the beginnings of keys.",
            .list(of: .recordName("Navy blazer"), count: 0...20_000), default: [])
        field(
            "notWornWithinDays", \.notWornWithinDays,
            "The number of days before the date in which an item must not have been worn.", .integer(1...3650))
        field("onlyClean", \.onlyClean, "Whether to suggest only clean items.", .boolean, default: false)
        field(
            "nodeLimit", \.nodeLimit,
            "The maximum number of partial outfits to search; if the search reaches it, the result isn't proven.",
            .integer(1...1_000_000_000), default: SuggestOutfitsInput.usualNodeLimit)
        field("sample", \.sample, "The sample wardrobe to use in place of an empty one.", default: .menswear)
        field("photos", \.photos, "Whether to include the photos of the items.", .boolean, default: false)
        field(
            "explain", \.explain, "Whether text shows every part of each score, with its points and reason.", .boolean,
            default: false)
    }
}
