// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

/// A recovery suggestion for a date in an unsupported format.
enum DateTimeHint {
    static func forDate(_ text: some StringProtocol) -> String {
        let general = "write year-month-day in digits, such as 1990-05-15"
        var scanner = ISO8601Scanner(text)
        let sign = scanner.skip("+", "-")
        if sign == "-", scanner.number(digits: 4) == 0 {
            return "the year 0 has no sign: write 0000"
        }
        scanner = ISO8601Scanner(text)
        if sign == nil, scanner.digitCount == 5 || scanner.digitCount == 6 {
            return "a year past 9999 needs a plus sign: +12026-01-01"
        }
        guard sign == nil, let groups = ClockTime.digitGroups(of: text) else { return general }
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
            return "write the year first, with four digits, such as 1990-05-15"
        }
        guard let first = dates.first else { return general }
        guard let second = dates.dropFirst().first, second != first else { return "write it as \(first)" }
        return "write year-month-day: \(first) or \(second)"
    }

    private static func date(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate? {
        try? CalendarDate(year: year, month: month, day: day)
    }
}
