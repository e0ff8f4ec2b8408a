// SPDX-License-Identifier: Apache-2.0

import CivilTime
import Testing

@testable import Calendars

/// Rules with the occurrences that the RFCs list for them.
@Suite struct RecurrenceTests {
    private static func reading(_ first: String, _ last: String, _ lines: [String]) throws -> CalendarReading {
        let text = (["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"]).map { $0 + "\n" }.joined()
        return try CalendarFile(Array(text.utf8))
            .occurrences(from: try CalendarDay(first), through: try CalendarDay(last))
    }

    private static func event(_ lines: String...) -> [String] { ["BEGIN:VEVENT", "UID:one"] + lines + ["END:VEVENT"] }

    private static func starts(_ reading: CalendarReading) -> [String] {
        reading.occurrences.map { String($0.start.description.prefix(16)) }
    }

    /// RFC 5545, section 3.8.5.3; the events start on these times in New York.
    @Test(arguments: [
        (
            "19970101T090000", "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200",
            [
                "1997-01-01", "1997-04-10", "1997-07-19", "2000-01-01", "2000-04-09", "2000-07-18", "2003-01-01",
                "2003-04-10", "2003-07-19", "2006-01-01",
            ]
        ),
        ("19970512T090000", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3", ["1997-05-12", "1998-05-11", "1999-05-17"]),
        (
            "19961105T090000", "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=3",
            ["2000-11-07", "2004-11-02"]
        ),
        (
            "19970929T090000", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=7",
            ["1997-09-29", "1997-10-30", "1997-11-27", "1997-12-30", "1998-01-29", "1998-02-26", "1998-03-30"]
        ),
        (
            "20070115T090000", "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5",
            ["2007-01-15", "2007-01-30", "2007-02-15", "2007-03-15", "2007-03-30"]
        ),
    ])
    func `rules by days have the occurrences of RFC 5545`(start: String, rule: String, days: [String]) throws {
        let reading = try Self.reading(
            "1997-01-01", "2007-12-31", Self.event("DTSTART;TZID=America/New_York:\(start)", "RRULE:\(rule)"))
        #expect(Self.starts(reading) == days.map { "\($0)T09:00" })
        #expect(reading.problems.isEmpty)
    }

    /// RFC 5545, section 3.8.5.3, with UNTIL as corrected in erratum 3883.
    @Test(arguments: [
        ("FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z", ["09:00", "12:00", "15:00"]),
        ("FREQ=MINUTELY;INTERVAL=15;COUNT=6", ["09:00", "09:15", "09:30", "09:45", "10:00", "10:15"]),
        ("FREQ=MINUTELY;INTERVAL=90;COUNT=4", ["09:00", "10:30", "12:00", "13:30"]),
        (
            "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40;COUNT=24",
            (9...16).flatMap { hour in ["00", "20", "40"].map { "\(hour < 10 ? "0" : "")\(hour):\($0)" } }
        ),
        ("FREQ=HOURLY;BYHOUR=9,11;BYMINUTE=30;COUNT=3", ["09:00", "09:30", "11:30"]),
    ])
    func `rules by hours and minutes have the occurrences of RFC 5545`(rule: String, times: [String]) throws {
        let reading = try Self.reading(
            "1997-09-02", "1997-09-02", Self.event("DTSTART;TZID=America/New_York:19970902T090000", "RRULE:\(rule)"))
        #expect(Self.starts(reading) == times.map { "1997-09-02T\($0)" })
    }

    @Test func `hours follow the clock when it changes`() throws {
        let reading = try Self.reading(
            "2026-10-24", "2026-10-26",
            Self.event("DTSTART;TZID=Europe/Berlin:20261024T090000", "RRULE:FREQ=HOURLY;INTERVAL=8;COUNT=5"))
        #expect(
            reading.occurrences.map(\.start.description) == [
                "2026-10-24T09:00:00+02:00", "2026-10-24T17:00:00+02:00", "2026-10-25T01:00:00+02:00",
                "2026-10-25T09:00:00+01:00", "2026-10-25T17:00:00+01:00",
            ])
    }

