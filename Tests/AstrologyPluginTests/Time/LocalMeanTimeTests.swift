// SPDX-License-Identifier: AGPL-3.0-or-later

import CivilTime
import Testing

@testable import AstrologyPlugin

/// Before standard time: 240 s for every degree of the birth longitude (Meeus, chapter 12).
@Suite struct LocalMeanTimeTests {
    let resolver: LocalTimeResolver

    init() throws {
        resolver = LocalTimeResolver(database: try TimeZoneDatabase.system())
    }

    private func resolve(
        _ text: String, _ zone: String, longitude: Double? = nil
    ) throws -> LocalTimeResolution {
        let parsed = try DateTimeText(parsing: text)
        let local = LocalDateTime(date: parsed.date, time: try #require(parsed.time))
        return try resolver.resolve(
            local, in: TimeBasis(parsing: zone), longitude: longitude,
            isCalendarStated: parsed.isCalendarStated)
    }

    /// Albert Einstein, Ulm, 10°00' E, 1879-03-14 at 11:30 according to his birth certificate: 10:50 in Greenwich.
    @Test func `Ulm in 1879 has the mean time of its longitude`() throws {
        let resolution = try resolve("1879-03-14T11:30", "Europe/Berlin", longitude: 10)
        #expect(resolution.outcome == .localMeanTime)
        let reading = try resolution.chosenReading()
        #expect(reading.kind == .localMeanTime)
        #expect(reading.isLocalMeanTime)
        #expect(reading.offset.description == "+00:40")
        #expect(reading.utc == "1879-03-14T10:50:00Z")
        #expect(reading.rule.contains("longitude 10.0000 E (+00:40)"))
        #expect(reading.rule.contains("the zone's entry is +00:53:28"))
        #expect(resolution.warnings.isEmpty)
    }

    @Test func `the zone's mean time needs no longitude and has a warning`() throws {
        let resolution = try resolve("1879-03-14T11:30", "Europe/Berlin")
        #expect(try resolution.chosenReading().offset.description == "+00:53:28")
        #expect(resolution.warnings.map(\.code) == [.localMeanTimeOfZone])
    }

    /// Isaac Newton, Woolsthorpe, Christmas Day 1642 in the Julian calendar, which is 4 January 1643.
    @Test func `England in 1642 has Julian dates and local mean time`() throws {
        let resolution = try resolve("1642-12-25T01:38[u-ca=julian]", "Europe/London", longitude: -0.63)
        #expect(resolution.gregorianDate.description == "1643-01-04")
        #expect(resolution.weekday == .sunday)
        let reading = try resolution.chosenReading()
        #expect(reading.offset.seconds == -151)
        #expect(reading.utc == "1643-01-04T01:40:31Z")
        #expect(resolution.warnings.isEmpty)
    }

    @Test(arguments: [
        (0.0, 0), (30.5234, 7326), (-74.006, -17_761), (180.0, 43_200), (-180.0, -43_200), (0.002, 0),
        (0.0021, 1),
    ])
    func `local mean time is 240 seconds per degree`(longitude: Double, seconds: Int) throws {
        let reading = try resolve("1800-01-01T12:00", "LMT", longitude: longitude).chosenReading()
        #expect(reading.offset.seconds == seconds)
        #expect(reading.abbreviation == "LMT")
    }

    // The law of 12 March 1893 brought Central European Time to Germany on 1 April. Cologne (6.96° E, 0 h 27
    // min 50 s) skipped 32 min 10 s, Memel (21.13° E, 1 h 24 min 31 s) repeated 24 min 31 s.
    @Test func `standard time begins at the same local clock time`() throws {
        let lastOfMarch = try resolve("1893-03-31T23:45", "Europe/Berlin", longitude: 6.96)
        #expect(lastOfMarch.outcome == .localMeanTime)
        #expect(try lastOfMarch.chosenReading().offset.description == "+00:27:50")
        #expect(lastOfMarch.warnings.map(\.code) == [.nearStandardTime])
        let skipped = try resolve("1893-04-01T00:20", "Europe/Berlin", longitude: 6.96)
        #expect(skipped.outcome == .nonExistent)
        #expect(skipped.gap?.lastBefore.description == "1893-03-31T23:59:59")
        #expect(skipped.gap?.firstAfter.description == "1893-04-01T00:32:10")
        #expect(skipped.warnings.map(\.code) == [.nearStandardTime])
        let repeated = try resolve("1893-03-31T23:45", "Europe/Berlin", longitude: 21.13)
        #expect(repeated.outcome == .ambiguous)
        #expect(repeated.readings.map(\.offset.description) == ["+01:24:31", "+01:00"])
        #expect(repeated.readings.map(\.isLocalMeanTime) == [true, false])
        #expect(try resolve("1893-04-03T12:00", "Europe/Berlin", longitude: 6.96).warnings.isEmpty)
    }

    /// Mean times with a separate name are standard times: Paris 1891 to 1911 by law of 14 March 1891,
    /// Dublin 1880 to 1916 by the Statutes (Definition of Time) Act 1880, Kyiv 1880 to 1924.
    @Test(arguments: [
        ("Europe/Paris", "1900-06-01T12:00", -1.5, "+00:09:21", "PMT"),
        ("Europe/Dublin", "1900-06-01T12:00", -9.0, "-00:25:21", "DMT"),
        ("Europe/Kyiv", "1900-06-14T12:00", 24.0, "+02:02:04", "KMT"),
    ])
    func `national mean times aren't replaced by local ones`(
        zone: String, text: String, longitude: Double, offset: String, abbreviation: String
    ) throws {
        let reading = try resolve(text, zone, longitude: longitude).chosenReading()
        #expect(reading.offset.description == offset)
        #expect(reading.abbreviation == abbreviation)
        #expect(!reading.isLocalMeanTime)
    }

    @Test func `Portugal's legal mean time has a warning`() throws {
        let porto = try resolve("1900-06-01T12:00", "Europe/Lisbon", longitude: -8.61)
        #expect(porto.warnings.map(\.code) == [.legalMeanTime])
        #expect(try resolve("1880-06-01T12:00", "Europe/Lisbon", longitude: -8.61).warnings.isEmpty)
    }

    @Test(arguments: [181.0, -180.01, .infinity, .nan])
    func `invalid longitudes are rejected`(longitude: Double) {
        #expect {
            try resolve("1850-01-01T12:00", "Europe/Berlin", longitude: longitude)
        } throws: {
            "\($0)".hasPrefix("longitude: expected a number from -180 to 180 degrees, got ")
        }
    }

    @Test func `longitudes far from the zone are rejected`() throws {
        #expect {
            try resolve("1850-01-01T12:00", "America/New_York", longitude: 74)
        } throws: {
            "\($0)".contains("check the sign")
        }
        #expect(try resolve("1950-01-01T12:00", "America/New_York", longitude: 74).outcome == .ordinary)
        #expect(throws: TimeInputError.self) { try resolve("1850-01-01T12:00", "LMT") }
    }
}
