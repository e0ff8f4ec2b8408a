// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The days of a trip to pack for.
@Schema("wardrobe.MyPackingListInput")
public struct MyPackingListInput: SchemaProviding, Equatable {
    /// The number of days of the trip.
    @Field(.integer(1...31)) public var days: Int
    /// The occasions, repeated in order over the days; by default that of the request.
    @Field(count: 0...31) public var occasions: [Occasion] = []
    /// The first day, today by default, and the weather for all days.
    public var request: OutfitRequest = OutfitRequest()
    /// Parts of the request as users type them.
    public var typed: TypedRequest = TypedRequest()
    /// The temperature unit for input without a unit and for output; by default that of the input, or else that of your
    /// profile.
    public var unit: TemperatureUnit?
    /// A stored forecast to take the weather of each day from.
    public var forecast: ForecastChoice?
    /// The weight of each part of the score.
    public var weights: ScoringWeights = ScoringWeights()
    /// How many points a day's outfit may score below the best of the whole wardrobe.
    @Field(.number(0...100)) public var slack: Double = 8
    /// The number of days an item can be worn, by category, overriding the defaults.
    @Field(
        .dictionary(keyedBy: Category.self, of: .integer(1...31)) { category in
            category.wearsBetweenWashes.map { "By default \($0)." } ?? "By default any number."
        })
    public var wearLimits: [Category: Int] = [:]
    /// The sample wardrobe to use in place of an empty one.
    public var sample: SampleWardrobe = .menswear
}

/// The items to take on a trip from your wardrobe, and what to wear each day.
@Schema("wardrobe.WardrobePackingList")
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
}
