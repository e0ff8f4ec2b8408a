// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The days of a trip to pack for.
public struct MyPackingListInput: SchemaProviding, Equatable {
    /// The number of days of the trip.
    public var days: Int
    /// The occasions, repeated in order over the days; by default that of the request.
    public var occasions: [Occasion]
    /// The first day, today by default, and the weather for all days.
    public var request: OutfitRequest
    /// Parts of the request as users type them.
    public var typed: TypedRequest
    /// The temperature unit for input without a unit and for output; by default that of the input, or else that of your
    /// profile.
    public var unit: TemperatureUnit?
    /// A stored forecast to take the weather of each day from.
    public var forecast: ForecastChoice?
    /// The weight of each part of the score.
    public var weights: ScoringWeights
    /// How many points a day's outfit may score below the best of the whole wardrobe.
    public var slack: Double
    /// The number of days an item can be worn, by category, overriding the defaults.
    public var wearLimits: [Category: Int]
    /// The sample wardrobe to use in place of an empty one.
    public var sample: SampleWardrobe

    /// Creates a trip.
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

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.MyPackingListInput", "The days of a trip to pack for.") {
        field("days", \.days, "The number of days of the trip.", .integer(1...31))
        field(
            "occasions", \.occasions,
            "The occasions, repeated in order over the days; by default that of the request.",
            .list(of: .nested, count: 0...31), default: [])
        field(
            "request", \.request,
            "The first day, today by default, and the weather for all days.",
            default: OutfitRequest())
        field("typed", \.typed, "Parts of the request as users type them.", default: TypedRequest())
        field(
            "unit", \.unit,
            "The temperature unit for input without a unit and for output; by default that of the input, or else that of your profile."
        )
        field("forecast", \.forecast, "A stored forecast to take the weather of each day from.")
        field("weights", \.weights, "The weight of each part of the score.", default: ScoringWeights())
        field(
            "slack", \.slack, "How many points a day's outfit may score below the best of the whole wardrobe.",
            .number(0...100), default: 8)
        field(
            "wearLimits", \.wearLimits, "The number of days an item can be worn, by category, overriding the defaults.",
            .dictionary(keyedBy: Category.self, of: .integer(1...31)) { category in
                category.wearsBetweenWashes.map { "By default \($0)." } ?? "By default any number."
            }, default: [:])
        field("sample", \.sample, "The sample wardrobe to use in place of an empty one.", default: .menswear)
    }
}

/// The items to take on a trip from the user's wardrobe, and what to wear each day.
public struct WardrobePackingList: SchemaProviding, Equatable {
    /// The requirements of each day, in order.
    public var requests: [OutfitRequest]
    /// The basis of the suggestions.
    public var basis: SuggestionBasis
    /// The items to take, in the order of the slots.
    public var items: [PackedItem]
    /// An outfit for each day.
    public var days: [PackedDay]
    /// How the set was found, and whether a smaller one may exist.
    public var search: PackingCertificate
    /// The assumptions made, and any values outside the standards.
    public var remarks: [String]
    /// The full items to take, without duplicates.
    public var details: [WardrobeItem]

    /// Creates a packing list.
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

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.WardrobePackingList", "The items to take on a trip from your wardrobe, and what to wear each day."
    ) {
        field("requests", \.requests, "The requirements of each day, in order.")
        field("basis", \.basis, "The basis of the suggestions.")
        field("items", \.items, "The items to take, in the order of the slots.")
        field("days", \.days, "An outfit for each day.")
        field("search", \.search, "How the set was found, and whether a smaller one may exist.")
        field("remarks", \.remarks, "The assumptions made, and any values outside the standards.", .list(of: .text()))
        field("details", \.details, "The full items to take, without duplicates.")
    }
}
