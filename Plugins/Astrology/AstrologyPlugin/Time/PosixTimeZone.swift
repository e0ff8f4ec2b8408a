// SPDX-License-Identifier: AGPL-3.0-or-later

/// The rule for all later years at the end of a time zone file: `EET-2EEST,M3.5.0/3,M10.5.0/4`.
///
/// The grammar is that of POSIX.1-2017, section 8.3, with the names in angle brackets and the hours from -167
/// to 167 of RFC 9636, section 3.3.1.
struct PosixTimeZone: Hashable, Sendable {
    /// A day of each year on which the clocks change.
    enum Day: Hashable, Sendable {
        /// Day 1 to 365, without 29 February.
        case julian(Int)
        /// Day 0 to 365, with 29 February.
        case zeroBased(Int)
        /// Weekday 0 (Sunday) to 6 of week 1 to 5 of a month; week 5 is the last.
        case weekday(month: Int, week: Int, weekday: Int)
    }

    struct Change: Hashable, Sendable {
        var day: Day
        /// Seconds after local midnight, by the clock before the change.
        var time: Int
    }

    struct Daylight: Hashable, Sendable {
        var rule: ZoneRule
        var start: Change
        var end: Change
    }

    var standard: ZoneRule
    var daylight: Daylight?
}

extension PosixTimeZone {
    /// The period a moment lies in, as if the rule had always been in force.
    func period(at second: Int) -> ZonePeriod {
        guard let daylight else { return ZonePeriod(start: .min, end: .max, rule: standard) }
        let dayNumber =
            floorDivision(second + standard.offset, by: 86_400).quotient + UTCInstant.epochDayNumber
        let year = CalendarDate(uncheckedDayNumber: dayNumber, calendar: .gregorian).year
        var current = ZonePeriod(start: .min, end: .max, rule: standard)
        // The neighboring years too: a change may be written hours outside of its year.
        for candidate in year - 1...year + 1 {
            let start = Self.moment(of: daylight.start, year: candidate) - standard.offset
            let end = Self.moment(of: daylight.end, year: candidate) - daylight.rule.offset
            let changes =
                start <= end
                ? ((start, daylight.rule), (end, standard)) : ((end, standard), (start, daylight.rule))
            for (moment, rule) in [changes.0, changes.1] {
                if moment <= second {
                    current = ZonePeriod(start: moment, end: .max, rule: rule)
                } else {
                    current.end = min(current.end, moment)
                }
            }
        }
        return current
    }

    /// Seconds from 1970-01-01T00:00:00 by the local clock before the change.
    private static func moment(of change: Change, year: Int) -> Int {
        let newYear = CalendarDate(unchecked: year, 1, 1, .gregorian).julianDayNumber
        let dayNumber: Int
        switch change.day {
        case .julian(let day):
            let leapDay = day >= 60 && CalendarSystem.gregorian.isLeapYear(year) ? 1 : 0
            dayNumber = newYear + day - 1 + leapDay
        case .zeroBased(let day):
            dayNumber = newYear + day
        case .weekday(let month, let week, let weekday):
            let first = CalendarDate(unchecked: year, month, 1, .gregorian).julianDayNumber
            // Day number 0 was a Monday, so the number plus one modulo 7 counts from Sunday.
            let firstWeekday = floorDivision(first + 1, by: 7).remainder
            var day = (weekday - firstWeekday + 7) % 7 + 7 * (week - 1)
            let length = CalendarSystem.gregorian.days(inMonth: month, ofYear: year) ?? 31
            if day >= length { day -= 7 }
            dayNumber = first + day
        }
        return (dayNumber - UTCInstant.epochDayNumber) * 86_400 + change.time
    }
}

extension PosixTimeZone {
    /// Reads the rule, or returns `nil` when the text is not one.
    init?(parsing text: String) {
        var reader = Reader(bytes: Array(text.utf8))
        guard let name = reader.name(), let west = reader.time(hours: 0...24) else { return nil }
        standard = ZoneRule(
            offset: -west, standardOffset: -west, isFlaggedDaylight: false, abbreviation: name)
        guard !reader.isAtEnd else { return }
        guard let summerName = reader.name() else { return nil }
        var summerOffset = 3600 - west
        if reader.next != UInt8(ascii: ",") {
            guard let summerWest = reader.time(hours: 0...24) else { return nil }
            summerOffset = -summerWest
        }
        guard let start = reader.change(), let end = reader.change(), reader.isAtEnd else { return nil }
        let rule = ZoneRule(
            offset: summerOffset, standardOffset: -west, isFlaggedDaylight: true, abbreviation: summerName)
        daylight = Daylight(rule: rule, start: start, end: end)
    }

    private struct Reader {
        let bytes: [UInt8]
        var position = 0

        var isAtEnd: Bool { position == bytes.count }
        var next: UInt8? { position < bytes.count ? bytes[position] : nil }

        mutating func skip(_ character: Unicode.Scalar) -> Bool {
            guard let next, next == UInt8(truncatingIfNeeded: character.value) else { return false }
            position += 1
            return true
        }

        /// Three or more letters, or anything of letters, digits and signs in angle brackets.
        mutating func name() -> String? {
            let isQuoted = skip("<")
            let start = position
            while let next {
                let isLetter = (65...90).contains(next) || (97...122).contains(next)
                let isMore = (48...57).contains(next) || next == 43 || next == 45
                guard isLetter || (isQuoted && isMore) else { break }
                position += 1
            }
            guard position - start >= 3, position - start <= 32 else { return nil }
            let name = String(decoding: bytes[start..<position], as: UTF8.self)
            guard !isQuoted || skip(">") else { return nil }
            return name
        }

        mutating func number(_ range: ClosedRange<Int>) -> Int? {
            var value = 0
            var digits = 0
            while let next, (48...57).contains(next), digits < 4 {
                value = value * 10 + Int(next - 48)
                digits += 1
                position += 1
            }
            return digits > 0 && range.contains(value) ? value : nil
        }

        /// `[+-]hh[:mm[:ss]]` in seconds.
        mutating func time(hours: ClosedRange<Int>) -> Int? {
            let isNegative = skip("-")
            if !isNegative { _ = skip("+") }
            guard let hour = number(hours) else { return nil }
            var seconds = hour * 3600
            if skip(":") {
                guard let minute = number(0...59) else { return nil }
                seconds += minute * 60
                if skip(":") {
                    guard let second = number(0...59) else { return nil }
                    seconds += second
                }
            }
            return isNegative ? -seconds : seconds
        }

        /// `,date[/time]`; the time is 02:00 when it is left out.
        mutating func change() -> Change? {
            guard skip(","), let day = day() else { return nil }
            guard skip("/") else { return Change(day: day, time: 7200) }
            guard let time = time(hours: 0...167) else { return nil }
            return Change(day: day, time: time)
        }

        private mutating func day() -> Day? {
            if skip("J") { return number(1...365).map(Day.julian) }
            guard skip("M") else { return number(0...365).map(Day.zeroBased) }
            guard let month = number(1...12), skip("."), let week = number(1...5), skip("."),
                let weekday = number(0...6)
            else { return nil }
            return .weekday(month: month, week: week, weekday: weekday)
        }
    }
}
