// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A fetched forecast, cached to avoid fetching the same place again too soon.
public struct CachedWeather: SchemaProviding, Hashable {
    /// The name of the service.
    public var source: String
    /// The attribution that the service requires wherever its figures are shown.
    public var attribution: String?
    /// The name of the place; nil if unknown.
    public var place: String?
    /// Latitude, north positive, in degrees.
    public var latitude: Double
    /// Longitude, east positive, in degrees.
    public var longitude: Double
    /// The time it was fetched.
    public var fetchedAt: EventTime
    /// The weather of each hour, in order.
    public var hours: [HourlyWeather]

    /// Creates a forecast for a place; set its name and an attribution afterwards.
    public init(source: String, latitude: Double, longitude: Double, fetchedAt: EventTime, hours: [HourlyWeather]) {
        self.source = source
        self.latitude = latitude
        self.longitude = longitude
        self.fetchedAt = fetchedAt
        self.hours = hours
    }

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

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.CachedWeather", "A fetched forecast.") {
        field("source", \.source, "The name of the service.", .text(1...200, example: "open-meteo"))
        field(
            "attribution", \.attribution, "The attribution that the service requires wherever its figures are shown.",
            .text(0...1_000, example: "Weather data by Open-Meteo.com"))
        field("place", \.place, "The name of the place.", .text(1...200, example: "Lyon"))
        field("latitude", \.latitude, "Latitude, north positive.", .number(-90...90, .degrees))
        field("longitude", \.longitude, "Longitude, east positive.", .number(-180...180, .degrees))
        field("fetchedAt", \.fetchedAt, "The time it was fetched.")
        field("hours", \.hours, "The weather of each hour, in order.", .list(of: .nested, count: 1...1_000))
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
public struct HourlyWeather: SchemaProviding, Hashable {
    /// The start of the hour.
    public var time: EventTime
    /// Air temperature in °C.
    public var temperature: Double
    /// The apparent temperature by the service's own formula, in °C.
    public var apparentTemperature: Double?
    /// Relative humidity in percent.
    public var humidity: Double?
    /// Wind at 10 m in m/s.
    public var wind: Double?
    /// Rain and melted snow in the hour, in mm.
    public var precipitation: Double?
    /// The probability of more than 0.1 mm of precipitation in the preceding hour, 0 to 1; nil if unknown.
    public var precipitationProbability: Double?
    /// The weather condition.
    public var condition: WeatherCondition?

    /// Creates the weather of an hour; set the other values afterwards.
    public init(time: EventTime, temperature: Double) {
        self.time = time
        self.temperature = temperature
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.HourlyWeather", "The weather of one hour.") {
        field("time", \.time, "The start of the hour.")
        field(
            "temperature", \.temperature, "Air temperature.",
            .number(TemperatureUnit.possibleCelsius, .degreesCelsius))
        field(
            "apparentTemperature", \.apparentTemperature, "The apparent temperature by the service's own formula.",
            .number(-130...90, .degreesCelsius))
        field("humidity", \.humidity, "Relative humidity.", .number(0...100, .percent))
        field("wind", \.wind, "Wind at 10 m.", .number(0...120, .metersPerSecond))
        field("precipitation", \.precipitation, "Rain and melted snow in the hour.", .number(0...500, .millimeters))
        field(
            "precipitationProbability", \.precipitationProbability,
            "The probability of more than 0.1 mm of precipitation in the preceding hour.", .number(0...1))
        field("condition", \.condition, "The weather condition.")
    }
}
