// SPDX-License-Identifier: Apache-2.0

import CivilTime
import Testing

@testable import Calendars

/// Daily events in zones that change their clocks, as the reader of this module reads them, whose occurrences equal those
/// of icalendar and recurring-ical-events (CalendarFileTests).
@Suite struct DailyEventTests {
    /// Rules of POSIX, so that a new release of the tz database changes nothing: those of the zones in 2026, and two
    /// that are made up.
    static let rules = [
        "Europe/Kyiv": "EET-2EEST,M3.5.0/3,M10.5.0/4", "America/New_York": "EST5EDT,M3.2.0,M11.1.0",
        "Australia/Lord_Howe": "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "Europe/Dublin": "IST-1GMT0,M10.5.0,M3.5.0/1",
        "Asia/Kolkata": "IST-5:30", "Test/Julian": "AAA-3BBB,J80/2,J300/2",
    ]

    private static func history(_ zone: String) throws -> ZoneHistory {
        ZoneHistory(name: zone, rule: try #require(PosixTimeZone(rules[zone] ?? "")))
    }

    /// A daily event at 02:30 or 08:00 from October 20, 2026, with one occurrence moved to 12:15.
    static func calendar(_ zone: String) throws -> String {
        let first = CivilDateTime(
            day: try CalendarDay("2026-10-20"), time: try ClockTime(zone == "Europe/Kyiv" ? "03:30" : "08:00"))
        let moved = CivilDateTime(day: try CalendarDay("2026-10-22"), time: try ClockTime("12:15"))
        let usual = CivilDateTime(day: moved.day, time: first.time)
        let stamp = try Timestamp("2026-10-19T10:00:00Z")
        let events = [
            CalendarDocument.Event(
                uid: "daily@example.org", stamp: stamp, repetition: .init(start: first, zone: zone), minutes: 15,
                title: "The challenge of the day", description: "Look it up, then", isTransparent: true,
                hasAlarm: true),
            CalendarDocument.Event(
                uid: "daily@example.org", stamp: stamp, repetition: .init(start: moved, zone: zone, changes: usual),
                minutes: 45, title: "Просвисти цілу пісню", isTransparent: true, hasAlarm: true),
        ]
        let calendarZone = CalendarZone(try history(zone), from: first.day, years: 10)
        return CalendarDocument(product: "Almanac//test", events: events, zones: [calendarZone]).text
    }

    @Test(arguments: rules.keys.sorted())
    func `a daily event keeps its local time when the clocks change`(zone: String) throws {
        // The name is unknown to the tz database, so that the zone is read from the calendar.
        let text = try Self.calendar(zone).replacing("TZID=\(zone)", with: "TZID=File \(zone)")
            .replacing("TZID:\(zone)", with: "TZID:File \(zone)")
        let file = try CalendarFile(Array(text.utf8))
        let history = try Self.history(zone)
        for (first, last) in [
            ("2026-10-20", "2026-11-04"), ("2027-03-05", "2027-04-05"), ("2035-03-01", "2035-04-05"),
        ] {
            let (from, through) = (try CalendarDay(first), try CalendarDay(last))
            let reading = file.occurrences(from: from, through: through)
            #expect(reading.problems.allSatisfy { $0.sentence.contains(" skip ") })
            let days = (from.daysSince1970...through.daysSince1970).map { CalendarDay(daysSince1970: $0) }
            let expected = try days.map { day in
                let isMoved = day.description == "2026-10-22"
                let time = try ClockTime(isMoved ? "12:15" : zone == "Europe/Kyiv" ? "03:30" : "08:00")
                return history.instant(of: CivilDateTime(day: day, time: time)).wholeSeconds
            }
            #expect(reading.occurrences.compactMap(\.start.unixSeconds) == expected, "\(zone) from \(first)")
            let moved = reading.occurrences.filter { $0.title == "Просвисти цілу пісню" }
            #expect(moved.count == (first == "2026-10-20" ? 1 : 0))
        }
    }

    @Test func `changes of a calendar's zone are yearly rules where they can be`() throws {
        func rules(_ zone: String) throws -> [String] {
            try Self.calendar(zone).split(separator: "\r\n").filter {
                ($0.hasPrefix("RRULE") && $0 != "RRULE:FREQ=DAILY") || $0.hasPrefix("RDATE")
            }.map(String.init)
        }
        #expect(
            try rules("Europe/Kyiv") == [
                "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
            ])
        #expect(
            try rules("America/New_York") == [
                "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
            ])
        #expect(try rules("Asia/Kolkata").isEmpty)
        #expect(try rules("Test/Julian").count > 15, "dates, because they have no weekday")
    }
}
