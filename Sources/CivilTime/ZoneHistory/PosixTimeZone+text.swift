// SPDX-License-Identifier: Apache-2.0

extension PosixTimeZone {
    /// Creates a rule from its text, such as `CET-1CEST,M3.5.0,M10.5.0/3`; `nil` if the text isn't a rule.
    ///
    /// A rule with daylight saving time must include its start and end.
    public init?(_ text: String) {
        var scanner = ISO8601Scanner(exactly: text)
        guard let name = scanner.abbreviation(), let west = scanner.time(hours: 0...24) else { return nil }
        standard = ZoneRule(
            offset: -west, standardOffset: -west, isFlaggedDaylight: false, abbreviation: name)
        guard !scanner.isAtEnd else {
            daylight = nil
            return
        }
        guard let summerName = scanner.abbreviation() else { return nil }
        var summerOffset = 3600 - west
        if scanner.next != "," {
            guard let summerWest = scanner.time(hours: 0...24) else { return nil }
            summerOffset = -summerWest
        }
        guard let start = scanner.change(), let end = scanner.change(), scanner.isAtEnd else { return nil }
        let rule = ZoneRule(
            offset: summerOffset, standardOffset: -west, isFlaggedDaylight: true, abbreviation: summerName)
        daylight = Daylight(rule: rule, start: start, end: end)
    }
}

extension ISO8601Scanner {
    /// Reads three to 32 letters, or letters, digits, and signs in angle brackets.
    fileprivate mutating func abbreviation() -> String? {
        let isQuoted = skip("<") != nil
        let name = text { byte in
            switch byte {
            case 65...90, 97...122: true
            case 48...57, 43, 45: isQuoted
            default: false
            }
        }
        guard 3...32 ~= name.utf8.count, !isQuoted || skip(">") != nil else { return nil }
        return name
    }

    /// Reads a number of up to four digits inside a range.
    private mutating func number(in range: ClosedRange<Int>) -> Int? {
        let length = min(digitCount, 4)
        guard length > 0, let value = number(digits: length), range.contains(value) else { return nil }
        return value
    }

    /// Reads `[+-]hh[:mm[:ss]]` as seconds.
    fileprivate mutating func time(hours: ClosedRange<Int>) -> Int? {
        let sign = skip("+", "-") == "-" ? -1 : 1
        guard let hour = number(in: hours) else { return nil }
        var seconds = hour * 3600
        for unit in [60, 1] where skip(":") != nil {
            guard let value = number(in: 0...59) else { return nil }
            seconds += value * unit
        }
        return sign * seconds
    }

    /// Reads `,date[/time]`; the default time is 02:00.
    fileprivate mutating func change() -> PosixTimeZone.Change? {
        guard skip(",") != nil, let day = yearlyDay() else { return nil }
        guard skip("/") != nil else { return PosixTimeZone.Change(day: day, time: 7200) }
        guard let time = time(hours: 0...167) else { return nil }
        return PosixTimeZone.Change(day: day, time: time)
    }

    /// Reads `Jn`, `n`, or `Mm.w.d`.
    private mutating func yearlyDay() -> PosixTimeZone.Day? {
        if skip("J") != nil { return number(in: 1...365).map(PosixTimeZone.Day.julian) }
        guard skip("M") != nil else { return number(in: 0...365).map(PosixTimeZone.Day.zeroBased) }
        guard let month = number(in: 1...12), skip(".") != nil, let week = number(in: 1...5), skip(".") != nil,
            let weekday = number(in: 0...6)
        else { return nil }
        return .weekday(month: month, week: week, weekday: weekday)
    }
}
