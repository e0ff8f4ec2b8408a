// SPDX-License-Identifier: Apache-2.0

import CivilTime
import Testing

@testable import Calendars

/// The zones of a calendar's times.
@Suite struct CalendarZoneTests {
    private static func starts(_ first: String, _ last: String, _ lines: String...) throws -> (
        starts: [String], problems: [String]
    ) {
        let event = ["BEGIN:VEVENT", "UID:one"] + lines + ["END:VEVENT"]
        let text = (["BEGIN:VCALENDAR"] + event + ["END:VCALENDAR"]).map { $0 + "\n" }.joined()
        let reading = try CalendarFile(Array(text.utf8))
            .occurrences(from: try CalendarDay(first), through: try CalendarDay(last))
        return (reading.occurrences.map { "\($0.start)/\($0.end)" }, reading.problems.map(\.description))
    }

    /// The examples of RFC 5545, section 3.3.5.
    ///
    /// TZID=America/New_York:20070311T023000 is 3:30 A.M. EDT (UTC-04:00), and TZID=America/New_York:20071104T013000 is
    /// 1:30 A.M. EDT (UTC-04:00).
    @Test func `a time that clocks skip is the one that they show`() throws {
        let skipped = try Self.starts(
            "2007-03-11", "2007-03-11", "DTSTART;TZID=America/New_York:20070311T023000", "DURATION:PT15M")
        #expect(skipped.starts == ["2007-03-11T03:30:00-04:00/2007-03-11T03:45:00-04:00"])
        #expect(
            skipped.problems == [
                "line 4: the clocks of America/New_York skip 2007-03-11T02:30:00; the time was read as "
                    + "2007-03-11T03:30:00-04:00"
            ])
        let repeated = try Self.starts("2007-11-04", "2007-11-04", "DTSTART;TZID=America/New_York:20071104T013000")
        #expect(repeated.starts == ["2007-11-04T01:30:00-04:00/2007-11-04T01:30:00-04:00"])
        #expect(repeated.problems.isEmpty)
    }

    @Test func `an occurrence that clocks skip is the one that they show`() throws {
        let found = try Self.starts(
            "2026-03-01", "2026-03-19", "DTSTART;TZID=America/New_York:20260307T023000",
            "DTEND;TZID=America/New_York:20260307T024500", "RRULE:FREQ=DAILY;COUNT=4")
        #expect(
            found.starts == [
                "2026-03-07T02:30:00-05:00/2026-03-07T02:45:00-05:00",
                "2026-03-08T03:30:00-04:00/2026-03-08T03:45:00-04:00",
                "2026-03-09T02:30:00-04:00/2026-03-09T02:45:00-04:00",
                "2026-03-10T02:30:00-04:00/2026-03-10T02:45:00-04:00",
            ])
        #expect(found.problems.count == 1)
        let later = try Self.starts(
            "2026-03-09", "2026-03-10", "DTSTART;TZID=America/New_York:20260308T023000", "RRULE:FREQ=DAILY;COUNT=3")
        #expect(later.starts.map { $0.prefix(19) } == ["2026-03-09T02:30:00", "2026-03-10T02:30:00"])
        #expect(later.problems.isEmpty, "the skipped time isn't on the requested days")
    }

    /// The zones are those of CLDR's windowsZones.xml for the territory 001.
    @Test(arguments: [
        ("W. Europe Standard Time:20260917T130000", "2026-09-17T13:00:00+02:00", "Europe/Berlin"),
        ("\"Romance Standard Time\":20261117T130000", "2026-11-17T13:00:00+01:00", "Europe/Paris"),
        ("Turkey Standard Time:20261117T130000", "2026-11-17T13:00:00+03:00", "Europe/Istanbul"),
        ("pacific standard time:20261117T130000", "2026-11-17T13:00:00-08:00", "America/Los_Angeles"),
        ("India Standard Time:20261117T130000", "2026-11-17T13:00:00+05:30", "Asia/Calcutta"),
    ])
    func `zones of Windows need no definition`(time: String, start: String, zone: String) throws {
        let found = try Self.starts("2026-09-01", "2026-11-30", "DTSTART;TZID=\(time)", "RRULE:FREQ=DAILY;COUNT=1")
        #expect(found.starts == ["\(start)/\(start)"])
        let name = time.split(separator: ":")[0].replacing("\"", with: "")
        #expect(
            found.problems == [
                "line 4: the zone \"\(name)\" isn't defined in the file; its times were read as times in \(zone)"
            ])
    }

    @Test func `every zone of Windows is in the tz database`() throws {
        let names = WindowsZone.table.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        #expect(names.count > 130)
        let database = try TimeZoneDatabase.system()
        for name in names {
            try #require(name.count == 2, "\(name)")
            #expect(database.offset(of: name[1], at: 0) != nil, "\(name)")
            #expect(WindowsZone.ianaName(of: name[0]) == name[1])
        }
    }

    @Test func `a zone that the file defines comes before one of Windows`() throws {
        let text = """
            BEGIN:VCALENDAR
            BEGIN:VTIMEZONE
            TZID:W. Europe Standard Time
            BEGIN:STANDARD
            DTSTART:16010101T000000
            TZOFFSETFROM:+0300
            TZOFFSETTO:+0300
            END:STANDARD
            END:VTIMEZONE
            BEGIN:VEVENT
            UID:one
            DTSTART;TZID=W. Europe Standard Time:20260917T130000
            END:VEVENT
            END:VCALENDAR

            """
        let day = try CalendarDay("2026-09-17")
        let reading = try CalendarFile(Array(text.utf8)).occurrences(from: day, through: day)
        #expect(reading.occurrences.map(\.start.description) == ["2026-09-17T13:00:00+03:00"])
        #expect(reading.problems.isEmpty)
    }
}
