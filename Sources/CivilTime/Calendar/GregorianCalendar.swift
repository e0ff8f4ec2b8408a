// SPDX-License-Identifier: Apache-2.0

/// Arithmetic of the proleptic Gregorian calendar, for all years whose days fit in an `Int`.
///
/// Years count from March 1, so that the leap day is the last of its year and the lengths of the months follow
/// (153 m + 2) / 5. See E. G. Richards, "Calendars", section 15.11 in the Explanatory Supplement to the Astronomical
/// Almanac, 3rd edition (2013).
enum GregorianCalendar {
    /// Returns whether a year has February 29.
    static func isLeapYear(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    /// Returns the number of days in a month from 1 to 12.
    static func days(inMonth month: Int, ofYear year: Int) -> Int {
        switch month {
        case 2: isLeapYear(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Returns the number of days from 1970-01-01 to a day; negative before.
    static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        let (era, yearOfEra) = floorDivision(month <= 2 ? year - 1 : year, by: 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// Returns the day a number of days after 1970-01-01.
    static func date(daysSince1970 number: Int) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = floorDivision(number + 719_468, by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (
            yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }
}

/// Divides and rounds toward negative infinity; the remainder is from 0 up to but not including the divisor.
///
/// - Parameter divisor: A positive number.
package func floorDivision(_ dividend: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
