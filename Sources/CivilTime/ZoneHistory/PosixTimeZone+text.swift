// SPDX-License-Identifier: Apache-2.0

extension PosixTimeZone {
    /// Creates a rule from its text, such as `CET-1CEST,M3.5.0,M10.5.0/3`; nil when the text isn't one.
    ///
    /// A rule of daylight saving time must say when it begins and ends.
    public init?(_ text: String) {
        var reader = Reader(bytes: Array(text.utf8))
        guard let name = reader.name(), let west = reader.time(hours: 0...24) else { return nil }
        standard = ZoneRule(
            offset: -west, standardOffset: -west, isFlaggedDaylight: false, abbreviation: name)
        guard !reader.isAtEnd else {
            daylight = nil
            return
        }
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

    /// Reads the parts of a rule from left to right.
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
