// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// What suggestions are made of, read at once.
struct WardrobeSnapshot: Sendable {
    /// The user's items, or those of the sample wardrobe while there are none.
    var items: [WardrobeItem]
    /// Whose sample wardrobe stands in; nil for the user's own.
    var sample: SampleWardrobe?
    /// The wearer's profile; nil when none was ever saved.
    var statedProfile: UserProfile?
    var wears: [WearEvent]
    var forecast: CachedWeather?

    /// The profile that an answer in a unit is made with.
    func profile(in unit: TemperatureUnit) -> UserProfile {
        var profile = statedProfile ?? .unstated
        profile.temperatureUnit = unit
        return profile
    }

    func basis(in unit: TemperatureUnit) -> SuggestionBasis {
        SuggestionBasis(unit: unit, sample: sample, items: items.count, forecast: forecast)
    }

    /// The keys of the items that some texts name.
    func keys(_ texts: [String], at path: String) throws(ComputationError) -> [String] {
        try NamedRecords.items.at(path).keys(texts, among: items.map { (key: $0.id, name: $0.name) })
    }

    /// A request with the forecast's weather of its day, where there is a forecast.
    func weather(in request: OutfitRequest, on day: CalendarDay) throws(ComputationError) -> OutfitRequest {
        guard let forecast else { return request }
        return try forecast.applied(
            to: request, over: WeatherSpan(wakingHoursOf: day, longitude: forecast.longitude))
    }
}

extension WardrobeRecords {
    /// Items, profile, log and forecast as they are now.
    ///
    /// - Parameters:
    ///   - sample: whose sample wardrobe stands in for an empty one.
    ///   - forecast: which forecast is wanted; nil for none.
    /// - Throws: ``ComputationKit/ComputationError`` when the forecast isn't stored or is too old.
    func snapshot(sample: SampleWardrobe, forecast: ForecastChoice? = nil) throws -> WardrobeSnapshot {
        let own = try items()
        return WardrobeSnapshot(
            items: own.isEmpty ? sample.items : own, sample: own.isEmpty ? sample : nil,
            statedProfile: try hasProfile() ? profile() : nil, wears: own.isEmpty ? [] : try wears(),
            forecast: try forecast.map { try self.forecast($0) })
    }

    /// The photos of some items, the small copy where there is one.
    func photos(of items: [WardrobeItem]) throws -> [ItemPhoto] {
        try items.compactMap { item in
            guard let hash = item.thumbnail ?? item.photo, let photo = try photo(hash) else { return nil }
            return ItemPhoto(item: item.id, mediaType: photo.mediaType, picture: Blob(photo.bytes))
        }
    }
}
