// SPDX-License-Identifier: Apache-2.0

/// A city of the shipped table.
public struct Place: Sendable, Codable, Equatable {
    /// Its number in GeoNames.
    public var geonameID: Int
    /// Its name in GeoNames: the English one where there is one in use, else the local one.
    public var name: String
    /// The country's ISO 3166-1 code of two letters (alpha-2).
    public var country: String
    /// The region it lies in, where known: the country's first-level division, by its English name.
    public var region: String?
    /// Geographic latitude, north positive, from -90 to 90 degrees.
    public var latitude: Double
    /// Geographic longitude, east positive, from -180 to 180 degrees.
    public var longitude: Double
    /// Its time zone, by its identifier in the IANA database, such as `Europe/Kyiv`.
    public var timeZone: String
    /// People who live there; 0 where not known to GeoNames.
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
