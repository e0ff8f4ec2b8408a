// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A place and the days to forecast.
@Schema("wardrobe.FetchForecastInput")
public struct FetchForecastInput: SchemaProviding, Hashable {
    /// Latitude, north positive; sent with two decimals.
    ///
    /// In degrees.
    @Field(.number(-90...90, .degrees)) public var latitude: Double
    /// Longitude, east positive; sent with two decimals.
    ///
    /// In degrees.
    @Field(.number(-180...180, .degrees)) public var longitude: Double
    /// The name of the place; it isn't sent.
    @Field(.text(1...200, example: "Lyon")) public var place: String?
    /// The first day; today by default.
    public var date: DayReference?
    /// The number of days; services forecast about 16 days.
    @Field(.integer(1...366)) public var days: Int = 7
    /// The address of the service; by default the configured one, or else Open-Meteo's.
    @Field(.webAddress) public var service: String?

    /// How many days services forecast, including today.
    package static let longestForecast = 16

    /// The maximum number of days of one request.
    private static let longestRequest = 32

    /// Returns the days to request, in UTC: they contain all hours of the days at the longitude that services can
    /// forecast.
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
    /// Returns whether it has all hours of a range of days in UTC.
    package func covers(_ days: ClosedRange<CalendarDay>) -> Bool {
        guard let first = hours.first?.time.secondsSince1970, let last = hours.last?.time.secondsSince1970 else {
            return false
        }
        return first <= days.lowerBound.daysSince1970 * 86_400
            && last >= (days.upperBound.daysSince1970 + 1) * 86_400 - 3_600
    }

    /// Returns the request with the weather of a time span, except for values it already has.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if the forecast doesn't cover it.
    package func applied(to request: OutfitRequest, over span: WeatherSpan) throws(ComputationError) -> OutfitRequest {
        guard let weather = DayWeather(over: span, in: hours) else {
            let reach = [hours.first, hours.last].compactMap { $0?.time.day.description }.joined(separator: " to ")
            throw ComputationError.refused(
                path: "forecast", expected: "a forecast that covers \(request.date ?? span.days.lowerBound)",
                got: "one of \(reach)",
                recoverySuggestion: "fetch a forecast for these days, give a temperature, or choose fewer days")
        }
        var known = weather.applied(to: request)
        known.latitude = known.latitude ?? latitude
        return known
    }
}
