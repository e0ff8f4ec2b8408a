// SPDX-License-Identifier: Apache-2.0

import CivilTime
import Testing

@Suite struct CalendarDayTests {
    /// From GNU date: `date -u -d @SECONDS '+%Y-%m-%d %u'`.
    @Test(arguments: [
        (-62_135_596_800, "0001-01-01", 1), (-86_401, "1969-12-30", 2), (-86_400, "1969-12-31", 3),
        (-1, "1969-12-31", 3), (0, "1970-01-01", 4), (86_399, "1970-01-01", 4), (86_400, "1970-01-02", 5),
        (951_782_400, "2000-02-29", 2), (951_868_799, "2000-02-29", 2), (1_795_219_200, "2026-11-21", 6),
        (253_402_300_799, "9999-12-31", 5),
    ])
    func `seconds since 1970 give the day and weekday`(seconds: Int, day: String, weekday: Int) throws {
        let found = CalendarDay(secondsSince1970: seconds)
        #expect(found.description == day)
        #expect(found.weekday == weekday)
        #expect(found == (try CalendarDay(day)))
    }

    @Test func `days beyond the calendar are clamped`() {
        #expect(CalendarDay(secondsSince1970: -62_135_596_801).description == "0001-01-01")
        #expect(CalendarDay(secondsSince1970: 253_402_300_800).description == "9999-12-31")
    }

    @Test(arguments: [
        ("2026-11-31", "November 2026 has 30 days"), ("2026-02-29", "February 2026 has 28 days"),
        ("1900-02-29", "February 1900 has 28 days"), ("2024-02-30", "February 2024 has 29 days"),
        ("2026-01-32", "January 2026 has 31 days"), ("2026-13-01", "months run from 01 to 12"),
        ("2026-00-10", "months run from 01 to 12"), ("2026-11-00", "the first day of a month is 01"),
        ("0000-01-01", "years run from 0001 to 9999"),
    ])
    func `days that don't exist are rejected with a reason`(text: String, reason: String) {
        let error = #expect(throws: CivilTimeError.self) { try CalendarDay(text) }
        #expect(error?.description == "expected a day such as 2026-11-21, got \"\(text)\" (\(reason))")
    }

    @Test(arguments: [
        "", "2026-1-1", "20261121", "2026-11-21 ", "+2026-11-21", "２０26-11-21", "2026-11-21T00:00",
    ])
    func `malformed days are rejected with their text`(text: String) {
        let error = #expect(throws: CivilTimeError.self) { try CalendarDay(text) }
        #expect(error?.description == "expected a day such as 2026-11-21, got \"\(text)\"")
    }

    @Test func `days have the length of their month, also in leap years`() throws {
        #expect(try CalendarDay("2024-02-01").daysInMonth == 29)
        #expect(try CalendarDay("2026-02-01").daysInMonth == 28)
        #expect(try CalendarDay("2026-11-21").daysInMonth == 30)
        #expect(try CalendarDay("2024-12-31").isInLeapYear)
        #expect([2000, 1900, 2100, 2024, 2026].map(CalendarDay.isLeapYear) == [true, false, false, true, false])
    }
}
