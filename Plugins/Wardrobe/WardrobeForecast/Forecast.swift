// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import WardrobePlugin

/// The weather that a service expects at a place, hour by hour.
public struct Forecast: SchemaProviding, Hashable {
    /// The service that provided the forecast.
    public var source: String
    /// The attribution that the service requires.
    public var attribution: String
    /// The requested latitude, rounded to two decimals.
    public var latitude: Double
    /// The requested longitude, rounded to two decimals.
    public var longitude: Double
    /// The hours that the service has a temperature for, in order.
    public var hours: [ForecastHour]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.Forecast", "The weather that a service expects, hour by hour."
    ) {
        field(
            "source", \.source, "The service that provided the forecast.", .text(example: "https://api.open-meteo.com"))
        field(
            "attribution", \.attribution, "The attribution that the service requires.",
            .text(example: "Weather data by Open-Meteo.com (CC BY 4.0)"))
        field("latitude", \.latitude, "The requested latitude.", .number(-90...90, .degrees))
        field("longitude", \.longitude, "The requested longitude.", .number(-180...180, .degrees))
        field("hours", \.hours, "The hours that the service has a temperature for.")
    }
}

/// The weather expected at one hour.
///
/// Values that the service doesn't know are nil.
public struct ForecastHour: SchemaProviding, Hashable {
    /// Start of the hour, in seconds since 1970-01-01T00:00Z.
    public var unixSeconds: Int
    /// Air temperature at 2 m in °C.
    public var temperature: Double
    /// Apparent temperature by the service's own formula, in °C.
    public var apparentTemperature: Double?
    /// Relative humidity at 2 m in percent.
    public var humidity: Double?
    /// Rain, showers, and snow in the preceding hour, in mm of water.
    public var precipitation: Double?
    /// The probability of more than 0.1 mm of precipitation in the preceding hour, 0 to 1.
    public var precipitationProbability: Double?
    /// Wind speed at 10 m in m/s.
    public var wind: Double?
    /// The weather condition.
    public var condition: WeatherCondition?

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.ForecastHour", "The weather expected at one hour.") {
        field("unixSeconds", \.unixSeconds, "Start of the hour, in seconds since 1970-01-01T00:00Z.", .integer())
        field("temperature", \.temperature, "Air temperature at 2 m.", .number(-90...60, .degreesCelsius))
        field(
            "apparentTemperature", \.apparentTemperature, "Apparent temperature by the service's own formula.",
            .number(-120...90, .degreesCelsius))
        field("humidity", \.humidity, "Relative humidity at 2 m.", .number(0...100, .percent))
        field(
            "precipitation", \.precipitation, "Rain, showers, and snow in the preceding hour, in mm of water.",
            .number(0...500))
        field(
            "precipitationProbability", \.precipitationProbability,
            "The probability of more than 0.1 mm of precipitation in the preceding hour.", .number(0...1))
        field("wind", \.wind, "Wind speed at 10 m.", .number(0...113, .metersPerSecond))
        field("condition", \.condition, "The weather condition.")
    }
}
