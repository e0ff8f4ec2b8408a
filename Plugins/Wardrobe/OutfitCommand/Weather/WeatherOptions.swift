// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ComputationKit
import TerminalKit
import WardrobeForecast
import WardrobePlugin
import WardrobeStore

/// The options that ask a service for the forecast; without them nothing leaves this machine.
struct WeatherOptions: ParsableArguments {
    enum Service: String, ExpressibleByArgument, CaseIterable {
        case openMeteo = "open-meteo"
    }

    @Option(
        help: ArgumentHelp(
            "Ask this service for the forecast of --lat and --lon, which it learns to two decimals; kept for an hour. Off unless given.",
            valueName: "service"))
    var weather: Service?

    @Option(
        name: .customLong("weather-url"),
        help: ArgumentHelp(
            "A server of your own that answers alike; ALMANAC_WEATHER_URL unless given.", valueName: "url"))
    var weatherURL: String?

    /// Whether a forecast is asked for.
    var isAsked: Bool { weather != nil }

    /// The requests with the weather of their days, where it is asked for; what was typed stays.
    ///
    /// - Throws: ``Failure`` when the place is not known or the forecast does not reach a day; ``ForecastError``.
    func apply(to requests: [OutfitRequest], at place: RequestOptions) async throws -> [OutfitRequest] {
        guard isAsked, !requests.isEmpty else { return requests }
        guard let latitude = try place.latitudeInDegrees(), let longitude = try place.longitudeInDegrees() else {
            throw Failure.badInput([
                Issue(
                    path: "--weather", expected: "--lat and --lon beside it", got: "none",
                    hint: "the forecast is that of a place")
            ])
        }
        let days = requests.compactMap(\.date)
        guard let first = days.min(), let last = days.max() else { return requests }
        let hours = try await hours(latitude, longitude, first, last)
        return try requests.map { request in
            guard let day = request.date else { return request }
            guard let weather = DayWeather(of: day, longitude: longitude, in: hours) else {
                throw Failure.badData("The forecast does not reach \(day). Give --temp, or ask for fewer days.")
            }
            return weather.applied(to: request)
        }
    }

    /// The forecast of some days, kept in the wardrobe's file for an hour.
    private func hours(
        _ latitude: Double, _ longitude: Double, _ first: CalendarDay, _ last: CalendarDay
    ) async throws -> [HourlyWeather] {
        let address = weatherURL ?? Home.processVariable("ALMANAC_WEATHER_URL").flatMap { $0.isEmpty ? nil : $0 }
        let service = try address.map { try OpenMeteo(baseURL: $0) } ?? OpenMeteo()
        let closet = try Closet.ofUser()
        let reaches = { (hours: [HourlyWeather]) in
            [first, last].allSatisfy { DayWeather(of: $0, longitude: longitude, in: hours) != nil }
        }
        if let kept = try closet.weather(from: service.baseURL, latitude: latitude, longitude: longitude),
            reaches(kept.hours)
        {
            try Self.attribute(kept.attribution)
            return kept.hours
        }
        // The days of the place begin and end up to half a day before or after those of UTC.
        let before = longitude > 0 ? -1 : 0
        let after = longitude < 0 ? 1 : 0
        let forecast = try await service.forecast(
            latitude: latitude, longitude: longitude, from: first.adding(days: before),
            through: last.adding(days: after))
        let hours = forecast.hours.map { hour in
            var weather = HourlyWeather(
                time: EventTime(secondsSince1970: hour.unixSeconds), temperature: hour.temperature)
            weather.apparentTemperature = hour.apparentTemperature
            weather.humidity = hour.humidity
            weather.wind = hour.wind
            weather.precipitation = hour.precipitation
            weather.condition = hour.condition
            return weather
        }
        let now = EventTime(secondsSince1970: Int(WallClock.system.now().secondsSince1970))
        if !hours.isEmpty {
            var weather = CachedWeather(
                source: service.baseURL, latitude: latitude, longitude: longitude, fetchedAt: now, hours: hours)
            weather.attribution = forecast.attribution
            try closet.save(weather)
        }
        try Self.attribute(forecast.attribution)
        return hours
    }

    /// Names the service, as its licence asks, whenever its figures are used.
    private static func attribute(_ attribution: String?) throws {
        guard let attribution else { return }
        try OutputStream.standardError.print(TerminalStyle.suited(to: .standardError).quiet(attribution))
    }
}
