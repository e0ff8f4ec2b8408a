// SPDX-License-Identifier: Apache-2.0

/// A place on the Earth, for houses and topocentric positions.
public struct GeographicPosition: Sendable, Codable, Hashable {
    /// Geographic latitude in degrees, north positive, from -90 to 90.
    public var latitude: Double
    /// Geographic longitude in degrees, east positive, from -180 to 180.
    public var longitude: Double
    /// Height above sea level in meters, from -12,000 to 100,000; only topocentric positions depend on it.
    public var altitude: Double

    /// Creates a place; ``validate()`` checks the ranges.
    public init(latitude: Double, longitude: Double, altitude: Double = 0) {
        self.latitude = latitude
        self.longitude = longitude
        self.altitude = altitude
    }
}
