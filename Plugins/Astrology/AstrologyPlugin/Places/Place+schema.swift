// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Place: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.object("astrology.Place", "A place, from GeoNames (CC BY 4.0).") {
        field("geonameID", \.geonameID, "The place's number in GeoNames.", .integer(0...100_000_000))
        field("name", \.name, "The place's name in GeoNames.", .text())
        field("country", \.country, "The country's ISO 3166-1 code.", .text(example: "UA"))
        field("region", \.region, "The region, if known.", .text())
        field("latitude", \.latitude, "Geographic latitude, north positive.", .number(-90...90, .degrees))
        field("longitude", \.longitude, "Geographic longitude, east positive.", .number(-180...180, .degrees))
        field("timeZone", \.timeZone, "The time zone's identifier in the IANA database.", .text(example: "Europe/Kyiv"))
        field(
            "population", \.population, "The population; 0 if unknown.", .integer(0...100_000_000)
        )
    }
}
