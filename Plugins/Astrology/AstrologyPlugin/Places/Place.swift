// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A place, from GeoNames (CC BY 4.0).
@Schema("astrology.Place")
public struct Place: SchemaProviding, Equatable {
    /// The place's number in GeoNames.
    @Field(.integer(0...100_000_000)) public var geonameID: Int
    /// The place's name in GeoNames.
    ///
    /// The common English name if there is one, otherwise the local name.
    public var name: String
    /// The country's ISO 3166-1 code.
    ///
    /// Two letters (alpha-2).
    @Field(.text(example: "UA")) public var country: String
    /// The region, if known.
    ///
    /// The English name of the country's first-level division.
    public var region: String?
    /// Geographic latitude, north positive.
    ///
    /// From -90 to 90 degrees.
    @Field(.number(-90...90, .degrees)) public var latitude: Double
    /// Geographic longitude, east positive.
    ///
    /// From -180 to 180 degrees.
    @Field(.number(-180...180, .degrees)) public var longitude: Double
    /// The time zone's identifier in the IANA database.
    ///
    /// Such as `Europe/Kyiv`.
    @Field(.text(example: "Europe/Kyiv")) public var timeZone: String
    /// The population; 0 if unknown.
    @Field(.integer(0...100_000_000)) public var population: Int

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
