// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Dates of GS1 data, which have two digits for the year.
enum GS1Date {
    /// Returns the day of a date written YYMMDD, or `nil` if there is none.
    ///
    /// The century is the one that puts the year at most 49 years before or 50 years after the current one (GS1 General
    /// Specifications 7.12). Day 00 is the last day of the month.
    static func day(_ text: some StringProtocol, today: CalendarDay) -> CalendarDay? {
        guard let digits = text.digitValues, digits.count == 6 else { return nil }
        let (month, day) = (digits[2] * 10 + digits[3], digits[4] * 10 + digits[5])
        let year = year(digits[0] * 10 + digits[1], in: today.year)
        guard day == 0 else { return try? CalendarDay(year: year, month: month, day: day) }
        guard let first = try? CalendarDay(year: year, month: month, day: 1) else { return nil }
        return first.adding(days: first.daysInMonth - 1)
    }

    /// Returns the year with two given digits that is nearest to a year.
    static func year(_ digits: Int, in current: Int) -> Int {
        let century = current / 100 * 100
        return switch digits - current % 100 {
        case 51...99: century - 100 + digits
        case -99 ... -50: century + 100 + digits
        default: century + digits
        }
    }
}
