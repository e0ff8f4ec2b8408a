// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The days of a journey to pack for.
public struct MyPackingListInput: SchemaProviding, Equatable {
    /// How many days the journey takes.
    public var days: Int
    /// The occasions, repeated in order over the days; that of the request unless given.
    public var occasions: [Occasion]
    /// The first day and the weather for all days; starts today unless given.
    public var request: OutfitRequest
    /// Parts of the request as people type them.
    public var typed: TypedRequest
    /// The temperature unit for input without a unit and for output; by default that of the input, or else of your profile.
    public var unit: TemperatureUnit?
    /// A stored forecast to take the weather of each day from.
    public var forecast: ForecastChoice?
    /// How much each part of a score counts.
    public var weights: ScoringWeights
    /// How many points a day's outfit may fall short of the best of the whole wardrobe.
    public var slack: Double
    /// How many days an item can be worn, by category, overriding the defaults.
    public var wearLimits: [Category: Int]
    /// The sample wardrobe to use in place of an empty one.
    public var sample: SampleWardrobe

    /// A journey of some days.
    public init(
        days: Int, occasions: [Occasion] = [], request: OutfitRequest = OutfitRequest(),
        typed: TypedRequest = TypedRequest(), unit: TemperatureUnit? = nil, forecast: ForecastChoice? = nil,
        weights: ScoringWeights = ScoringWeights(), slack: Double = 8, wearLimits: [Category: Int] = [:],
        sample: SampleWardrobe = .menswear
    ) {
        self.days = days
        self.occasions = occasions
        self.request = request
        self.typed = typed
        self.unit = unit
        self.forecast = forecast
        self.weights = weights
        self.slack = slack
        self.wearLimits = wearLimits
        self.sample = sample
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.MyPackingListInput", "The days of a journey to pack for.")
    {
        field("days", \.days, "How many days the journey takes.", .integer(1...31))
        field(
            "occasions", \.occasions,
            "The occasions, repeated in order over the days; that of the request unless given.",
            .list(of: .nested, count: 0...31), default: [])
        field(
            "request", \.request,
            "The first day and the weather for all days; starts today unless given.",
            default: OutfitRequest())
        field("typed", \.typed, "Parts of the request as people type them.", default: TypedRequest())
        field(
            "unit", \.unit,
            "The temperature unit for input without a unit and for output; by default that of the input, or else of your profile."
        )
        field("forecast", \.forecast, "A stored forecast to take the weather of each day from.")
        field("weights", \.weights, "How much each part of a score counts.", default: ScoringWeights())
        field(
            "slack", \.slack, "How many points a day's outfit may fall short of the best of the whole wardrobe.",
            .number(0...100), default: 8)
        field(
            "wearLimits", \.wearLimits, "How many days an item can be worn, by category, overriding the defaults.",
            .dictionary(keyedBy: Category.self, of: .integer(1...31)) { category in
                category.wearsBetweenWashes.map { "Usually \($0)." } ?? "Usually any number."
            }, default: [:])
        field("sample", \.sample, "The sample wardrobe to use in place of an empty one.", default: .menswear)
    }
}

/// What to take on a journey out of the user's own wardrobe, and what to wear on which day.
public struct WardrobePackingList: SchemaProviding, Equatable {
    /// The requirements of each day, in order.
    public var requests: [OutfitRequest]
    /// What the suggestions are based on.
    public var basis: SuggestionBasis
    /// The items to take, in the order of the slots.
    public var items: [PackedItem]
    /// An outfit for each day.
    public var days: [PackedDay]
    /// How the set was found, and whether a smaller one can exist.
    public var search: PackingCertificate
    /// The assumptions made, and any values outside the standards.
    public var remarks: [String]
    /// The items to take in full, each once.
    public var details: [WardrobeItem]

    /// A list for some days.
    package init(_ list: PackingList, for days: [OutfitRequest], on basis: SuggestionBasis, of items: [WardrobeItem]) {
        requests = days
        self.basis = basis
        self.items = list.items
        self.days = list.days
        search = list.search
        remarks = list.remarks
        let keys = Set(list.items.map(\.id))
        details = items.filter { keys.contains($0.id) }
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.WardrobePackingList", "What to take on a journey out of your wardrobe, and what to wear on which day."
    ) {
        field("requests", \.requests, "The requirements of each day, in order.")
        field("basis", \.basis, "What the suggestions are based on.")
        field("items", \.items, "The items to take, in the order of the slots.")
        field("days", \.days, "An outfit for each day.")
        field("search", \.search, "How the set was found, and whether a smaller one can exist.")
        field("remarks", \.remarks, "The assumptions made, and any values outside the standards.", .list(of: .text()))
        field("details", \.details, "The items to take in full, each once.")
    }
}
