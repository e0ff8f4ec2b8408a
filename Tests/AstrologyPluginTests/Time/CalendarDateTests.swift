// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin

@Suite struct CalendarDateTests {
    // J. Meeus, Astronomical Algorithms, 2nd edition (1998), chapter 7: the list on page 62, as the day
    // number at noon of the same day, and the examples 7.a (Sputnik) and 7.b; in commenthol/astronomia,
    // test/julian.test.js, commit 0de8adc5154b62f5dd448e5e2120626d54d7d915.
    static let meeus: [(Int, Int, Int, CalendarSystem, Int)] = [
        (2000, 1, 1, .gregorian, 2_451_545), (1999, 1, 1, .gregorian, 2_451_180),
        (1987, 1, 27, .gregorian, 2_446_823), (1987, 6, 19, .gregorian, 2_446_966),
        (1988, 1, 27, .gregorian, 2_447_188), (1988, 6, 19, .gregorian, 2_447_332),
        (1900, 1, 1, .gregorian, 2_415_021), (1600, 1, 1, .gregorian, 2_305_448),
        (1600, 12, 31, .gregorian, 2_305_813), (837, 4, 10, .julian, 2_026_872),
        (-123, 12, 31, .julian, 1_676_497),
        (-122, 1, 1, .julian, 1_676_498), (-1000, 7, 12, .julian, 1_356_001),
        (-1000, 2, 29, .julian, 1_355_867),
        (-1001, 8, 17, .julian, 1_355_671), (-4712, 1, 1, .julian, 0), (1957, 10, 4, .gregorian, 2_436_116),
        (333, 1, 27, .julian, 1_842_713),
    ]

    @Test(arguments: meeus)
    func `day numbers agree with Meeus`(
        year: Int, month: Int, day: Int, calendar: CalendarSystem, number: Int
    ) throws {
        let date = try CalendarDate(year: year, month: month, day: day, calendar: calendar)
        #expect(date.julianDayNumber == number)
        #expect(try CalendarDate(julianDayNumber: number, calendar: calendar) == date)
    }

    @Test func `day numbers agree with swetest`() throws {
        let rows = TimeFixture.rows("calendar-days.csv")
        #expect(rows.count == 800)
        for row in rows {
            let numbers = row.dropFirst().compactMap { Int($0) }
            let calendar = try #require(CalendarSystem(rawValue: row[0]))
            let date = try CalendarDate(
                year: numbers[0], month: numbers[1], day: numbers[2], calendar: calendar)
            #expect(date.julianDayNumber == numbers[3], "\(row)")
            #expect(try CalendarDate(julianDayNumber: numbers[3], calendar: calendar) == date)
        }
    }

    @Test(arguments: CalendarSystem.allCases)
    func `every day follows the previous one`(calendar: CalendarSystem) throws {
        var previous = try CalendarDate(
            julianDayNumber: CalendarDate.supportedDayNumbers.lowerBound, calendar: calendar)
        for number in CalendarDate.supportedDayNumbers.dropFirst().prefix(3_000_000) {
            let date = CalendarDate(uncheckedDayNumber: number, calendar: calendar)
            let isNextDay =
                date.day == previous.day + 1 && date.month == previous.month && date.year == previous.year
            let isNextMonth =
                date.day == 1 && previous.day == calendar.days(inMonth: previous.month, ofYear: previous.year)
            guard isNextDay || isNextMonth, date.julianDayNumber == number else {
                Issue.record("\(previous) is followed by \(date), number \(number)")
                return
            }
            previous = date
        }
    }

    @Test func `the Gregorian calendar continues the Julian one`() throws {
        let last = try CalendarDate(year: 1582, month: 10, day: 4, calendar: .julian)
        let first = try CalendarDate(year: 1582, month: 10, day: 15)
        #expect(first.julianDayNumber == last.julianDayNumber + 1)
        // Both weekdays are in the bull's own calendar table; the first was a Friday.
        #expect(last.weekday == .thursday)
        #expect(first.weekday == .friday)
        #expect(last.converted(to: .gregorian).description == "1582-10-14")
    }

    /// Weekdays of well-known days: Meeus chapter 7 (1954-06-30), the first Moon landing, J2000.0.
    @Test(arguments: [
        ("1954-06-30", Weekday.wednesday), ("1969-07-20", .sunday), ("2000-01-01", .saturday),
    ])
    func `weekdays agree with published ones`(text: String, weekday: Weekday) throws {
        #expect(try CalendarDate(parsing: text).weekday == weekday)
    }

    @Test(arguments: [
        (1990, 2, 31, "31 February 1990"), (1900, 2, 29, "only in the Julian calendar"),
        (2023, 2, 29, "not a leap year"),
        (1990, 4, 31, "30 in April"), (1990, 13, 1, "month 13"), (1990, 0, 1, "month 0"),
        (1990, 1, 0, "0 January"),
        (20_000, 1, 1, "year 20000"), (Int.min, 1, 1, "year"), (1990, Int.max, 1, "month"),
    ])
    func `nonexistent days are rejected`(year: Int, month: Int, day: Int, part: String) {
        #expect {
            try CalendarDate(year: year, month: month, day: day)
        } throws: { error in
            "\(error)".contains(part) && "\(error)".hasPrefix("date: expected ")
        }
    }

    @Test func `February 29 exists in each calendar's leap years`() throws {
        #expect(
            try CalendarDate(year: 1900, month: 2, day: 29, calendar: .julian).description == "1900-02-29")
        #expect(try CalendarDate(year: 2000, month: 2, day: 29).description == "2000-02-29")
        #expect(try CalendarDate(year: -4, month: 2, day: 29, calendar: .julian).julianDayNumber == 1_719_656)
    }
}
