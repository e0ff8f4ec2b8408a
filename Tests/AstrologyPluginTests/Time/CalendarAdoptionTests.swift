// SPDX-License-Identifier: AGPL-3.0-or-later

import CivilTime
import Testing

@testable import AstrologyPlugin

@Suite struct CalendarAdoptionTests {
    let resolver: LocalTimeResolver

    init() throws {
        resolver = LocalTimeResolver(database: try TimeZoneDatabase.system())
    }

    private func resolve(_ text: String, _ zone: String) throws -> LocalTimeResolution {
        let parsed = try DateTimeText(parsing: text)
        return try resolver.resolve(
            LocalDateTime(date: parsed.date, time: parsed.time ?? .noon), in: .zone(zone), longitude: nil,
            isCalendarStated: parsed.isCalendarStated)
    }

    /// The last Julian days from `ncal -p` (ncal 12.1.8), for countries that changed in one day.
    @Test(arguments: [
        ("Europe/London", "1752-09-02"), ("America/New_York", "1752-09-02"), ("Europe/Moscow", "1918-01-31"),
        ("Europe/Sofia", "1916-03-31"), ("Europe/Stockholm", "1753-02-17"), ("Europe/Helsinki", "1753-02-17"),
        ("Europe/Copenhagen", "1700-02-18"), ("Europe/Oslo", "1700-02-18"),
        ("Atlantic/Reykjavik", "1700-11-16"),
        ("Europe/Budapest", "1587-10-21"), ("Europe/Prague", "1584-01-06"),
        ("Europe/Bucharest", "1919-03-31"),
        ("Europe/Rome", "1582-10-04"), ("Europe/Madrid", "1582-10-04"), ("Europe/Warsaw", "1582-10-04"),
    ])
    func `last Julian days agree with ncal`(zone: String, day: String) {
        #expect(CalendarAdoption.of(zone: zone).lastJulianDay.description == day)
    }

    /// Changes whose Julian and Gregorian days are both recorded ("List of adoption dates of the Gregorian
    /// calendar by country", English Wikipedia).
    @Test(arguments: [
        ("Europe/Athens", "1923-02-15", "1923-03-01"), ("Asia/Tbilisi", "1918-04-17", "1918-05-01"),
        ("Europe/Belgrade", "1919-01-14", "1919-01-28"), ("Europe/Kyiv", "1918-02-15", "1918-03-01"),
        ("America/Anchorage", "1867-10-05", "1867-10-18"), ("Europe/Istanbul", "1917-02-15", "1917-03-01"),
        ("Europe/Paris", "1760-02-16", "1760-02-28"), ("Europe/Amsterdam", "1701-04-30", "1701-05-12"),
    ])
    func `changes skip from the last to the first day`(zone: String, last: String, first: String) {
        let adoption = CalendarAdoption.of(zone: zone)
        #expect(adoption.last.description == first)
        #expect(adoption.lastJulianDay.description == last)
    }

    @Test func `rows are in order and each zone occurs once`() {
        var seen = Set<String>()
        for row in CalendarAdoption.table {
            #expect(row.adoption.first.julianDayNumber <= row.adoption.last.julianDayNumber)
            #expect(row.adoption.first.julianDayNumber > CalendarAdoption.introduction.first.julianDayNumber)
            for zone in row.zones.split(separator: " ") {
                #expect(seen.insert(String(zone)).inserted, "\(zone)")
            }
        }
        let names = Set(resolver.database?.zoneNames ?? [])
        let unknown = seen.filter { !names.contains($0) }
        #expect(unknown.isEmpty, "\(unknown)")
    }

    @Test(arguments: [
        ("1582-10-15", "Europe/Rome", false), ("1582-10-15", "Europe/London", true),
        ("1752-09-13", "Europe/London", true), ("1752-09-14", "Europe/London", false),
        ("1918-01-31", "Europe/Moscow", true), ("1918-02-14", "Europe/Moscow", false),
        ("1923-02-10", "Europe/Athens", true), ("1923-03-01", "Europe/Athens", false),
        ("1900-06-01", "Asia/Tokyo", false), ("1990-06-01", "Europe/Moscow", false),
    ])
    func `dates while the Julian calendar was in use have a warning`(
        text: String, zone: String, isUnclear: Bool
    ) throws {
        let resolution = try resolve(text, zone)
        #expect(resolution.warnings.contains { $0.code == .calendarUnclear } == isUnclear)
        #expect((resolution.otherCalendar != nil) == isUnclear)
        let stated = try resolve("\(text)[u-ca=gregory]", zone)
        #expect(!stated.warnings.contains { $0.code == .calendarUnclear })
    }

    /// No source says that Canada's Quebec and Ontario, or Monaco, used the Julian calendar.
    @Test(arguments: ["America/Toronto", "America/Montreal", "America/Detroit", "Europe/Monaco", "Europe/Gibraltar"])
    func `places without a source have the introduction of the calendar`(_ zone: String) {
        #expect(CalendarAdoption.of(zone: zone) == .introduction)
    }

    /// The October Revolution: 25 October 1917 old style is 7 November new style.
    @Test func `a warning has the date in the other calendar`() throws {
        let resolution = try resolve("1917-10-25", "Europe/Moscow")
        #expect(
            resolution.warnings.first?.message == """
                Russia used the Julian calendar until 1918-01-31: if the source uses the old style, specify the \
                Julian calendar
                """)
        #expect(resolution.otherCalendar?.calendar == .julian)
        #expect(resolution.otherCalendar?.gregorianDate.description == "1917-11-07")
        #expect(resolution.otherCalendar?.readings.first?.utc == "1917-11-07T08:28:41Z")
    }

    @Test func `Julian dates after the change have a warning`() throws {
        #expect(
            try resolve("1990-05-15[u-ca=julian]", "Europe/Kyiv").warnings.map(\.code) == [
                .julianAfterAdoption
            ])
        #expect(
            try !resolve("1900-05-15[u-ca=julian]", "Europe/Kyiv").warnings.contains {
                $0.code == .julianAfterAdoption
            })
    }
}
