// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// The calendar of dates whose calendar isn't specified, and days that no calendar of the place had.
@Suite struct CalendarGapTests {
    private func resolve(_ birth: Birth) throws -> ResolvedTime {
        try ResolveTime(sources: ChartFixture.sources()).resolve(birth)
    }

    /// Leonardo da Vinci was born on 15 April 1452, Julian: Saturday, 24 April in the Gregorian calendar.
    @Test func `dates before 1582-10-15 are Julian, with a note`() throws {
        let answer = try resolve(Birth(date: "1452-04-15T21:40", place: "Vinci"))
        let resolution = try #require(answer.resolution)
        #expect(resolution.local.date.calendar == .julian)
        #expect(resolution.gregorianDate.description == "1452-04-24")
        #expect(resolution.weekday == .saturday)
        #expect(resolution.warnings.map(\.code) == [.julianByDefault])
        #expect(resolution.warnings.first?.message.contains("1452-04-24 in the Gregorian calendar") == true)
        #expect(resolution.otherCalendar?.calendar == .gregorian)
        #expect(resolution.otherCalendar?.gregorianDate.description == "1452-04-15")
    }

    @Test(arguments: ["julian", "gregory"])
    func `a stated calendar has no note`(_ calendar: String) throws {
        let resolution = try resolve(Birth(date: "1452-04-15T21:40[u-ca=\(calendar)]", place: "Vinci")).resolution
        #expect(resolution?.warnings.isEmpty == true)
        #expect(resolution?.gregorianDate.description == (calendar == "julian" ? "1452-04-24" : "1452-04-15"))
    }

    /// The last Julian and the first Gregorian day of the introduction.
    @Test(arguments: [("1582-10-04", CalendarSystem.julian), ("1582-10-15", .gregorian), ("0001-01-01", .julian)])
    func `the usual calendar changes on 1582-10-15`(_ text: String, _ calendar: CalendarSystem) throws {
        let parsed = try DateTimeText(parsing: text)
        #expect(parsed.date.calendar == calendar && !parsed.isCalendarStated)
    }

    /// JSON dates without a calendar stay Gregorian, so that outputs can be read again.
    @Test func `dates in JSON keep their calendar`() throws {
        let date = try CalendarDate(year: 1452, month: 4, day: 24)
        let again = try CalendarDate(json: CalendarDate.schema.json(of: date))
        #expect(again == date)
    }

    /// Days between the last Julian and the first Gregorian day.
    ///
    /// Sources: the bull Inter gravissimas; Calendar (New Style)
    /// Act 1750; the decree of 24 January 1918 (Julian), by which 31 January was followed by 14 February.
    @Test(arguments: [
        ("1582-10-10", "Europe/Rome", "1582-10-15"), ("1582-10-05", "Europe/Madrid", "1582-10-15"),
        ("1752-09-05", "Europe/London", "1752-09-14"), ("1752-09-03", "America/New_York", "1752-09-14"),
        ("1752-09-13", "Europe/Dublin", "1752-09-14"), ("1918-02-05", "Europe/Moscow", "1918-02-14"),
        ("1918-02-05", "Europe/Kyiv", "1918-02-14"), ("1923-02-20", "Europe/Athens", "1923-03-01"),
        ("1700-02-25", "Europe/Copenhagen", "1700-03-01"),
    ])
    func `days that the calendar of the place skipped are refused`(date: String, zone: String, first: String) throws {
        for text in [date, date + "T12:00"] {
            let issue = #expect(throws: ValidationIssue.self) { try resolve(Birth(date: text, zone: zone)) }
            #expect(issue?.path == "date" && issue?.got == date)
            #expect(issue?.recoverySuggestion?.contains(first) == true, "\(issue?.recoverySuggestion ?? "")")
            #expect(issue?.recoverySuggestion?.contains("specify the Julian or the Gregorian calendar") == true)
        }
    }

    @Test(arguments: [
        ("1582-10-04", "Europe/Rome"), ("1582-10-15", "Europe/Rome"), ("1582-10-10", "Europe/London"),
        ("1752-09-02", "Europe/London"), ("1752-09-14", "Europe/London"), ("1918-01-31", "Europe/Moscow"),
        ("1918-02-14", "Europe/Moscow"), ("1918-02-05", "Europe/Minsk"), ("1918-02-05", "Europe/Berlin"),
        ("1918-02-05", "Asia/Tokyo"),
    ])
    func `neighboring days and other places are accepted`(date: String, zone: String) throws {
        #expect(try resolve(Birth(date: date, zone: zone)).day != nil)
    }

    @Test(arguments: [CalendarSystem.julian, .gregorian])
    func `a skipped day with its calendar is accepted`(_ calendar: CalendarSystem) throws {
        let answer = try resolve(Birth(date: "1752-09-05T12:00", zone: "Europe/London", calendar: calendar))
        #expect(answer.resolution?.chosen != nil)
    }

    /// An offset has no country, but a place has.
    @Test func `the place counts if an offset is given`() throws {
        #expect(throws: ValidationIssue.self) {
            try resolve(Birth(date: "1752-09-05T12:00+00:00", place: "London, GB"))
        }
        #expect(try resolve(Birth(date: "1752-09-05T12:00+00:00")).resolution?.chosen != nil)
    }

    /// Samoa changed the side of the date line.
    @Test func `a day that a zone skipped is refused with and without a time`() {
        for text in ["2011-12-30", "2011-12-30T12:00"] {
            #expect(throws: ValidationIssue.self) {
                let birth = Birth(date: text, zone: "Pacific/Apia")
                _ = try ChartFixture.natalChart().chart(ChartRequest(birth: birth))
            }
        }
    }
}
