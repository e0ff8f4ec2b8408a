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
        try ItemRepository.finder(at: path).keys(texts, among: items.map { (key: $0.id, names: [$0.name]) })
    }

    /// Returns the request with the forecast's weather for its day, if there is a forecast.
    func weather(in request: OutfitRequest, on day: CalendarDay) throws(ComputationError) -> OutfitRequest {
        guard let forecast else { return request }
        return try forecast.applied(
            to: request, over: WeatherSpan(wakingHoursOf: day, longitude: forecast.longitude))
    }
}

extension WardrobeSnapshot {
    /// Reads the current items, profile, log, and forecast.
    ///
    /// - Parameters:
    ///   - transaction: The transaction.
    ///   - sample: The sample wardrobe to use if there are no items.
    ///   - forecast: The forecast to use; nil for none.
    /// - Throws: ``ComputationKit/ComputationError`` if the forecast isn't stored or is too old.
    init(_ transaction: RecordTransaction, sample: SampleWardrobe, forecast: ForecastChoice? = nil) throws {
        items = try transaction.items.items()
        statedProfile = try transaction.profiles.profile()
        wears = items.isEmpty ? [] : try transaction.wears.wears()
        self.forecast = try forecast.map(transaction.forecasts.forecast)
        guard items.isEmpty else { return }
        (items, self.sample) = (sample.items, sample)
    }

    /// Reads the current items, profile, log, and forecast for a computation.
    init(
        _ access: LazyWardrobeRecords, sample: SampleWardrobe, forecast: ForecastChoice?, in context: Context
    ) async throws {
        self = try await access.reading(in: context) { records in
            try records.read { try WardrobeSnapshot($0, sample: sample, forecast: forecast) }
        }
    }
}
