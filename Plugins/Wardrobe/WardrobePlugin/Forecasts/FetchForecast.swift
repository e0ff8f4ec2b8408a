// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A place and the days to forecast.
public struct FetchForecastInput: SchemaProviding, Hashable {
    /// Latitude, north positive; two decimals are sent.
    ///
    /// In degrees.
    public var latitude: Double
    /// Longitude, east positive; two decimals are sent.
    ///
    /// In degrees.
    public var longitude: Double
    /// What to call the place, which is not sent.
    public var place: String?
    /// The first day; today unless given.
    public var date: DayReference?
    /// How many days; services know about 16 ahead.
    public var days: Int
    /// The address of the service; Open-Meteo's, or the one that is set up, unless given.
    public var service: String?

    /// A week at a place.
    public init(
        latitude: Double, longitude: Double, place: String? = nil, date: DayReference? = nil, days: Int = 7,
        service: String? = nil
    ) {
        self.latitude = latitude
        self.longitude = longitude
        self.place = place
        self.date = date
        self.days = days
        self.service = service
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.FetchForecastInput", "A place and the days to forecast."
    ) {
        field("latitude", \.latitude, "Latitude, north positive; two decimals are sent.", .number(-90...90, .degrees))
        field(
            "longitude", \.longitude, "Longitude, east positive; two decimals are sent.", .number(-180...180, .degrees))
        field("place", \.place, "What to call the place, which is not sent.", .text(1...200, example: "Lyon"))
        field("date", \.date, "The first day; today unless given.")
        field("days", \.days, "How many days; services know about 16 ahead.", .integer(1...366), default: 7)
        field(
            "service", \.service,
            "The address of the service; Open-Meteo's, or the one that is set up, unless given.", .webAddress)
    }

    /// How many days ahead services know the weather, today among them.
    package static let longestForecast = 16

    /// How many days one request can ask for.
    private static let longestRequest = 32

    /// The days to ask for, in UTC: they hold all hours of the wanted days at the longitude, as far as services know them.
    package func days(from first: CalendarDay, now: Timestamp) -> ClosedRange<CalendarDay> {
        let offset = Int((longitude * 240).rounded())
        let day = { (second: Int) in CalendarDay(secondsSince1970: second) }
        let begin = first.daysSince1970 * 86_400 - offset
        let end = (first.daysSince1970 + days) * 86_400 - offset - 1
        let known = day(now.wholeSeconds).adding(days: Self.longestForecast - 1)
        let lower = day(begin)
        return lower...max(lower, min(day(end), known, lower.adding(days: Self.longestRequest - 1)))
    }
}

extension CachedWeather {
    /// Whether it has all hours of some days in UTC.
    package func covers(_ days: ClosedRange<CalendarDay>) -> Bool {
        guard let first = hours.first?.time.secondsSince1970, let last = hours.last?.time.secondsSince1970 else {
            return false
        }
        return first <= days.lowerBound.daysSince1970 * 86_400
            && last >= (days.upperBound.daysSince1970 + 1) * 86_400 - 3_600
    }

    /// The request with the weather of a stretch of time, save for what it states.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` when the forecast does not reach over it.
    package func applied(to request: OutfitRequest, over span: WeatherSpan) throws(ComputationError) -> OutfitRequest {
        guard let weather = DayWeather(over: span, in: hours) else {
            let reach = [hours.first, hours.last].compactMap { $0?.time.day.description }.joined(separator: " to ")
            throw ComputationError.refused([
                ValidationIssue(
                    path: "forecast",
                    expected: "a forecast that reaches \(request.date ?? span.days.lowerBound)",
                    got: "one of \(reach)",
                    recoverySuggestion: "fetch one for these days, give a temperature, or choose fewer days")
            ])
        }
        var known = weather.applied(to: request)
        known.latitude = known.latitude ?? latitude
        return known
    }
}
