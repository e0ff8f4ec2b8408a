// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A forecast that was fetched, kept so that the same place need not be asked for again soon.
public struct CachedWeather: SchemaProviding, Hashable {
    /// The service that gave it.
    public var source: String
    /// What the service asks to be said with its figures, wherever they are shown.
    public var attribution: String?
    /// What the place is called; nil when its name is not known.
    public var place: String?
    /// Latitude, north positive, in degrees.
    public var latitude: Double
    /// Longitude, east positive, in degrees.
    public var longitude: Double
    /// When it was fetched.
    public var fetchedAt: EventTime
    /// The weather of each hour, in order.
    public var hours: [HourlyWeather]

    /// A forecast for a place; its name and an attribution are set afterwards.
    public init(source: String, latitude: Double, longitude: Double, fetchedAt: EventTime, hours: [HourlyWeather]) {
        self.source = source
        self.latitude = latitude
        self.longitude = longitude
        self.fetchedAt = fetchedAt
        self.hours = hours
    }

    /// For how many seconds a forecast counts as up to date.
    public static let lifetime = 60 * 60
    /// After how many seconds a forecast is deleted.
    public static let purgeAge = 24 * 60 * 60

    /// Whether it may still be used: for an hour after it was fetched.
    public func isValid(at now: Timestamp) -> Bool {
        guard let fetched = fetchedAt.secondsSince1970 else { return false }
        let age = now.secondsSince1970 - Double(fetched)
        return age >= 0 && age < Double(Self.lifetime)
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.CachedWeather", "A forecast that was fetched.") {
        field("source", \.source, "The service that gave it.", .text(1...200, example: "open-meteo"))
        field(
            "attribution", \.attribution, "What the service asks to be said with its figures.",
            .text(0...1_000, example: "Weather data by Open-Meteo.com"))
        field("place", \.place, "What the place is called.", .text(1...200, example: "Lyon"))
        field("latitude", \.latitude, "Latitude, north positive.", .number(-90...90, .degrees))
        field("longitude", \.longitude, "Longitude, east positive.", .number(-180...180, .degrees))
        field("fetchedAt", \.fetchedAt, "When it was fetched.")
        field("hours", \.hours, "The weather of each hour, in order.", .list(of: .nested, count: 1...1_000))
    }
}

extension CachedWeather: ValidatedRecord {
    /// The moment of fetching is a moment, and the hours are in order.
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
    /// When the hour begins.
    public var time: EventTime
    /// Air temperature in °C.
    public var temperature: Double
    /// What it feels like by the service's own formula, in °C.
    public var apparentTemperature: Double?
    /// Relative humidity in percent.
    public var humidity: Double?
    /// Wind at 10 m in m/s.
    public var wind: Double?
    /// Rain and melted snow of the hour, in mm.
    public var precipitation: Double?
    /// The probability of more than 0.1 mm of precipitation in the preceding hour, 0 to 1; nil when not known.
    public var precipitationProbability: Double?
    /// What the sky does.
    public var condition: WeatherCondition?

    /// The weather of an hour; what else is known is set afterwards.
    public init(time: EventTime, temperature: Double) {
        self.time = time
        self.temperature = temperature
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.HourlyWeather", "The weather of one hour.") {
        field("time", \.time, "When the hour begins.")
        field(
            "temperature", \.temperature, "Air temperature.",
            .number(TemperatureUnit.possibleCelsius, .degreesCelsius))
        field(
            "apparentTemperature", \.apparentTemperature, "What it feels like by the service's own formula.",
            .number(-130...90, .degreesCelsius))
        field("humidity", \.humidity, "Relative humidity.", .number(0...100, .percent))
        field("wind", \.wind, "Wind at 10 m.", .number(0...120, .metersPerSecond))
        field("precipitation", \.precipitation, "Rain and melted snow of the hour.", .number(0...500, .millimeters))
        field(
            "precipitationProbability", \.precipitationProbability,
            "The probability of more than 0.1 mm of precipitation in the preceding hour.", .number(0...1))
        field("condition", \.condition, "What the sky does.")
    }
}
