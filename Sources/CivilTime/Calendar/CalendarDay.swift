// SPDX-License-Identifier: Apache-2.0

/// A day of the proleptic Gregorian calendar, written `2026-11-21` (ISO 8601).
///
/// Years run from 1 to 9999. Results of arithmetic outside this range are clamped to the first or last day.
public struct CalendarDay: Hashable, Comparable, Sendable {
    /// The year, 1 to 9999.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Creates a day from its parts.
    ///
    /// - Throws: ``CivilTimeError`` if there is no such day.
    public init(year: Int, month: Int, day: Int) throws(CivilTimeError) {
        guard Self.exists(year, month, day) else {
            throw CivilTimeError(
                expected: Self.expectation, text: "\(year)-\(month)-\(day)",
                recoverySuggestion: DateTimeAdvice.onDay(year: year, month: month, day: day))
        }
        self.init(unchecked: (year, month, day))
    }

    /// Creates the day a number of days after 1970-01-01.
    ///
    /// - Parameter number: Negative before 1970; clamped to the years 1 to 9999.
    public init(daysSince1970 number: Int) {
        self.init(unchecked: GregorianCalendar.date(daysSince1970: min(max(number, -719_162), 2_932_896)))
    }

    /// Creates the day that contains a second of local time.
    ///
    /// - Parameter seconds: Seconds from 1970-01-01T00:00:00 on the same clock; clamped to the years 1 to 9999.
    public init(secondsSince1970 seconds: Int) {
        self.init(daysSince1970: floorDivision(seconds, by: 86_400).quotient)
    }

    init(unchecked parts: (year: Int, month: Int, day: Int)) {
        assert(Self.exists(parts.year, parts.month, parts.day))
        (year, month, day) = parts
    }

    /// The number of days from 1970-01-01 to this day; negative before.
    public var daysSince1970: Int { GregorianCalendar.daysSince1970(year: year, month: month, day: day) }

    /// The day of the week, 1 for Monday to 7 for Sunday (ISO 8601).
    public var weekday: Int { floorDivision(daysSince1970 + 3, by: 7).remainder + 1 }

    /// Returns the day a number of days later, or earlier if negative; clamped to the years 1 to 9999.
    public func adding(days: Int) -> CalendarDay {
        let (sum, isTooLarge) = daysSince1970.addingReportingOverflow(days)
        return CalendarDay(daysSince1970: isTooLarge ? (days > 0 ? Int.max : Int.min) : sum)
    }

    /// The number of days of this day's month, 28 to 31.
    public var daysInMonth: Int { GregorianCalendar.days(inMonth: month, ofYear: year) }

    /// Whether this day's year has February 29.
    public var isInLeapYear: Bool { Self.isLeapYear(year) }

    /// Returns whether a year of the proleptic Gregorian calendar has February 29.
    public static func isLeapYear(_ year: Int) -> Bool { GregorianCalendar.isLeapYear(year) }

    /// Returns whether one day is before another.
    public static func < (first: CalendarDay, second: CalendarDay) -> Bool {
        (first.year, first.month, first.day) < (second.year, second.month, second.day)
    }

    private static func exists(_ year: Int, _ month: Int, _ day: Int) -> Bool {
        1...9999 ~= year && 1...12 ~= month
            && day >= 1 && day <= GregorianCalendar.days(inMonth: month, ofYear: year)
    }

    private static let expectation = "a day such as 2026-11-21"
}

extension CalendarDay: ISO8601Representable {
    /// Creates a day from text such as `2026-11-21`.
    ///
    /// - Throws: ``CivilTimeError`` if the text isn't a day that exists.
    public init(_ text: String) throws(CivilTimeError) {
        var scanner = ISO8601Scanner(exactly: text)
        guard let day = scanner.day(), scanner.isAtEnd else {
            throw CivilTimeError(
                expected: Self.expectation, text: text, recoverySuggestion: DateTimeAdvice.onDay(text))
        }
        self = day
    }

    /// The day as `2026-11-21`.
    public var description: String {
        var text = ISO8601Writer(capacity: 10)
        text.append(self)
        return text.string
    }
}

extension ISO8601Scanner {
    /// Reads a day that exists with a year of four digits, `2026-11-21`.
    package mutating func day() -> CalendarDay? {
        guard let year = number(digits: 4), skip("-") != nil, let month = number(digits: 2), skip("-") != nil,
            let day = number(digits: 2)
        else { return nil }
        return try? CalendarDay(year: year, month: month, day: day)
    }
}
