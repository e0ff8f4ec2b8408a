// SPDX-License-Identifier: Apache-2.0

import CivilTime
import Testing

@testable import Calendars

/// Excluded, changed, and further occurrences of a series.
@Suite struct ExceptionTests {
    private static func reading(_ first: String, _ last: String, _ lines: String...) throws -> CalendarReading {
        let file = try CalendarFile(
            Array("BEGIN:VCALENDAR\n\(lines.joined(separator: "\n"))\nEND:VCALENDAR\n".utf8))
        return file.occurrences(from: try CalendarDay(first), through: try CalendarDay(last))
    }

    private static func event(_ lines: String...) -> String {
        "BEGIN:VEVENT\nUID:one\n\(lines.joined(separator: "\n"))\nEND:VEVENT"
    }

    /// Exchange and Microsoft 365 write the deleted day of an all-day series as midnight in the zone of the mailbox.
    ///
    /// The date on the zone's clock counts, also if its midnight is on another day in UTC (node-ical, issue 454).
    @Test(arguments: [
        "EXDATE;TZID=W. Europe Standard Time:20260218T000000", "EXDATE;TZID=Tokyo Standard Time:20260218T000000",
        "EXDATE;TZID=Pacific Standard Time:20260218T000000", "EXDATE:20260218T000000", "EXDATE:20260218T000000Z",
        "EXDATE;VALUE=DATE:20260218", "EXDATE;TZID=Somewhere:20260218T000000",
    ])
    func `a day of a series is excluded by a time on it`(line: String) throws {
        let reading = try Self.reading(
            "2026-02-10", "2026-02-27",
            Self.event("DTSTART;VALUE=DATE:20260216", "RRULE:FREQ=DAILY;UNTIL=20260223", line))
        #expect(
            reading.occurrences.map(\.start.description) == [
                "2026-02-16", "2026-02-17", "2026-02-19", "2026-02-20", "2026-02-21", "2026-02-22", "2026-02-23",
            ])
        #expect(reading.problems.isEmpty)
    }

    @Test func `a day of a series is moved by a time on it`() throws {
        let reading = try Self.reading(
            "2026-02-16", "2026-02-23",
            Self.event("DTSTART;VALUE=DATE:20260216", "RRULE:FREQ=DAILY;COUNT=3", "SUMMARY:Course"),
            Self.event(
                "RECURRENCE-ID;TZID=W. Europe Standard Time:20260217T000000", "DTSTART;VALUE=DATE:20260220",
                "SUMMARY:Moved"))
        #expect(
            reading.occurrences.map { "\($0.start) \($0.title)" } == [
                "2026-02-16 Course", "2026-02-18 Course", "2026-02-20 Moved",
            ])
        #expect(reading.occurrences.last?.recurrenceID == "2026-02-17")
        #expect(reading.problems.isEmpty)
    }

    @Test func `further days of a series are days, and further times of a timed one are times`() throws {
        let days = try Self.reading(
            "2026-02-16", "2026-02-27",
            Self.event("DTSTART;VALUE=DATE:20260216", "RDATE;TZID=Europe/Berlin:20260225T000000"))
        #expect(days.occurrences.map(\.start.description) == ["2026-02-16", "2026-02-25"])
        #expect(days.occurrences.map(\.end.description) == ["2026-02-17", "2026-02-26"])
        let times = try Self.reading(
            "2026-02-16", "2026-02-27",
            Self.event(
                "DTSTART;TZID=Europe/Berlin:20260216T090000", "DURATION:PT1H", "RDATE;VALUE=DATE:20260225"))
        #expect(
            times.occurrences.map(\.start.description) == ["2026-02-16T09:00:00+01:00", "2026-02-25T09:00:00+01:00"])
        #expect(times.occurrences.last?.end.description == "2026-02-25T10:00:00+01:00")
    }

    @Test func `exceptions without an occurrence are reported`() throws {
        let series = ["DTSTART;TZID=Europe/Berlin:20261102T180000", "RRULE:FREQ=WEEKLY;COUNT=5"]
        func sentences(_ lines: String...) throws -> [String] {
            try Self.reading("2026-11-01", "2026-12-31", lines.joined(separator: "\n")).problems.map(\.description)
        }
        #expect(
            try sentences(Self.event(series[0], series[1], "EXDATE;TZID=Europe/Berlin:20261116T190000")) == [
                "line 6: EXDATE: the series has no occurrence at 2026-11-16T19:00:00+01:00; the time has no effect"
            ])
        #expect(try sentences(Self.event(series[0], series[1], "EXDATE:20261116T170000Z")).isEmpty)
        #expect(
            try sentences(
                Self.event(series[0], series[1]),
                Self.event("RECURRENCE-ID:20261117T170000Z", "DTSTART:20261118T170000Z")
            ) == [
                "line 9: RECURRENCE-ID: the series has no occurrence at 2026-11-17T17:00:00Z; it was read as another event"
            ])
        #expect(
            try sentences(Self.event("RECURRENCE-ID:20261117T170000Z", "DTSTART:20261118T170000Z")).isEmpty,
            "an invitation to a single occurrence doesn't contain its series")
    }
}
