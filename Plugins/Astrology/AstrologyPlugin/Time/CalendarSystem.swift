// SPDX-License-Identifier: Apache-2.0

/// The calendar of a date.
///
/// Both count years astronomically: 0 is 1 BC, -1 is 2 BC. Both are proleptic: they apply also to days before they were
/// introduced.
public enum CalendarSystem: String, Codable, Hashable, Sendable, CaseIterable {
    /// The calendar of 1582 (leap years: every fourth, but of the centuries only every fourth).
    case gregorian
    /// The calendar of Julius Caesar, also called Old Style (leap years: every fourth).
    case julian

    /// Returns the calendar in which sources quote a date without naming its calendar: Julian before 1582-10-15.
    ///
    /// Historians, Swiss Ephemeris programs, and collections of birth data follow this convention.
    static func usual(year: Int, month: Int, day: Int) -> CalendarSystem {
        year < 1583 && (year, month, day) < (1582, 10, 15) ? .julian : .gregorian
    }

    /// Whether a year, counted astronomically, has a 29 February.
    public func isLeapYear(_ year: Int) -> Bool {
        switch self {
        case .gregorian: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        case .julian: year % 4 == 0
        }
    }

    /// Returns the number of days in a month, or `nil` if the month isn't from 1 to 12.
    public func days(inMonth month: Int, ofYear year: Int) -> Int? {
        switch month {
        case 1, 3, 5, 7, 8, 10, 12: 31
        case 4, 6, 9, 11: 30
        case 2: isLeapYear(year) ? 29 : 28
        default: nil
        }
    }
}

/// A day of the week; the raw values are the English names in lowercase.
public enum Weekday: String, Codable, Hashable, Sendable, CaseIterable {
    // In the order of the Julian day number modulo 7: day number 0 was a Monday.
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}
