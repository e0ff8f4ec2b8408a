// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
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
    /// - Throws: ``ComputationError`` when the place is not known or the forecast does not reach a day; ``ForecastError``.
    func apply(to requests: [OutfitRequest], at place: RequestOptions) async throws -> [OutfitRequest] {
        guard isAsked, !requests.isEmpty else { return requests }
        let (latitude, longitude) = try Self.coordinates(of: place)
        let spans = requests.map { $0.date.map { WeatherSpan(wakingHoursOf: $0, longitude: longitude) } }
        let hours = try await hours(latitude, longitude, spans.compactMap(\.self))
        return try zip(requests, spans).map { request, span in
            try span.map { try Self.applied($0, of: hours, to: request) } ?? request
        }
    }

    /// The requests with the weather of their events' hours, where it is asked for; what was typed stays.
    ///
    /// - Parameter requests: one for each event.
    /// - Throws: ``ComputationError`` when the place is not known or the forecast does not reach an event; ``ForecastError``.
    func apply(
        to requests: [OutfitRequest], of events: [CalendarOccurrence], at place: RequestOptions
    ) async throws -> [OutfitRequest] {
        guard isAsked, !requests.isEmpty else { return requests }
        let (latitude, longitude) = try Self.coordinates(of: place)
        let spans = events.map { WeatherSpan(of: $0, longitude: longitude) }
        let hours = try await hours(latitude, longitude, spans)
        return try zip(zip(requests, events), spans).map { pair, span in
            let request = try Self.applied(span, of: hours, to: pair.0)
            return pair.1.isAllDay ? request : request.joiningNarrowRange()
        }
    }

    private static func coordinates(of place: RequestOptions) throws -> (latitude: Double, longitude: Double) {
        guard let latitude = try place.latitudeInDegrees(), let longitude = try place.longitudeInDegrees() else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "--weather", expected: "--lat and --lon beside it", got: "none",
                    recoverySuggestion: "the forecast is that of a place")
            ])
        }
        return (latitude, longitude)
    }

    private static func applied(
        _ span: WeatherSpan, of hours: [HourlyWeather], to request: OutfitRequest
    ) throws -> OutfitRequest {
        guard let weather = DayWeather(over: span, in: hours) else {
            let day = request.date ?? span.days.lowerBound
            throw ComputationError.invalidData(
                "The forecast does not reach \(day). Give --temp, or ask for fewer days.")
        }
        return weather.applied(to: request)
    }

    /// A forecast that reaches over some stretches of time, kept in the wardrobe's file for an hour.
    private func hours(
        _ latitude: Double, _ longitude: Double, _ spans: [WeatherSpan]
    ) async throws -> [HourlyWeather] {
        guard let first = spans.map(\.days.lowerBound).min(), let last = spans.map(\.days.upperBound).max() else {
            return []
        }
        let address = weatherURL ?? Home.processVariable("ALMANAC_WEATHER_URL").flatMap { $0.isEmpty ? nil : $0 }
        let service = try address.map { try OpenMeteo(baseURL: $0) } ?? OpenMeteo()
        let records = try WardrobeRecords.ofUser()
        if let kept = try records.weather(from: service.baseURL, latitude: latitude, longitude: longitude),
            spans.allSatisfy({ $0.hours(of: kept.hours) != nil })
        {
            try Self.attribute(kept.attribution)
            return kept.hours
        }
        let forecast = try await service.forecast(
            latitude: latitude, longitude: longitude, from: first, through: last)
        let hours = forecast.hours.map { hour in
            var weather = HourlyWeather(
                time: EventTime(secondsSince1970: hour.unixSeconds), temperature: hour.temperature)
            weather.apparentTemperature = hour.apparentTemperature
            weather.humidity = hour.humidity
            weather.wind = hour.wind
            weather.precipitation = hour.precipitation
            weather.precipitationProbability = hour.precipitationProbability
            weather.condition = hour.condition
            return weather
        }
        let now = EventTime(secondsSince1970: WallClock.system.now().wholeSeconds)
        if !hours.isEmpty {
            var weather = CachedWeather(
                source: service.baseURL, latitude: latitude, longitude: longitude, fetchedAt: now, hours: hours)
            weather.attribution = forecast.attribution
            try records.save(weather)
        }
        try Self.attribute(forecast.attribution)
        return hours
    }

    /// Names the service, as its license asks, whenever its figures are used.
    private static func attribute(_ attribution: String?) throws {
        guard let attribution else { return }
        try OutputStream.standardError.print(TextStyle.suited(to: .standardError).quiet(attribution))
    }
}
