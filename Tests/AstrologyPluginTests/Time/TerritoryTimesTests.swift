// SPDX-License-Identifier: AGPL-3.0-or-later

import CivilTime
import ComputationKit
import Testing

@testable import AstrologyPlugin

/// Births in places that belonged to another country: `Fixtures/territory-times.csv`, whose offsets are those that
/// Python's zoneinfo has for the zone of that country (`Fixtures/make_territory_times.py`).
@Suite struct TerritoryTimesTests {
    struct Case: CustomStringConvertible {
        let place: String
        let latitude: Double
        let longitude: Double
        let local: String
        let rule: String
        let offset: String

        var description: String { "\(place) \(latitude) \(longitude) \(local)" }
    }

    static let cases: [Case] = TimeFixture.text(of: fixture).split(separator: "\n").dropFirst().compactMap { line in
        let cells = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 7, let latitude = Double(cells[1]), let longitude = Double(cells[2]) else { return nil }
        return Case(
            place: cells[0], latitude: latitude, longitude: longitude, local: cells[3], rule: cells[4],
            offset: cells[5])
    }

    private static var fixture: String {
        "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/") + "/Fixtures/territory-times.csv"
    }

    let resolver: LocalTimeResolver

    init() throws {
        resolver = LocalTimeResolver(database: try TimeZoneDatabase.system())
    }

    @Test func `a place has the clocks of its country of that time`() throws {
        #expect(Self.cases.count > 140)
        for birth in Self.cases where !birth.place.isEmpty {
            let reading = try BirthReading(Birth(date: birth.local, place: birth.place))
            let resolution = try #require(try reading.resolution(using: resolver))
            #expect(reading.zone.name == birth.rule, "\(birth)")
            #expect(resolution.readings.map(\.offset.description) == [birth.offset], "\(birth)")
        }
    }

    @Test func `coordinates have the same clocks as the place`() throws {
        for birth in Self.cases {
            let reading = try BirthReading(
                Birth(date: birth.local, latitude: birth.latitude, longitude: birth.longitude))
            let resolution = try #require(try reading.resolution(using: resolver))
            #expect(reading.zone.name == birth.rule, "\(birth)")
            #expect(resolution.readings.map(\.offset.description) == [birth.offset], "\(birth)")
        }
    }

    /// Births near a border beyond which the clocks differed, or differ by the table.
    ///
    /// Chervonohrad (Krystynopol) was next to the Soviet Union, and Toruń next to what had been Russian Poland.
    /// Katowice was a few kilometers from Poland, which kept Eastern European Time, and Eupen from Belgium, which kept
    /// Greenwich time. Beyond the border of a territory are the clocks of the next one, or of today's zone if there is none.
    private static let nearBorders = [
        "Katowice, PL 50.2597 19.02173 1921-01-15T12:00",
        " 50.628 6.036 1913-07-01T12:00", "Sheptytskyi, UA 50.39403 24.23935 1948-07-01T12:00",
        "Toruń, PL 53.01375 18.59814 1919-10-15T12:00",
    ]

    /// Romania in the war: its administration is certain in Transnistria and Bessarabia, but not the clocks.
    private static func isProbable(_ birth: Case) -> Bool {
        birth.rule == "Europe/Bucharest" && birth.local.hasPrefix("1943")
    }

    /// The rows of the fixture are at days and places where the table is sure, except where two clocks were in use.
    @Test func `a decided place and day has no warning about its territory`() throws {
        let doubts: Set<TimeWarning.Code> = [.territoryBorder, .territoryChange, .territoryUndetermined]
        for birth in Self.cases
        where birth.rule != "Europe/Minsk" && birth.rule != "Europe/Chisinau" && !Self.isProbable(birth) {
            let reading = try BirthReading(
                Birth(date: birth.local, latitude: birth.latitude, longitude: birth.longitude))
            let codes = try #require(try reading.resolution(using: resolver)).warnings.map(\.code)
            let expected: Set<TimeWarning.Code> =
                Self.nearBorders.contains(birth.description) ? [.territoryBorder] : []
            #expect(doubts.intersection(codes) == expected, "\(birth)")
        }
    }

    @Test func `the explanation names the country, the period, and the source`() throws {
        let reading = try BirthReading(Birth(date: "1938-07-01T12:00", place: "Lviv"))
        #expect(
            reading.zone
                == ZoneBasis(
                    "Europe/Warsaw", .territory,
                    "Lviv is in the zone Europe/Kyiv (GeoNames). Lviv was then in Poland, with the clocks of "
                        + "Europe/Warsaw (from 1922-06-01 until 1939-09-22: Polish Act on the Count of Time, 11 May "
                        + "1922 (Dz.U. 1922 no. 36 item 307); the Red Army took Lviv on 1939-09-22).",
                    alternatives: ["Europe/Kyiv"]))
    }

    @Test(arguments: ["Europe/Kyiv", "Europe/Moscow"])
    func `a specified zone precedes the territory`(zone: String) throws {
        let reading = try BirthReading(Birth(date: "1938-07-01T12:00", zone: zone, place: "Lviv"))
        let resolution = try #require(try reading.resolution(using: resolver))
        #expect(reading.zone.name == zone && reading.zone.source == .stated)
        #expect(resolution.readings.map(\.offset.description) == ["+03:00"])
        #expect(resolution.warnings.map(\.code) == [.clocksDiffer])
        let offset = try BirthReading(Birth(date: "1938-07-01T12:00+03:00", place: "Lviv"))
        #expect(offset.zone.source == .offset)
    }

    @Test func `a day without a time has the clocks of the territory`() throws {
        let day = try BirthReading(Birth(date: "1938-07-01", place: "Lviv")).day(using: resolver)
        #expect(day.zone == "Europe/Warsaw")
        #expect(day.start.utc == "1938-06-30T23:00:00Z" && day.warnings.isEmpty)
    }

    @Test func `charts, resolved times, and batches have the same clocks`() async throws {
        let engine = try ChartFixture.engine()
        let birth = Birth(date: "1938-07-01T12:00", place: "Lviv")
        let time = try await engine(Astrology.resolveTime, birth)
        let chart = try await engine(Astrology.natalChart, ChartRequest(birth: birth))
        #expect(time.resolution?.chosen?.utc == "1938-07-01T11:00:00Z")
        #expect(chart.birth.utc == "1938-07-01T11:00:00Z")
        #expect(chart.birth.zone == time.zone)
        #expect(chart.provenance.timeRule.hasPrefix("Europe/Warsaw: CET (+01:00)"))
        let erased = try await engine.run(
            "astrology.natal-chart", ["birth": ["date": "1938-07-01T12:00", "place": "Lviv"]])
        #expect(erased["birth"]?["utc"] == "1938-07-01T11:00:00Z")
    }
}
