// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A fetched forecast.
///
/// Cached to avoid fetching the same place again too soon.
@Schema("wardrobe.CachedWeather")
public struct CachedWeather: SchemaProviding, Hashable {
    /// The name of the service.
    @Field(.text(1...200, example: "open-meteo")) public var source: String
    /// The attribution that the service requires wherever its figures are shown.
    @Field(.text(0...1_000, example: "Weather data by Open-Meteo.com")) public var attribution: String?
    /// The name of the place.
    ///
    /// Nil if unknown.
    @Field(.text(1...200, example: "Lyon")) public var place: String?
    /// Latitude, north positive.
    ///
    /// In degrees.
    @Field(.number(-90...90, .degrees)) public var latitude: Double
    /// Longitude, east positive.
    ///
    /// In degrees.
    @Field(.number(-180...180, .degrees)) public var longitude: Double
    /// The time it was fetched.
    public var fetchedAt: EventTime
    /// The weather of each hour, in order.
    @Field(count: 1...1_000) public var hours: [HourlyWeather]

    /// The number of seconds for which a forecast is up to date.
    public static let lifetime = 60 * 60
    /// The number of seconds after which a forecast is deleted.
    public static let purgeAge = 24 * 60 * 60

    /// Returns whether it's still up to date: for an hour after it was fetched.
    public func isValid(at now: Timestamp) -> Bool {
        guard let fetched = fetchedAt.secondsSince1970 else { return false }
        let age = now.secondsSince1970 - Double(fetched)
        return age >= 0 && age < Double(Self.lifetime)
    }
}

extension CachedWeather: ValidatedRecord {
    /// Checks that the fetch time is an instant and the hours are in order.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        if fetchedAt.secondsSince1970 == nil {
            issues.append(
                ValidationIssue(path: "fetchedAt", expected: "a time with its offset from UTC", got: "\(fetchedAt)"))
        }
        for index in hours.indices.dropFirst() where !hours[index - 1].time.precedes(hours[index].time) {
            issues.append(
                ValidationIssue(
                    path: "hours[\(index)].time", expected: "a time after \(hours[index - 1].time)",
                    got: "\(hours[index].time)"))
        }
        return issues
    }
}

/// The weather of one hour.
@Schema("wardrobe.HourlyWeather")
public struct HourlyWeather: SchemaProviding, Hashable {
    /// The start of the hour.
    public var time: EventTime
    /// Air temperature.
    @Field(.number(TemperatureUnit.possibleCelsius, .degreesCelsius)) public var temperature: Double
    /// The apparent temperature by the service's own formula.
    @Field(.number(-130...90, .degreesCelsius)) public var apparentTemperature: Double?
    /// Relative humidity.
    ///
    /// In percent.
    @Field(.number(0...100, .percent)) public var humidity: Double?
    /// Wind at 10 m.
    @Field(.number(0...120, .metersPerSecond)) public var wind: Double?
    /// Rain and melted snow in the hour.
    @Field(.number(0...500, .millimeters)) public var precipitation: Double?
    /// The probability of more than 0.1 mm of precipitation in the preceding hour.
    ///
    /// 0 to 1; nil if unknown.
    @Field(.number(0...1)) public var precipitationProbability: Double?
    /// The weather condition.
    public var condition: WeatherCondition?
}
