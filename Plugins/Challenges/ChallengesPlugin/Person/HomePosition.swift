// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Where the user lives, for the hour of dusk.
public struct HomePosition: SchemaProviding, Hashable {
    /// The latitude in degrees, north positive.
    public var latitude: Double
    /// The longitude in degrees, east positive.
    public var longitude: Double

    /// Creates a position in degrees, north and east positive.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.HomePosition", "Where the user lives, for the hour of dusk."
    ) {
        field("latitude", \.latitude, "The latitude in degrees, north positive.", .number(-90...90))
        field("longitude", \.longitude, "The longitude in degrees, east positive.", .number(-180...180))
    }
}
