// SPDX-License-Identifier: AGPL-3.0-or-later

import CivilTime
import Testing

@testable import AstrologyPlugin

// Days with an unknown birth time. The changes of the clocks are from zdump.
@Suite struct LocalDayTests {
    let resolver: LocalTimeResolver

    init() throws {
        resolver = LocalTimeResolver(database: try TimeZoneDatabase.system())
    }

    @Test(arguments: [
        ("1990-05-15", "Europe/Kyiv", "1990-05-14T20:00:00Z", 86_400),
        ("2021-03-28", "Europe/Berlin", "2021-03-27T23:00:00Z", 82_800),
        ("2021-10-31", "Europe/Berlin", "2021-10-30T22:00:00Z", 90_000),
        ("2021-04-04", "Australia/Lord_Howe", "2021-04-03T13:00:00Z", 88_200),
        ("2011-12-29", "Pacific/Apia", "2011-12-29T10:00:00Z", 86_400),
        ("2011-12-31", "Pacific/Apia", "2011-12-30T10:00:00Z", 86_400),
        // The clocks went forward at midnight: the day began at 01:00.
        ("2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00Z", 82_800),
        // The clocks went back at 00:01 to 23:01 of the day before.
        ("2005-10-29", "America/St_Johns", "2005-10-29T02:30:00Z", 90_000),
        ("2005-10-30", "America/St_Johns", "2005-10-30T02:30:00Z", 90_000),
        // Kwajalein skipped 21 August 1993.
        ("1993-08-20", "Pacific/Kwajalein", "1993-08-20T12:00:00Z", 86_400),
        ("1990-05-15", "+03:00", "1990-05-14T21:00:00Z", 86_400),
        ("1990-05-15", "Z", "1990-05-15T00:00:00Z", 86_400),
    ])
    func `a day has the length that its clock changes give it`(text: String, zone: String, start: String, seconds: Int)
        throws
    {
        let day = try resolver.day(CalendarDate(parsing: text), in: TimeBasis(parsing: zone))
        #expect(day.start.utc == start)
        #expect(day.seconds == seconds)
        #expect(abs((day.end.julianDay - day.start.julianDay) * 86_400 - Double(seconds)) < 0.001)
    }

    @Test(arguments: [
        ("2011-12-30", "Pacific/Apia"), ("1993-08-21", "Pacific/Kwajalein"), ("1844-12-31", "Asia/Manila"),
    ])
    func `skipped days are rejected with their neighbors`(text: String, zone: String) throws {
        let date = try CalendarDate(parsing: text)
        #expect {
            try resolver.day(date, in: .zone(zone))
        } throws: {
            "\($0)".contains("occurred in \(zone), got \(text); the calendar there went from ")
        }
    }

    @Test func `days before standard time follow the birth longitude`() throws {
        let day = try resolver.day(
            CalendarDate(parsing: "1879-03-14"), in: .zone("Europe/Berlin"), longitude: 10)
        #expect(day.start.utc == "1879-03-13T23:20:00Z")
        #expect(day.seconds == 86_400)
        #expect(day.start.kind == .localMeanTime)
    }

    @Test func `consecutive days have no gap`() throws {
        for zone in [
            "Europe/Kyiv", "America/Sao_Paulo", "Asia/Tehran", "Australia/Lord_Howe", "Africa/Cairo",
        ] {
            var end: String?
            let first = try CalendarDate(parsing: "1960-01-01").julianDayNumber
            for number in first..<first + 8000 {
                let day = try resolver.day(CalendarDate(julianDayNumber: number), in: .zone(zone))
                if let end, day.start.utc > end { Issue.record("\(zone) \(day.date)") }
                #expect((82_800...90_000).contains(day.seconds))
                end = day.end.utc
            }
        }
    }
}
