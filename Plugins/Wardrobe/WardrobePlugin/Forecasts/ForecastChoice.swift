// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The stored forecast to take the weather from; values in the request take precedence.
public struct ForecastChoice: SchemaProviding, Hashable {
    /// The name the place was fetched under.
    public var place: String?
    /// Latitude, north positive.
    ///
    /// In degrees; places within 0.01 degrees, about 1 km, are the same.
    public var latitude: Double?
    /// Longitude, east positive.
    ///
    /// In degrees.
    public var longitude: Double?
    /// The address of the service; any by default.
    public var service: String?

    /// Creates a choice of a place's forecast.
    public init(
        place: String? = nil, latitude: Double? = nil, longitude: Double? = nil, service: String? = nil
    ) {
        self.place = place
        self.latitude = latitude
        self.longitude = longitude
        self.service = service
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.ForecastChoice",
        "The stored forecast to take the weather from; values in the request take precedence."
    ) {
        field("place", \.place, "The name the place was fetched under.", .text(1...200, example: "Lyon"))
        field("latitude", \.latitude, "Latitude, north positive.", .number(-90...90, .degrees))
        field("longitude", \.longitude, "Longitude, east positive.", .number(-180...180, .degrees))
        field("service", \.service, "The address of the service; any by default.", .webAddress)
    }
}

/// The source of a forecast.
public struct ForecastSource: SchemaProviding, Hashable {
    /// The address of the service.
    public var service: String
    /// The attribution that the service requires.
    public var attribution: String?
    /// The name of the place.
    public var place: String?
    /// Latitude, north positive.
    public var latitude: Double
    /// Longitude, east positive.
    public var longitude: Double
    /// The time it was fetched.
    public var fetchedAt: EventTime

    /// Creates the source of a stored forecast.
    public init(_ weather: CachedWeather) {
        service = weather.source
        attribution = weather.attribution
        place = weather.place
        latitude = weather.latitude
        longitude = weather.longitude
        fetchedAt = weather.fetchedAt
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.ForecastSource", "The source of a forecast."
    ) {
        field(
            "service", \.service, "The address of the service.", .text(1...200, example: "https://api.open-meteo.com"))
        field(
            "attribution", \.attribution, "The attribution that the service requires.",
            .text(0...1_000, example: "Weather data by Open-Meteo.com"))
        field("place", \.place, "The name of the place.", .text(1...200, example: "Lyon"))
        field("latitude", \.latitude, "Latitude, north positive.", .number(-90...90, .degrees))
        field("longitude", \.longitude, "Longitude, east positive.", .number(-180...180, .degrees))
        field("fetchedAt", \.fetchedAt, "The time it was fetched.")
    }
}
