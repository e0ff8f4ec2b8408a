// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Fetches and caches the forecast for a place.
struct FetchForecast: Computation {
    let manifest = Manifest(
        id: Wardrobe.fetchForecast.id,
        summary: "Fetches the forecast for a place and caches it for an hour.",
        discussion: """
            The service receives the coordinates rounded to two decimals (about 1 km), the days, and the IP address \
            of this machine, and nothing else. A forecast that was fetched less than an hour ago and covers the days \
            is returned without another request. Forecasts are deleted after 24 hours.
            """,
        examples: [
            Example("A week in Lyon", ["latitude": 45.76, "longitude": 4.84, "place": "Lyon"])
        ], effects: [.writes, .idempotent, .clock, .network])

    let access: LazyWardrobeRecords
    let services: ForecastServices

    func run(_ input: FetchForecastInput, in context: Context) async throws -> CachedWeather {
        let now = try context.now()
        let today = try context.today()
        let days = input.days(from: input.date?.day(today: today) ?? today, now: now)
        let service = try services(input.service)
        let (latitude, longitude) = (input.latitude.roundedToHundredths, input.longitude.roundedToHundredths)
        let known = try await access.reading(in: context) { records in
            try records.forecasts().first {
                $0.source == service.address && $0.latitude == latitude && $0.longitude == longitude
            }
        }
        if var known, known.covers(days) {
            guard let place = input.place, place != known.place else { return known }
            known.place = place
            let named = known
            return try await access.writing(in: context, asAction: false) { records in
                try records.save(named)
                return named
            }
        }
        let forecast = try await service.weather(
            latitude: latitude, longitude: longitude, from: days.lowerBound, through: days.upperBound, in: context)
        guard !forecast.hours.isEmpty else {
            throw ComputationError(
                .unavailable, "\(service.address) has no forecast for \(days.lowerBound) to \(days.upperBound).")
        }
        var weather = CachedWeather(
            source: service.address, latitude: latitude, longitude: longitude,
            fetchedAt: EventTime(secondsSince1970: now.wholeSeconds), hours: forecast.hours)
        weather.attribution = forecast.attribution
        weather.place = input.place ?? known?.place
        let fetched = weather
        return try await access.writing(in: context, asAction: false) { records in
            try records.save(fetched)
            return fetched
        }
    }
}

extension Double {
    /// The number rounded to two decimals, never negative zero.
    var roundedToHundredths: Double { (self * 100).rounded() / 100 + 0 }
}
