// SPDX-License-Identifier: Apache-2.0

import CivilTime
import Testing

@Suite struct CalendarDayTests {
    /// As GNU date has them: `date -u -d @SECONDS '+%Y-%m-%d %u'`.
    @Test(arguments: [
        (-62_135_596_800, "0001-01-01", 1), (-86_401, "1969-12-30", 2), (-86_400, "1969-12-31", 3),
        (-1, "1969-12-31", 3), (0, "1970-01-01", 4), (86_399, "1970-01-01", 4), (86_400, "1970-01-02", 5),
        (951_782_400, "2000-02-29", 2), (951_868_799, "2000-02-29", 2), (1_795_219_200, "2026-11-21", 6),
        (253_402_300_799, "9999-12-31", 5),
    ])
    func `a second lies in a day of the week`(seconds: Int, day: String, weekday: Int) throws {
        let found = CalendarDay(secondsSince1970: seconds)
        #expect(found.description == day)
        #expect(found.weekday == weekday)
        #expect(found == (try CalendarDay(day)))
    }

    @Test func `what lies beyond the calendar is held at its ends`() {
        #expect(CalendarDay(secondsSince1970: -62_135_596_801).description == "0001-01-01")
        #expect(CalendarDay(secondsSince1970: 253_402_300_800).description == "9999-12-31")
    }

    @Test(arguments: [
        "", "2026-11-31", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "0000-01-01", "2026-1-1", "20261121",
        "2026-11-21 ", "+2026-11-21", "２０26-11-21", "2026-11-21T00:00",
    ])
    func `what is no day is refused with its text`(text: String) {
        let error = #expect(throws: CivilTimeError.self) { try CalendarDay(text) }
        #expect(error?.description == "expected a day such as 2026-11-21, got \"\(text)\"")
    }
}
