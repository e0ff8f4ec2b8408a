// SPDX-License-Identifier: AGPL-3.0-or-later

/// Advice on how to write a date or time that was written in another way.
enum DateTimeHint {
    static func forDate(_ text: some StringProtocol) -> String {
        let general = "write year-month-day in digits, such as 1990-05-15"
        var scanner = DateTimeScanner(text)
        let sign = scanner.skip("+", "-")
        if sign == "-", scanner.number(digits: 4) == 0 {
            return "the year 0 has no sign: write 0000"
        }
        scanner = DateTimeScanner(text)
        if sign == nil, scanner.digitCount == 5 || scanner.digitCount == 6 {
            return "a year past 9999 needs a plus sign: +12026-01-01"
        }
        guard sign == nil, let groups = groups(of: text) else { return general }
        var dates = [CalendarDate]()
        if groups.count == 1, groups[0].length == 8 {
            let number = groups[0].value
            dates = [date(number / 10_000, number / 100 % 100, number % 100)].compactMap { $0 }
        } else if groups.count == 3, groups[0].length == 4 {
            dates = [date(groups[0].value, groups[1].value, groups[2].value)].compactMap { $0 }
        } else if groups.count == 3, groups[2].length == 4 {
            let dayFirst = date(groups[2].value, groups[1].value, groups[0].value)
            let monthFirst = date(groups[2].value, groups[0].value, groups[1].value)
            dates = [dayFirst, monthFirst].compactMap { $0 }
        } else if groups.count == 3, groups.allSatisfy({ $0.length <= 2 }) {
            return "write the year with four digits and first, such as 1990-05-15"
        }
        guard let first = dates.first else { return general }
        guard let second = dates.dropFirst().first, second != first else { return "write it as \(first)" }
        return "write year-month-day: \(first) or \(second), whichever is meant"
    }

    static func forTime(_ text: String) -> String {
        if let recoverySuggestion = forHalfDay(text) { return recoverySuggestion }
        if let groups = groups(of: text), let hour = groups.first, hour.length <= 2, groups.count >= 2,
            let time = try? ClockTime(
                hour: hour.value, minute: groups[1].value, second: groups.count > 2 ? groups[2].value : 0)
        {
            return "write the time as \(groups.count > 2 ? time.description : short(time))"
        }
        return "write a 24-hour time with two digits each, such as 14:30 or 14:30:15"
    }

    /// Advice for `2:30 PM`, or `nil` when the text does not name a half of the day.
    static func forHalfDay(_ text: String) -> String? {
        let lowered = text.lowercased()
        let isAfternoon = lowered.contains("p")
        guard lowered.contains("m"), isAfternoon || lowered.contains("a") else { return nil }
        guard let groups = groups(of: text), let hour = groups.first?.value, (1...12).contains(hour),
            let time = try? ClockTime(
                hour: hour % 12 + (isAfternoon ? 12 : 0), minute: groups.count > 1 ? groups[1].value : 0)
        else { return "write a 24-hour time such as 14:30" }
        return "write the 24-hour time \(short(time))"
    }

    private static func short(_ time: ClockTime) -> String {
        var text = ISOText(capacity: 5)
        text.append(time.hour, width: 2)
        text.append(":")
        text.append(time.minute, width: 2)
        return text.string
    }

    private static func date(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate? {
        try? CalendarDate(year: year, month: month, day: day)
    }

    /// The groups of digits at the start of a text, separated by one of `. / - :` or blanks each; `nil` when
    /// there are none or one is too long.
    private static func groups(of text: some StringProtocol) -> [(value: Int, length: Int)]? {
        var scanner = DateTimeScanner(text)
        var groups: [(value: Int, length: Int)] = []
        while scanner.digitCount > 0, groups.count < 3 {
            let length = scanner.digitCount
            guard length <= 8, let value = scanner.number(digits: length) else { return nil }
            groups.append((value, length))
            guard scanner.skip(".", "/", "-", ":", " ") != nil else { break }
            scanner.skipBlanks()
        }
        return groups.isEmpty ? nil : groups
    }
}
