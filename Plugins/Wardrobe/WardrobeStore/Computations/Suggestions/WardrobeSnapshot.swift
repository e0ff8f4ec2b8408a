// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// The records that suggestions use, read in one transaction.
struct WardrobeSnapshot: Sendable {
    /// The user's items, or those of the sample wardrobe if there are none.
    var items: [WardrobeItem]
    /// The sample wardrobe in use; nil if the user has items.
    var sample: SampleWardrobe?
    /// The wearer's profile; nil if none is saved.
    var statedProfile: UserProfile?
    var wears: [WearEvent]
    var forecast: CachedWeather?

    /// Returns the profile to use for output in a unit.
    func profile(in unit: TemperatureUnit) -> UserProfile {
        var profile = statedProfile ?? .unstated
        profile.temperatureUnit = unit
        return profile
    }

    func basis(in unit: TemperatureUnit) -> SuggestionBasis {
        SuggestionBasis(unit: unit, sample: sample, items: items.count, forecast: forecast)
    }

    /// Returns the keys of the items with the given names.
    func keys(_ texts: [String], at path: String) throws(ComputationError) -> [String] {
        try NamedRecords.items.at(path).keys(texts, among: items.map { (key: $0.id, name: $0.name) })
    }

    /// Returns the request with the forecast's weather for its day, if there is a forecast.
    func weather(in request: OutfitRequest, on day: CalendarDay) throws(ComputationError) -> OutfitRequest {
        guard let forecast else { return request }
        return try forecast.applied(
            to: request, over: WeatherSpan(wakingHoursOf: day, longitude: forecast.longitude))
    }
}

extension WardrobeRecords {
    /// Reads the current items, profile, log, and forecast.
    ///
    /// - Parameters:
    ///   - sample: the sample wardrobe to use if there are no items.
    ///   - forecast: the forecast to use; nil for none.
    /// - Throws: ``ComputationKit/ComputationError`` if the forecast isn't stored or is too old.
    func snapshot(sample: SampleWardrobe, forecast: ForecastChoice? = nil) throws -> WardrobeSnapshot {
        let own = try items()
        return WardrobeSnapshot(
            items: own.isEmpty ? sample.items : own, sample: own.isEmpty ? sample : nil,
            statedProfile: try hasProfile() ? profile() : nil, wears: own.isEmpty ? [] : try wears(),
            forecast: try forecast.map { try self.forecast($0) })
    }

    /// Returns the photos of items, as thumbnails where available.
    func photos(of items: [WardrobeItem]) throws -> [ItemPhoto] {
        try items.compactMap { item in
            guard let hash = item.thumbnail ?? item.photo, let photo = try photo(hash) else { return nil }
            return ItemPhoto(item: item.id, mediaType: photo.mediaType, picture: Blob(photo.bytes))
        }
    }
}
