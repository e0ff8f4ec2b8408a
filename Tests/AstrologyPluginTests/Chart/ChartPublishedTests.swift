// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin

/// Births on record, with the positions printed for them.
///
/// From Astro-Databank, Rodden rating AA, in whole minutes of arc. They go through zone names, local mean time and
/// summer time as a user would write them.
///
/// To be checked against the database's pages: births and positions were quoted from memory.
@Suite struct ChartPublishedTests {
    struct Record: Sendable, CustomTestStringConvertible {
        let name: String
        let birth: Birth
        /// Sun, Moon and Ascendant as degrees and minutes of a sign.
        let sun: (Int, Int, ZodiacSign)
        let moon: (Int, Int, ZodiacSign)
        let ascendant: (Int, Int, ZodiacSign)
        var testDescription: String { name }
    }

    static let records = [
        Record(
            name: "Albert Einstein, Ulm, 11:30 local mean time",
            birth: Birth(date: "1879-03-14T11:30", zone: "LMT", latitude: 48.4, longitude: 10),
            sun: (23, 30, .pisces), moon: (14, 32, .sagittarius), ascendant: (11, 39, .cancer)),
        Record(
            name: "Charles III, London, 21:14",
            birth: Birth(date: "1948-11-14T21:14", zone: "Europe/London", latitude: 51.5, longitude: -0.1667),
            sun: (22, 25, .scorpio), moon: (0, 25, .taurus), ascendant: (5, 24, .leo)),
        Record(
            name: "Diana, Sandringham, 19:45 summer time",
            birth: Birth(date: "1961-07-01T19:45", zone: "Europe/London", latitude: 52.8333, longitude: 0.5),
            sun: (9, 40, .cancer), moon: (25, 2, .aquarius), ascendant: (18, 24, .sagittarius)),
        Record(
            name: "Barack Obama, Honolulu, 19:24",
            birth: Birth(date: "1961-08-04T19:24", zone: "Pacific/Honolulu", latitude: 21.3, longitude: -157.8667),
            sun: (12, 33, .leo), moon: (3, 21, .gemini), ascendant: (18, 3, .aquarius)),
        Record(
            name: "John F. Kennedy, Brookline, 15:00",
            birth: Birth(date: "1917-05-29T15:00", zone: "America/New_York", latitude: 42.3333, longitude: -71.1167),
            sun: (7, 51, .gemini), moon: (17, 13, .virgo), ascendant: (20, 0, .libra)),
        Record(
            name: "Marilyn Monroe, Los Angeles, 9:30",
            birth: Birth(date: "1926-06-01T09:30", zone: "America/Los_Angeles", latitude: 34.05, longitude: -118.25),
            sun: (10, 27, .gemini), moon: (19, 6, .aquarius), ascendant: (13, 4, .leo)),
    ]

    @Test(arguments: records)
    func positions(_ record: Record) throws {
        let chart = try ChartFixture.natalChart().chart(ChartRequest(birth: record.birth))
        let points = [
            ("Sun", chart.planet("Sun")?.longitude, record.sun), ("Moon", chart.planet("Moon")?.longitude, record.moon),
            ("Ascendant", chart.ascendant?.longitude, record.ascendant),
        ]
        for (name, longitude, (degrees, minutes, sign)) in points {
            let index = ZodiacSign.allCases.firstIndex(of: sign) ?? 0
            let published = Double(30 * index + degrees) + Double(minutes) / 60
            let found = try #require(longitude)
            // Printed minutes are rounded in some places and cut off in others.
            #expect(angularDistance(found, published) < 1.0 / 60, "\(name): \((found - published) * 60)' away")
        }
    }

    /// The same record by the place's name: the zone comes from the table of places, and so does the longitude.
    @Test func einsteinByPlace() throws {
        let chart = try ChartFixture.natalChart().chart(
            ChartRequest(birth: Birth(date: "1879-03-14T11:30", place: "Ulm")))
        let ascendant = try #require(chart.ascendant)
        #expect(ascendant.sign == .cancer)
        #expect(abs(ascendant.degreeInSign - (11 + 39.0 / 60)) < 1.5 / 60)
        #expect(chart.birth.zone.source == .place)
        #expect(chart.birth.place?.name == "Ulm")
        #expect(chart.birth.utc.hasPrefix("1879-03-14T10:50"))
    }
}
