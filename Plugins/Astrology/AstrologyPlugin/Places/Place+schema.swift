// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Place: SchemaProviding {
    /// What a place looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.Place", "A city, from GeoNames (CC BY 4.0).") {
        field("geonameID", \.geonameID, "Its number in GeoNames.", .integer(0...100_000_000))
        field("name", \.name, "Its name.", .text())
        field("country", \.country, "The country's ISO 3166-1 code.", .text(example: "UA"))
        field("region", \.region, "The region it lies in.", .text())
        field("latitude", \.latitude, "Geographic latitude, north positive.", .number(-90...90, .degrees))
        field("longitude", \.longitude, "Geographic longitude, east positive.", .number(-180...180, .degrees))
        field("timeZone", \.timeZone, "Its time zone.", .text(example: "Europe/Kyiv"))
        field(
            "population", \.population, "People who live there; 0 where not known.", .integer(0...100_000_000)
        )
    }
}
