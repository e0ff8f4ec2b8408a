// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which stored forecast the weather is taken from; what the request states stays.
public struct ForecastChoice: SchemaProviding, Hashable {
    /// The name that the place was fetched under.
    public var place: String?
    /// Latitude, north positive.
    ///
    /// In degrees; places within 0.01 degrees, about 1 km, are the same.
    public var latitude: Double?
    /// Longitude, east positive.
    ///
    /// In degrees.
    public var longitude: Double?
    /// The address of the service; any unless given.
    public var service: String?

    /// The forecast of a place.
    public init(
        place: String? = nil, latitude: Double? = nil, longitude: Double? = nil, service: String? = nil
    ) {
        self.place = place
        self.latitude = latitude
        self.longitude = longitude
        self.service = service
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.ForecastChoice", "Which stored forecast the weather is taken from; what the request states stays."
    ) {
        field("place", \.place, "The name that the place was fetched under.", .text(1...200, example: "Lyon"))
        field("latitude", \.latitude, "Latitude, north positive.", .number(-90...90, .degrees))
        field("longitude", \.longitude, "Longitude, east positive.", .number(-180...180, .degrees))
        field("service", \.service, "The address of the service; any unless given.", .webAddress)
    }
}

/// Where the figures of a forecast come from.
public struct ForecastSource: SchemaProviding, Hashable {
    /// The service that gave it.
    public var service: String
    /// What the service asks to be said with its figures.
    public var attribution: String?
    /// What the place is called.
    public var place: String?
    /// Latitude, north positive.
    public var latitude: Double
    /// Longitude, east positive.
    public var longitude: Double
    /// When it was fetched.
    public var fetchedAt: EventTime

    /// The source of a stored forecast.
    public init(_ weather: CachedWeather) {
        service = weather.source
        attribution = weather.attribution
        place = weather.place
        latitude = weather.latitude
        longitude = weather.longitude
        fetchedAt = weather.fetchedAt
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.ForecastSource", "Where the figures of a forecast come from."
    ) {
        field("service", \.service, "The service that gave it.", .text(1...200, example: "https://api.open-meteo.com"))
        field(
            "attribution", \.attribution, "What the service asks to be said with its figures.",
            .text(0...1_000, example: "Weather data by Open-Meteo.com"))
        field("place", \.place, "What the place is called.", .text(1...200, example: "Lyon"))
        field("latitude", \.latitude, "Latitude, north positive.", .number(-90...90, .degrees))
        field("longitude", \.longitude, "Longitude, east positive.", .number(-180...180, .degrees))
        field("fetchedAt", \.fetchedAt, "When it was fetched.")
    }
}
