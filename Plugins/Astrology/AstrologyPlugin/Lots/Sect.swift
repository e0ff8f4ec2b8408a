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

    /// The sect from the Sun's altitude.
    /// - Parameter sunAltitude: Altitude of the Sun's center in degrees, without refraction; 0 is day.
    public init(sunAltitude: Double) {
        self = sunAltitude >= 0 ? .day : .night
    }

    /// The sect from where the sky stands, right at every latitude.
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

    /// The sect from the Ascendant alone, as it is read off a wheel: day when the Sun is in houses 7 to 12.
    ///
    /// Ecliptic and horizon are great circles that cross at Ascendant and Descendant, so one half of the
    /// ecliptic is above the horizon and the other below; the Sun, on the ecliptic, is above exactly when
    /// it is in the upper half. Outside the polar circles the signs rise in their order, so what lies
    /// ahead of the Ascendant has not risen yet and the upper half is the one from the Descendant through
    /// the Midheaven to the Ascendant. Beyond the polar circles they may rise in reverse and the halves
    /// change places: use the initializer that takes the latitude there.
    /// - Parameters:
    ///   - sunLongitude: Ecliptic longitude of the Sun in degrees.
    ///   - ascendant: Ecliptic longitude of the Ascendant in degrees, in the same zodiac.
    public init(sunLongitude: Double, ascendant: Double) {
        let ahead = Angle.signedDifference(from: ascendant, to: sunLongitude)
        self = ahead > 0 && ahead < 180 ? .night : .day
    }
}
