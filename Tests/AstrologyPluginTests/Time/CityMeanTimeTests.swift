// SPDX-License-Identifier: AGPL-3.0-or-later

import CivilTime
import ComputationKit
import Testing

@testable import AstrologyPlugin

/// The mean time of one city, which the database has for a whole zone, has a warning elsewhere.
@Suite struct CityMeanTimeTests {
    let resolver: LocalTimeResolver

    init() throws {
        resolver = LocalTimeResolver(database: try TimeZoneDatabase.system())
    }

    private func warning(_ birth: Birth) throws -> TimeWarning? {
        let resolution = try #require(try BirthReading(birth).resolution(using: resolver))
        return resolution.warnings.first { $0.code == .cityMeanTime }
    }

    // 240 s per degree: Kharkiv at 36.2527° E has 2:25:01, Porbandar at 69.6093° E 4:38:26, Kazan at 49.1221° E
    // 3:16:29, Brno at 16.6080° E 1:06:26. The offsets of the cities are those of the tz database.
    @Test(arguments: [
        ("1869-10-02T07:12", "Porbandar", "Howrah (HMT, +05:53:20)", "+04:38:26, 1 h 14 min 54 s behind"),
        ("1900-06-01T12:00", "Kharkiv", "Kyiv (KMT, +02:02:04)", "+02:25:01, 22 min 57 s ahead"),
        ("1890-06-01T12:00", "Kazan", "Moscow (MMT, +02:30:17)", "+03:16:29, 46 min 12 s ahead"),
        ("1856-05-06T18:30", "Brno", "Prague (PMT, +00:57:44)", "+01:06:26, 8 min 42 s ahead"),
        ("1875-07-26T19:32", "Zurich", "Bern (BMT, +00:29:46)", "+00:34:12, 4 min 26 s ahead"),
        ("1899-08-24T03:30", "Buenos Aires", "Córdoba (CMT, -04:16:48)", "-03:53:"),
    ])
    func `another place has a warning with the difference`(
        date: String, place: String, city: String, own: String
    ) throws {
        let message = try #require(try warning(Birth(date: date, place: place))).message
        #expect(message.contains(city), "\(message)")
        #expect(message.contains(own), "\(message)")
        #expect(message.hasSuffix("specify LMT as the zone for that of the place"))
    }

    /// The reading isn't replaced; local mean time can be chosen, and then there is no doubt.
    @Test func `the city's mean time is used, and local mean time can be chosen`() throws {
        let kharkiv = Birth(date: "1900-06-01T12:00", place: "Kharkiv")
        let city = try #require(try BirthReading(kharkiv).resolution(using: resolver))
        #expect(city.chosen?.offset.description == "+02:02:04")
        var own = kharkiv
        own.zone = "LMT"
        let chosen = try #require(try BirthReading(own).resolution(using: resolver))
        #expect(chosen.chosen?.offset.description == "+02:25:01")
        #expect(!chosen.warnings.contains { $0.code == .cityMeanTime })
    }

    /// Kyiv has its own mean time; France (law of 14 March 1891), Ireland (1880), and the Netherlands (1908) made that
    /// of the capital the law; zones of whole quarters of an hour are nobody's mean time.
    @Test(arguments: [
        ("1900-06-01T12:00", "Kyiv"), ("1900-06-01T12:00", "Marseille"), ("1900-06-01T12:00", "Cork"),
        ("1920-06-01T12:00", "Groningen"), ("1930-06-01T12:00", "Kharkiv"), ("1950-06-01T12:00", "Mumbai"),
        ("1971-06-01T12:00", "Monrovia"),
    ])
    func `the city itself, and a country with a law, have no warning`(date: String, place: String) throws {
        #expect(try warning(Birth(date: date, place: place)) == nil)
    }
}
