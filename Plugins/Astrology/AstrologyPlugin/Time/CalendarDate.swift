// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

/// A day in a calendar, without a time or a place.
///
/// In JSON, a date is a string such as `"1990-05-15"`, with the suffix `[u-ca=julian]` for the Julian calendar. This is
/// the calendar key of RFC 9557; the value `julian` is an extension.
public struct CalendarDate: Hashable, Sendable {
    /// The supported years, slightly more than the range from -12998 to 16799 of the Swiss Ephemeris files.
    ///
    /// The days are from Gregorian -13000-01-01 to 17000-12-31. Julian dates must be one of these days.
    public static let supportedYears = -13_000...17_000

    /// The year counted astronomically: 0 is 1 BC, -43 is 44 BC.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int
    /// The calendar of the date.
    public let calendar: CalendarSystem

    /// Creates a date that exists in its calendar.
    ///
    /// - Throws: `TimeInputError` if the month or the day doesn't exist (February 31), or the year is outside
    ///   `supportedYears`.
    public init(year: Int, month: Int, day: Int, calendar: CalendarSystem = .gregorian) throws(TimeInputError) {
        try self.init(year: year, month: month, day: day, calendar: calendar, field: "date")
    }

    init(
        year: Int, month: Int, day: Int, calendar: CalendarSystem, field: String
    ) throws(TimeInputError) {
        guard Self.supportedYears.contains(year) else {
            throw Self.unsupportedYear(year, field: field)
        }
        guard let length = calendar.days(inMonth: month, ofYear: year) else {
            throw TimeInputError(
                field: field, expected: "a month from 01 to 12", got: "month \(month)",
                recoverySuggestion: "write the date as year-month-day, such as 1990-05-15")
        }
        guard (1...length).contains(day) else {
            let name = Self.monthNames[month - 1]
            throw TimeInputError(
                field: field, expected: "a day from 1 to \(length) in \(name) \(year)",
                got: "\(day) \(name) \(year)",
                recoverySuggestion: Self.recoverySuggestion(day: day, month: month, year: year, calendar: calendar))
        }
        self.init(unchecked: year, month, day, calendar)
        guard Self.supportedDayNumbers.contains(julianDayNumber) else {
            throw TimeInputError(
                field: field,
                expected: "a day of the Gregorian years \(Self.supportedYears.lowerBound) to "
                    + "\(Self.supportedYears.upperBound)",
                got: "day \(day) of month \(month) of \(year) in the Julian calendar",
                recoverySuggestion: "check the year")
        }
    }

    init(unchecked year: Int, _ month: Int, _ day: Int, _ calendar: CalendarSystem) {
        self.year = year
        self.month = month
        self.day = day
        self.calendar = calendar
    }

    /// The day of the week, the same in both calendars.
    public var weekday: Weekday {
        Weekday.allCases[floorDivision(julianDayNumber, by: 7).remainder]
    }

    static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]

    private static func recoverySuggestion(day: Int, month: Int, year: Int, calendar: CalendarSystem) -> String {
        if month == 2, day == 29 {
            let isJulianOnly = calendar == .gregorian && CalendarSystem.julian.isLeapYear(year)
            return isJulianOnly
                ? "\(year) is a leap year only in the Julian calendar: specify that calendar if the source uses it"
                : "\(year) is not a leap year; check the day and the year"
        }
        return "check the day and the month"
    }

    private static func unsupportedYear(_ year: Int, field: String) -> TimeInputError {
        TimeInputError(
            field: field,
            expected: "a year from \(supportedYears.lowerBound) to \(supportedYears.upperBound)",
            got: "year \(year)", recoverySuggestion: "check the year; 44 BC is written -0043")
    }
}
