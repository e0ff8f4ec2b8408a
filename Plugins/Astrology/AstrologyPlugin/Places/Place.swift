// SPDX-License-Identifier: AGPL-3.0-or-later

/// A city of the shipped table.
public struct Place: Sendable, Codable, Equatable {
    /// The number GeoNames knows it by.
    public var geonameID: Int
    /// Its name in GeoNames: the English one where there is one in use, else the local one.
    public var name: String
    /// The country, as an ISO 3166-1 alpha-2 code.
    public var country: String
    /// The English name of the country's first-level division it lies in, where known.
    public var region: String?
    /// Geographic latitude in degrees, north positive, from -90 to 90.
    public var latitude: Double
    /// Geographic longitude in degrees, east positive, from -180 to 180.
    public var longitude: Double
    /// The time zone's identifier in the IANA database, "Europe/Kyiv" for instance.
    public var timeZone: String
    /// People who live there, 0 where GeoNames does not say.
    public var population: Int

    /// Makes a place of its parts.
    public init(
        geonameID: Int, name: String, country: String, region: String?, latitude: Double, longitude: Double,
        timeZone: String, population: Int
    ) {
        self.geonameID = geonameID
        self.name = name
        self.country = country
        self.region = region
        self.latitude = latitude
        self.longitude = longitude
        self.timeZone = timeZone
        self.population = population
    }

    /// The name with region and country, "Springfield, Illinois, US", which as a query finds it again.
    public var label: String {
        if let region, region != name { return "\(name), \(region), \(country)" }
        return "\(name), \(country)"
    }
}

/// A place that a query found, and by what.
public struct PlaceMatch: Sendable, Codable, Equatable {
    /// How a query and a place's names agree.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// The query is the place's name.
        case name
        /// The query is another name of the place: in another language, an older one.
        case otherName
        /// One of the place's names begins with the query.
        case beginning
    }

    /// The place.
    public var place: Place
    /// By what it was found.
    public var kind: Kind

    /// Makes a match of its parts.
    public init(place: Place, kind: Kind) {
        self.place = place
        self.kind = kind
    }
}
