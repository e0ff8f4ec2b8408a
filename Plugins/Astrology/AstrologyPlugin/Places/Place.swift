// SPDX-License-Identifier: Apache-2.0

/// A place in the table of places.
public struct Place: Sendable, Codable, Equatable {
    /// The place's number in GeoNames.
    public var geonameID: Int
    /// The place's name in GeoNames: the common English name if there is one, otherwise the local name.
    public var name: String
    /// The country's ISO 3166-1 code of two letters (alpha-2).
    public var country: String
    /// The region, if known: the English name of the country's first-level division.
    public var region: String?
    /// Geographic latitude, north positive, from -90 to 90 degrees.
    public var latitude: Double
    /// Geographic longitude, east positive, from -180 to 180 degrees.
    public var longitude: Double
    /// The time zone's identifier in the IANA database, such as `Europe/Kyiv`.
    public var timeZone: String
    /// The population; 0 if unknown.
    public var population: Int

    /// Creates a place.
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

    /// The name with region and country, such as "Springfield, Illinois, US".
    ///
    /// A query with the label finds the place, and others of the same name in the region.
    public var label: String {
        if let region, region != name { return "\(name), \(region), \(country)" }
        return "\(name), \(country)"
    }
}

/// A place that matches a query, and the kind of match.
public struct PlaceMatch: Sendable, Codable, Equatable {
    /// The kind of match between a query and a place's names.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// The query is the place's name.
        case name
        /// The query is another name of the place, such as a former name or one in another language.
        case otherName
        /// One of the place's names begins with the query.
        case beginning
    }

    /// The place.
    public var place: Place
    /// The kind of match.
    public var kind: Kind

    /// Creates a match.
    public init(place: Place, kind: Kind) {
        self.place = place
        self.kind = kind
    }
}
