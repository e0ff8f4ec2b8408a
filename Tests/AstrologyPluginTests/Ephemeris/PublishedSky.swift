// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The sky from the system's files at the instants of published tables.
enum PublishedSky {
    /// One arc second, in degrees.
    static let arcSecond = 1 / 3600.0

    /// The Earth's equatorial radius in au.
    static let earthRadius = 6378.137 / 149_597_870.7

    /// The sky at a Julian day in Universal Time.
    static func at(universalTime: Double, _ bodies: [CelestialBody], nodes: NodeType = .true) throws -> Sky {
        try systemEphemeris().sky(at: universalTime, bodies: bodies, nodes: nodes)
    }

    /// The sky at a Julian day in Terrestrial Time.
    static func at(
        terrestrialTime: Double, _ bodies: [CelestialBody], nodes: NodeType = .true, zodiac: Zodiac = .tropical
    ) throws -> Sky {
        let ephemeris = try systemEphemeris()
        // Delta T changes by less than a microsecond within its own length.
        let deltaT = try ephemeris.sky(at: terrestrialTime, bodies: []).deltaT / 86_400
        return try ephemeris.sky(at: terrestrialTime - deltaT, bodies: bodies, zodiac: zodiac, nodes: nodes)
    }

    /// True sidereal time at Greenwich as an angle, at a Julian day in Universal Time.
    static func siderealTime(universalTime: Double) throws -> Double {
        try systemEphemeris().siderealTime(at: universalTime)
    }

    /// The Julian day of a minute of the Gregorian calendar.
    static func julianDay(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) throws -> Double {
        let date = try CalendarDate(year: year, month: month, day: day, calendar: .gregorian)
        return Double(date.julianDayNumber) - 0.5 + (Double(hour) + Double(minute) / 60) / 24
    }

    /// The signed difference of two angles, from -180 to 180 degrees.
    static func lead(of angle: Double, over other: Double) -> Double {
        let turned = (angle - other).truncatingRemainder(dividingBy: 360)
        return turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned
    }

    /// The distance of a shadow's axis from the center, in Earth radii, negative to the south.
    ///
    /// In an eclipse of the Sun it is the Moon's shadow and the Earth's center; in one of the Moon, the Earth's
    /// shadow and the Moon's center. That is the definition of gamma in NASA's catalogs of eclipses.
    static func gamma(terrestrialTime: Double, ofSun: Bool) throws -> Double {
        let sky = try at(terrestrialTime: terrestrialTime, [.sun, .moon])
        let sun = rectangular(try #require(sky[.sun]))
        let moon = rectangular(try #require(sky[.moon]))
        let axis = ofSun ? zip(moon, sun).map { $0 - $1 } : sun.map { -$0 }
        let along = product(moon, axis) / product(axis, axis)
        let across = zip(moon, axis).map { $0 - along * $1 }
        let distance = product(across, across).squareRoot() / earthRadius
        return across[2] < 0 ? -distance : distance
    }

    private static func rectangular(_ position: BodyPosition) -> [Double] {
        let ascension = position.rightAscension * .pi / 180
        let declination = position.declination * .pi / 180
        return [cos(declination) * cos(ascension), cos(declination) * sin(ascension), sin(declination)]
            .map { $0 * position.distance }
    }

    private static func product(_ first: [Double], _ second: [Double]) -> Double {
        zip(first, second).reduce(0) { $0 + $1.0 * $1.1 }
    }
}

/// The declination of a point of the sky, in degrees.
///
/// Source: Jean Meeus, Astronomical Algorithms, 2nd edition, formula 13.4.
func declination(longitude: Double, latitude: Double, obliquity: Double) -> Double {
    let radian = Double.pi / 180
    let sine =
        sin(latitude * radian) * cos(obliquity * radian)
        + cos(latitude * radian) * sin(obliquity * radian) * sin(longitude * radian)
    return asin(sine) / radian
}
