// SPDX-License-Identifier: Apache-2.0

/// A yearly rule for clocks in POSIX notation: `EET-2EEST,M3.5.0/3,M10.5.0/4`.
///
/// The files of the tz database end with such a rule for the time after their last transition. The grammar is that of
/// POSIX.1-2017, section 8.3, with names in angle brackets and hours from -167 to 167 (RFC 9636, section 3.3.1).
public struct PosixTimeZone: Hashable, Sendable {
    /// A day of each year on which clocks change.
    enum Day: Hashable, Sendable {
        /// Day 1 to 365, never February 29.
        case julian(Int)
        /// Day 0 to 365, counting February 29.
        case zeroBased(Int)
        /// Weekday 0 (Sunday) to 6 in week 1 to 5 of a month; week 5 is the last.
        case weekday(month: Int, week: Int, weekday: Int)
    }

    /// A day of each year and a time of day.
    struct Change: Hashable, Sendable {
        var day: Day
        /// Seconds after local midnight, on the clock before the change.
        var time: Int
    }

    /// Daylight saving time, from one day of each year to another.
    struct Daylight: Hashable, Sendable {
        var rule: ZoneRule
        var start: Change
        var end: Change
    }

    /// Standard time.
    let standard: ZoneRule
    /// Daylight saving time; `nil` if the rule has none.
    let daylight: Daylight?
}

extension PosixTimeZone {
    /// Returns the offset at an instant, as if the rule had always been in force.
    public func offset(at instant: Timestamp) -> UTCOffset {
        UTCOffset(unchecked: period(atSecond: instant.wholeSeconds).rule.offset)
    }

    /// Returns the period that contains a second, as if the rule had always been in force.
    ///
    /// - Parameter second: Seconds since 1970-01-01T00:00:00Z.
    func period(atSecond second: Int) -> ZonePeriod {
        guard let daylight else { return ZonePeriod(start: .min, end: .max, rule: standard) }
        let second = min(max(second, ZoneHistory.range.lowerBound), ZoneHistory.range.upperBound)
        let year = GregorianCalendar.date(
            daysSince1970: floorDivision(second + standard.offset, by: 86_400).quotient
        ).year
        var (current, currentStart, currentEnd) = (standard, Int.min, Int.max)
        // Neighboring years are included, because a change can be hours outside of its year.
        for candidate in year - 1...year + 1 {
            let start = Self.clockSeconds(of: daylight.start, year: candidate) - standard.offset
            let end = Self.clockSeconds(of: daylight.end, year: candidate) - daylight.rule.offset
            let changes =
                start <= end
                ? ((start, daylight.rule), (end, standard)) : ((end, standard), (start, daylight.rule))
            for (change, rule) in [changes.0, changes.1] {
                if change <= second {
                    (current, currentStart, currentEnd) = (rule, change, .max)
                } else {
                    currentEnd = min(currentEnd, change)
                }
            }
        }
        return ZonePeriod(start: currentStart, end: currentEnd, rule: current)
    }

    /// Returns the time of a change, in seconds from 1970-01-01T00:00:00 on the local clock before it.
    private static func clockSeconds(of change: Change, year: Int) -> Int {
        let newYear = GregorianCalendar.daysSince1970(year: year, month: 1, day: 1)
        let day: Int
        switch change.day {
        case .julian(let number):
            day = newYear + number - 1 + (number >= 60 && GregorianCalendar.isLeapYear(year) ? 1 : 0)
        case .zeroBased(let number):
            day = newYear + number
        case .weekday(let month, let week, let weekday):
            let first = GregorianCalendar.daysSince1970(year: year, month: month, day: 1)
            // 1970-01-01 was a Thursday, which is day 4 counted from Sunday.
            let firstWeekday = floorDivision(first + 4, by: 7).remainder
            var offset = (weekday - firstWeekday + 7) % 7 + 7 * (week - 1)
            if offset >= GregorianCalendar.days(inMonth: month, ofYear: year) { offset -= 7 }
            day = first + offset
        }
        return day * 86_400 + change.time
    }
}