    /// RFC 7529, section 4.1: an invalid day is left out, or is the last valid day before or the first after it.
    @Test(arguments: [
        ("20120229", "FREQ=YEARLY", "OMIT", ["2012-02-29", "2016-02-29"]),
        ("20120229", "FREQ=YEARLY", "FORWARD", ["2012-02-29", "2013-03-01", "2014-03-01", "2015-03-01", "2016-02-29"]),
        (
            "20120229", "FREQ=YEARLY", "BACKWARD",
            ["2012-02-29", "2013-02-28", "2014-02-28", "2015-02-28", "2016-02-29"]
        ),
        ("20140131", "FREQ=MONTHLY;COUNT=4", "OMIT", ["2014-01-31", "2014-03-31", "2014-05-31", "2014-07-31"]),
        ("20140131", "FREQ=MONTHLY;COUNT=4", "BACKWARD", ["2014-01-31", "2014-02-28", "2014-03-31", "2014-04-30"]),
        ("20140131", "FREQ=MONTHLY;COUNT=4", "FORWARD", ["2014-01-31", "2014-03-01", "2014-03-31", "2014-05-01"]),
        (
            "20140131", "FREQ=MONTHLY;COUNT=4;BYMONTHDAY=30,31", "BACKWARD",
            ["2014-01-31", "2014-02-28", "2014-03-30", "2014-03-31"]
        ),
    ])
    func `days that a month doesn't have are skipped`(
        start: String, rule: String, skip: String, days: [String]
    ) throws {
        let reading = try Self.reading(
            "2012-01-01", "2016-12-31",
            Self.event("DTSTART;VALUE=DATE:\(start)", "RRULE:RSCALE=GREGORIAN;\(rule);SKIP=\(skip)"))
        #expect(reading.occurrences.map(\.start.description) == days)
        #expect(reading.problems.isEmpty)
    }

    /// RFC 2445, section 4.8.5.2.
    @Test(arguments: [
        ("FREQ=WEEKLY;BYDAY=SA,SU", ["16", "17", "18", "19", "20"]),
        ("FREQ=DAILY;COUNT=4", ["20", "21", "22"]),
        ("FREQ=DAILY;UNTIL=20261118", ["19", "20", "21", "22"]),
        ("FREQ=YEARLY;BYMONTH=6,7", ["16", "17", "18", "19", "20", "21", "22"]),
    ])
    func `rules exclude occurrences`(rule: String, days: [String]) throws {
        let reading = try Self.reading(
            "2026-11-10", "2026-11-29",
            Self.event("DTSTART;VALUE=DATE:20261116", "RRULE:FREQ=DAILY;COUNT=7", "EXRULE:\(rule)"))
        #expect(reading.occurrences.map(\.start.description) == days.map { "2026-11-\($0)" })
        #expect(reading.problems.isEmpty)
    }

    // MARK: Changes of all later occurrences

    private static let gym = event(
        "DTSTART;TZID=Europe/Berlin:20261005T180000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=6", "SUMMARY:Gym")

