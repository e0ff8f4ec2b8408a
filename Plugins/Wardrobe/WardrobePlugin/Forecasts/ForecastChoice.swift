// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The stored forecast to take the weather from; values in the request take precedence.
@Schema("wardrobe.ForecastChoice")
public struct ForecastChoice: SchemaProviding, Hashable {
    /// The name the place was fetched under.
    @Field(.text(1...200, example: "Lyon")) public var place: String?
    /// Latitude, north positive.
    ///
    /// In degrees; places within 0.01 degrees, about 1 km, are the same.
    @Field(.number(-90...90, .degrees)) public var latitude: Double?
    /// Longitude, east positive.
    ///
    /// In degrees.
    @Field(.number(-180...180, .degrees)) public var longitude: Double?
    /// The address of the service; any by default.
    @Field(.webAddress) public var service: String?
}

/// The source of a forecast.
@Schema("wardrobe.ForecastSource")
public struct ForecastSource: SchemaProviding, Hashable {
    /// The address of the service.
    @Field(.text(1...200, example: "https://api.open-meteo.com")) public var service: String
    /// The attribution that the service requires.
    @Field(.text(0...1_000, example: "Weather data by Open-Meteo.com")) public var attribution: String?
    /// The name of the place.
    @Field(.text(1...200, example: "Lyon")) public var place: String?
    /// Latitude, north positive.
    @Field(.number(-90...90, .degrees)) public var latitude: Double
    /// Longitude, east positive.
    @Field(.number(-180...180, .degrees)) public var longitude: Double
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
}
