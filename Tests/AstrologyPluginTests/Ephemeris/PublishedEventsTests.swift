// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin

/// Events of the Sun, the Moon, and the Earth's shadow, from the tables of the US Naval Observatory and of NASA.
///
/// The times are Universal Times, so they depend on delta T as well as on the sky. Comments state the
/// differences measured with pyswisseph 2.10.03.
@Suite struct PublishedEventsTests {
    /// A minute of the Gregorian calendar in Universal Time.
    struct Minute: Sendable, CustomTestStringConvertible {
        let year, month, day, hour, minute: Int
        var testDescription: String { "\(year)-\(month)-\(day) \(hour):\(minute)" }

        init(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) {
            (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
        }

        var julianDay: Double {
            get throws { try PublishedSky.julianDay(year, month, day, hour, minute) }
        }
    }

    /// Equinoxes and solstices: the Sun reaches a multiple of 90 degrees.
    ///
    /// Source: cosinekitty/astronomy, generate/seasons/seasons.txt, commit
    /// b3ff85df866368ced078e25719c59a30dc9e824f, rows of the US Naval Observatory in whole minutes (MIT license).
    /// Half a minute is rounding; delta T, in 1800 and in 2050, is another 10 s. The measured maximum is 39 s.
    static let turns: [(Minute, Double)] = [
        (Minute(1800, 3, 20, 20, 12), 0), (Minute(1800, 6, 21, 17, 52), 90), (Minute(1830, 9, 23, 13, 41), 180),
        (Minute(1850, 12, 22, 3, 37), 270), (Minute(1890, 3, 20, 15, 41), 0), (Minute(2000, 3, 20, 7, 35), 0),
        (Minute(2000, 6, 21, 1, 48), 90), (Minute(2016, 9, 22, 14, 21), 180), (Minute(2024, 12, 21, 9, 20), 270),
        (Minute(2050, 3, 20, 10, 19), 0), (Minute(2090, 6, 20, 19, 37), 90),
    ]

    @Test(arguments: turns)
    func `equinoxes and solstices are at the published minutes`(minute: Minute, longitude: Double) throws {
        let sun = try #require(try PublishedSky.at(universalTime: minute.julianDay, [.sun])[.sun])
        let late = PublishedSky.lead(of: sun.longitude, over: longitude) / sun.longitudeSpeed * 86_400
        #expect(abs(late) < 60, "\(late) s")
    }

    /// Phases of the Moon: it is a multiple of 90 degrees ahead of the Sun.
    ///
    /// Source: cosinekitty/astronomy, generate/moonphase/moonphases.txt, commit
    /// d7e9133f2e7643091f936931b758c151d957b9c0, rows of the US Naval Observatory in whole minutes (MIT license);
    /// the first number of a row counts the quarters. The measured maximum is 38 s.
    static let quarters: [(Minute, Double)] = [
        (Minute(1800, 1, 25, 3, 21), 0), (Minute(1830, 2, 7, 19, 57), 180), (Minute(1860, 5, 27, 20, 5), 90),
        (Minute(1890, 11, 4, 16, 13), 270), (Minute(1900, 11, 6, 22, 59), 180), (Minute(1910, 5, 9, 5, 33), 0),
        (Minute(2020, 6, 13, 6, 24), 270), (Minute(2020, 12, 14, 16, 16), 0), (Minute(2030, 5, 10, 17, 11), 90),
        (Minute(2050, 10, 30, 3, 16), 180), (Minute(2090, 9, 23, 17, 4), 0),
    ]

    @Test(arguments: quarters)
    func `new and full moons are at the published minutes`(minute: Minute, elongation: Double) throws {
        let sky = try PublishedSky.at(universalTime: minute.julianDay, [.sun, .moon])
        let (sun, moon) = (try #require(sky[.sun]), try #require(sky[.moon]))
        let lead = PublishedSky.lead(of: moon.longitude - sun.longitude, over: elongation)
        let late = lead / (moon.longitudeSpeed - sun.longitudeSpeed) * 86_400
        #expect(abs(late) < 60, "\(late) s")
    }

    /// An eclipse in NASA's catalogs: its greatest instant, and the distance of the shadow's axis at that instant.
    struct Eclipse: Sendable, CustomTestStringConvertible {
        let date: String
        let ofSun: Bool
        /// The instant of greatest eclipse, a Julian day in Terrestrial Time.
        let greatest: Double
        /// In Earth radii.
        let gamma: Double
        var testDescription: String { "\(ofSun ? "Sun" : "Moon") \(date)" }
    }

    /// Five eclipses of the Moon and four of the Sun: the geometry of all three bodies, distances included.
    ///
    /// Source: Espenak and Meeus, Five Millennium Canon of Solar Eclipses (NASA/TP-2006-214141) and its lunar
    /// companion, in ishankgupta95/panchang, testdata/reference/nasa-eclipses.json, commit
    /// a35c194c54b31600dded78fae7747bebcfb328d4, the rows of these dates: jdGreatestTt to the second, gamma to four
    /// places, from VSOP87 and ELP-2000. The measured gamma agrees within 0.0001, and the instant of the least distance
    /// within 1 s (7 s in 1915, a grazing eclipse).
    @Test(arguments: [
        Eclipse(date: "1902-04-22", ofSun: false, greatest: 2_415_862.286_574_074, gamma: -0.268),
        Eclipse(date: "1906-08-04", ofSun: false, greatest: 2_417_427.041_782_407_6, gamma: 0.0477),
        Eclipse(date: "1915-03-01", ofSun: false, greatest: 2_420_558.263_564_815, gamma: -1.2573),
        Eclipse(date: "2009-07-22", ofSun: true, greatest: 2_455_034.608_622_685, gamma: 0.0698),
        Eclipse(date: "2017-08-21", ofSun: true, greatest: 2_457_987.268_518_518_7, gamma: 0.4367),
        Eclipse(date: "2024-04-08", ofSun: true, greatest: 2_460_409.262_835_648_4, gamma: 0.3431),
        Eclipse(date: "2027-08-02", ofSun: true, greatest: 2_461_619.922_106_481_6, gamma: 0.1421),
        Eclipse(date: "2032-04-25", ofSun: false, greatest: 2_463_348.135_312_5, gamma: -0.3558),
        Eclipse(date: "2050-10-30", ofSun: false, greatest: 2_470_109.640_127_314_7, gamma: 0.4435),
    ])
    func `eclipses have the published gamma`(_ eclipse: Eclipse) throws {
        let minutes = 10.0
        let gammas = try [-minutes, 0, minutes].map {
            try PublishedSky.gamma(terrestrialTime: eclipse.greatest + $0 / 1440, ofSun: eclipse.ofSun)
        }
        #expect(abs(gammas[1] - eclipse.gamma) < 0.0002, "\(gammas[1])")
        // The square of the distance is a parabola; this is its lowest point, in seconds.
        let squares = gammas.map { $0 * $0 }
        let least =
            60 * minutes * (squares[0] - squares[2]) / (2 * (squares[0] - 2 * squares[1] + squares[2]))
        #expect(abs(least) < 10, "\(least) s")
    }
}
