// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The sect of a chart: by day the Sun is above the horizon, by night below it.
public enum Sect: String, CaseIterable, Codable, Sendable {
    case day = "Day"
    case night = "Night"

    /// Creates the sect from the Sun's altitude.
    /// - Parameter sunAltitude: Altitude of the Sun's center in degrees, without refraction; 0 is day.
    public init(sunAltitude: Double) {
        self = sunAltitude >= 0 ? .day : .night
    }

    /// Creates the sect from sidereal time and latitude; correct at every latitude.
    ///
    /// Uses sin *h* = sin φ sin δ + cos φ cos δ cos *H* with the Sun on the ecliptic (its latitude never
    /// exceeds 1.2 seconds of arc). All longitudes are tropical.
    /// - Parameters:
    ///   - sunLongitude: Tropical ecliptic longitude of the Sun in degrees.
    ///   - obliquity: True obliquity of the ecliptic in degrees.
    ///   - siderealTime: Right ascension of the meridian (local apparent sidereal time) in degrees.
    ///   - geographicLatitude: Geographic latitude in degrees, north positive.
    public init(
        sunLongitude: Double, obliquity: Double, siderealTime: Double, geographicLatitude: Double
    ) {
        let radians = Double.pi / 180
        let longitude = sunLongitude * radians
        let obliquity = obliquity * radians
        let latitude = geographicLatitude * radians
        let sinDeclination = sin(obliquity) * sin(longitude)
        let cosDeclination = max(0, 1 - sinDeclination * sinDeclination).squareRoot()
        let rightAscension = atan2(cos(obliquity) * sin(longitude), cos(longitude))
        let hourAngle = siderealTime * radians - rightAscension
        let sinAltitude =
            sin(latitude) * sinDeclination + cos(latitude) * cosDeclination * cos(hourAngle)
        self.init(sunAltitude: sinAltitude)
    }

    /// Creates the sect from the Ascendant alone: day if the Sun is in houses 7 to 12.
    ///
    /// The ecliptic and the horizon are great circles that cross at the Ascendant and the Descendant, so half of the
    /// ecliptic is above the horizon. Outside the polar circles, signs rise in their order, so the upper half goes from
    /// the Descendant through the Midheaven to the Ascendant. Inside the polar circles, signs can rise in reverse and
    /// the halves are swapped: use the initializer that takes the latitude.
    /// - Parameters:
    ///   - sunLongitude: Ecliptic longitude of the Sun in degrees.
    ///   - ascendant: Ecliptic longitude of the Ascendant in degrees, in the same zodiac.
    public init(sunLongitude: Double, ascendant: Double) {
        let ahead = Angle.signedDifference(from: ascendant, to: sunLongitude)
        self = ahead > 0 && ahead < 180 ? .night : .day
    }
}
