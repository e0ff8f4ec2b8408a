// SPDX-License-Identifier: Apache-2.0

/// A place on the Earth, as houses and topocentric positions need it.
public struct GeographicPosition: Sendable, Codable, Hashable {
    /// Geographic latitude in degrees, north positive, from -90 to 90.
    public var latitude: Double
    /// Geographic longitude in degrees, east positive, from -180 to 180.
    public var longitude: Double
    /// Height above sea level in meters; it matters for topocentric positions only.
    public var altitude: Double

    /// A place on the Earth; the ranges are checked when it is used.
    public init(latitude: Double, longitude: Double, altitude: Double = 0) {
        self.latitude = latitude
        self.longitude = longitude
        self.altitude = altitude
    }
}
