// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin

/// Published figures that may come from the Swiss Ephemeris.
///
/// They are weaker evidence than those of ``PublishedValuesTests`` and ``ChartPublishedTests``: they show that births
/// and definitions are interpreted as in other programs, not that the positions are right.
@Suite struct SecondHandValuesTests {
    /// Lahiri's ayanamsa at its epoch, 1956 March 21, 0h: 23° 15' 00.658" from the true equinox.
    ///
    /// Source: Indian Astronomical Ephemeris 1989, page 556, as quoted in aloistr/swisseph, doc/swisseph.md, section
    /// on the Lahiri ayanamsha, commit 49cb47e7fa763828ee74c0d237196ee2494900c7. It is a definition, not an
    /// observation. libswe converts it from the precession of 1976 to the current one, which leaves 0.14".
    @Test func `Lahiri's ayanamsa is the defined one at its epoch`() throws {
        let sky = try PublishedSky.at(terrestrialTime: 2_435_553.5, [], zodiac: .sidereal(.lahiri))
        let ayanamsa = try #require(sky.ayanamsa)
        #expect(abs(ayanamsa - (23 + 15.0 / 60 + 0.658 / 3600)) < 0.2 * PublishedSky.arcSecond)
    }

    /// A birth in British Summer Time with the positions published by two astrologers, in arc minutes.
    ///
    /// Sources: https://www.mojan.com/content/princess-diana-spencer-astrology-chart-report has 19:45, summer time,
    /// 52 N 50, 0 E 30, the true node and the cusps; http://astrologyclub.org/life-death-princess-diana-2/ has the same
    /// planets, the mean node and Chiron. Their programs aren't named and may use the Swiss Ephemeris: these figures
    /// show that the birth is interpreted as in other programs. Minutes are rounded in some places and truncated in
    /// others.
    @Test func `a birth in British Summer Time has the positions that astrologers publish`() throws {
        let birth = Birth(
            date: "1961-07-01T19:45", zone: "Europe/London", latitude: 52 + 50.0 / 60, longitude: 0.5)
        let chart = try ChartFixture.natalChart().chart(ChartRequest(birth: birth))
        let mean = try ChartFixture.natalChart().chart(ChartRequest(birth: birth, node: .mean))
        #expect(chart.birth.utc == "1961-07-01T18:45:00Z")
        let printed: [(String, Double?, Int, Int, ZodiacSign)] = [
            ("Sun", chart.planet("Sun")?.longitude, 9, 40, .cancer),
            ("Moon", chart.planet("Moon")?.longitude, 25, 2, .aquarius),
            ("Mercury", chart.planet("Mercury")?.longitude, 3, 12, .cancer),
            ("Venus", chart.planet("Venus")?.longitude, 24, 24, .taurus),
            ("Mars", chart.planet("Mars")?.longitude, 1, 39, .virgo),
            ("Jupiter", chart.planet("Jupiter")?.longitude, 5, 6, .aquarius),
            ("Saturn", chart.planet("Saturn")?.longitude, 27, 49, .capricorn),
            ("Uranus", chart.planet("Uranus")?.longitude, 23, 20, .leo),
            ("Neptune", chart.planet("Neptune")?.longitude, 8, 38, .scorpio),
            ("Pluto", chart.planet("Pluto")?.longitude, 6, 3, .virgo),
            ("Chiron", chart.planet("Chiron")?.longitude, 6, 28, .pisces),
            ("true node", chart.planet("North Node")?.longitude, 28, 11, .leo),
            ("mean node", mean.planet("North Node")?.longitude, 29, 43, .leo),
            ("Ascendant", chart.ascendant?.longitude, 18, 25, .sagittarius),
            ("Midheaven", chart.midheaven?.longitude, 23, 3, .libra),
            ("second cusp", chart.houses[1].cusp, 29, 49, .capricorn),
            ("third cusp", chart.houses[2].cusp, 18, 22, .pisces),
            ("fifth cusp", chart.houses[4].cusp, 16, 3, .taurus),
            ("sixth cusp", chart.houses[5].cusp, 3, 18, .gemini),
        ]
        for (name, longitude, degrees, minutes, sign) in printed {
            let index = try #require(ZodiacSign.allCases.firstIndex(of: sign))
            let expected = Double(30 * index + degrees) + Double(minutes) / 60
            let distance = angularDistance(try #require(longitude), expected)
            #expect(distance < 1.0 / 60, "\(name): \(distance * 60)' away")
        }
    }
}