    /// RFC 5545, section 3.8.4.4: all later occurrences move by the same difference, and get the same length.
    @Test(arguments: [
        ("TZID=Europe/Berlin:20261019T180000", "DTSTART;TZID=Europe/Berlin:20261020T200000"),
        ("VALUE=DATE:20261019", "DTSTART;TZID=Europe/Berlin:20261020T200000"),
        ("X=Y:20261019T160000Z", "DTSTART:20261020T180000Z"),
    ])
    func `a change of all later occurrences moves them`(original: String, start: String) throws {
        let reading = try Self.reading(
            "2026-10-01", "2026-12-31",
            Self.gym
                + Self.event("RECURRENCE-ID;RANGE=THISANDFUTURE;\(original)", start, "DURATION:PT2H", "SUMMARY:Later"))
        #expect(
            reading.occurrences.map { "\($0.start.shown(in: "Europe/Berlin", Self.zones)) \($0.title)" } == [
                "2026-10-05T18:00:00+02:00 Gym", "2026-10-12T18:00:00+02:00 Gym", "2026-10-20T20:00:00+02:00 Later",
                "2026-10-27T20:00:00+01:00 Later", "2026-11-03T20:00:00+01:00 Later", "2026-11-10T20:00:00+01:00 Later",
            ])
        #expect(reading.occurrences.last?.end.shown(in: "Europe/Berlin", Self.zones).secondOfDay == 22 * 3_600)
        #expect(reading.problems.isEmpty)
    }

    private static let zones = ZoneSet(database: try? TimeZoneDatabase.shared(), defined: [:])

    @Test func `later changes and exceptions come first`() throws {
        let changes =
            Self.event(
                "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261012T180000",
                "DTSTART;TZID=Europe/Berlin:20261012T190000", "DURATION:PT1H", "SUMMARY:Second")
            + Self.event(
                "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261102T180000",
                "DTSTART;TZID=Europe/Berlin:20261102T170000", "DURATION:PT1H", "SUMMARY:Third")
            + Self.event(
                "RECURRENCE-ID;TZID=Europe/Berlin:20261026T180000", "DTSTART;TZID=Europe/Berlin:20261026T070000",
                "DURATION:PT1H", "SUMMARY:Once")
        var series = Self.gym
        series.insert("EXDATE;TZID=Europe/Berlin:20261019T180000", at: 5)
        let reading = try Self.reading("2026-10-01", "2026-12-31", series + changes)
        #expect(
            reading.occurrences.map { "\($0.start.description.prefix(16)) \($0.title)" } == [
                "2026-10-05T18:00 Gym", "2026-10-12T19:00 Second", "2026-10-26T07:00 Once", "2026-11-02T17:00 Third",
                "2026-11-09T17:00 Third",
            ])
    }

    @Test func `a change before the requested days moves occurrences into them`() throws {
        let change = Self.event(
            "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261012T180000",
            "DTSTART;TZID=Europe/Berlin:20261018T200000", "DURATION:PT1H", "SUMMARY:Sunday")
        let reading = try Self.reading("2026-10-25", "2026-10-25", Self.gym + change)
        #expect(reading.occurrences.map(\.start.description) == ["2026-10-25T20:00:00+01:00"])
        let canceled = try Self.reading(
            "2026-10-01", "2026-12-31",
            Self.gym
                + Self.event(
                    "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261012T180000",
                    "DTSTART;TZID=Europe/Berlin:20261012T180000", "STATUS:CANCELLED"))
        #expect(canceled.occurrences.map(\.isCancelled) == [false, true, true, true, true, true])
    }

    // MARK: Rules that aren't supported

    /// The first day isn't one of the requested days, so the note can't say that it was read.
    @Test(arguments: [
        ("FREQ=SECONDLY", "expected FREQ to be MINUTELY"), ("FREQ=MINUTELY", "expected at most 48 times a day"),
        ("FREQ=YEARLY;RSCALE=CHINESE", "RSCALE=CHINESE isn't supported"),
        ("FREQ=MONTHLY;BYWEEKNO=2", "expected BYWEEKNO only in a yearly rule"),
    ])
    func `the occurrences that are left out are named`(rule: String, sentence: String) throws {
        let reading = try Self.reading(
            "2026-01-01", "2026-12-31", Self.event("DTSTART:20210410T090000", "RRULE:\(rule)"))
        #expect(reading.occurrences.isEmpty)
        #expect(
            reading.problems.map(\.description).first?.hasPrefix("line 5: RRULE: \(sentence)") == true,
            "\(reading.problems)")
        #expect(
            reading.problems.first?.sentence.hasSuffix("the occurrences after the first, on 2021-04-10, were left out")
                == true)
    }
}
