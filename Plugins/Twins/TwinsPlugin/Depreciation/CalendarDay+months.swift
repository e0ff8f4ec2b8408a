// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension CalendarDay {
    /// Returns the day a number of months later; the last day of the month if that month has no such day.
    func adding(months: Int) -> CalendarDay {
        let month = year * 12 + self.month - 1 + months
        guard month >= 12, let first = try? CalendarDay(year: month / 12, month: month % 12 + 1, day: 1) else {
            return CalendarDay(daysSince1970: months < 0 ? .min : .max)
        }
        return first.adding(days: min(day, first.daysInMonth) - 1)
    }

    /// Returns the number of whole months from an earlier day to this one, 0 if it isn't earlier.
    ///
    /// From January 31, February 28 is a whole month, because February has no day 31.
    func wholeMonths(since start: CalendarDay) -> Int {
        let months = (year - start.year) * 12 + month - start.month
        return max(0, start.adding(months: months) > self ? months - 1 : months)
    }
}
