// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The rule of a zone for years to come, as POSIX writes it: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct YearlyZoneRule: Sendable {
    /// A day of the year and a time of its clock.
    enum Change: Sendable {
        /// The week (5 for the last) and the day (Sunday 0) of a month.
        case week(month: Int, week: Int, day: Int, seconds: Int)
        /// The day of the year, from 0, leap days counted.
        case day(Int, seconds: Int)
        /// The day of the year, from 1, 29 February never counted.
        case dayWithoutLeap(Int, seconds: Int)
    }

    private let standard: Int
    private let daylight: (offset: Int, start: Change, end: Change)?

    /// Nil when the text is no such rule.
    init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard let first = parts.first else { return nil }
        var rest = first[...]
        guard Self.takeName(&rest), let standard = Self.takeTime(&rest) else { return nil }
        self.standard = -standard
        guard !rest.isEmpty else {
            daylight = nil
            return
        }
        guard Self.takeName(&rest), parts.count == 3, let start = Self.change(parts[1]),
            let end = Self.change(parts[2])
        else { return nil }
        let offset = rest.isEmpty ? 3_600 - standard : Self.takeTime(&rest).map { -$0 }
        guard let offset else { return nil }
        daylight = (offset, start, end)
    }

    func offset(at unixSeconds: Int) -> Int {
        guard let daylight else { return standard }
        let year = CalendarDay(secondsSince1970: unixSeconds + standard).year
        guard let start = Self.seconds(of: daylight.start, in: year), let end = Self.seconds(of: daylight.end, in: year)
        else { return standard }
        let (begins, ends) = (start - standard, end - daylight.offset)
        let isDaylight =
            begins < ends
            ? (begins..<ends).contains(unixSeconds) : !(ends..<begins).contains(unixSeconds)
        return isDaylight ? daylight.offset : standard
    }

    private static func seconds(of change: Change, in year: Int) -> Int? {
        guard let newYear = try? CalendarDay(year: year, month: 1, day: 1).daysSince1970 else { return nil }
        switch change {
        case .day(let day, let seconds): return (newYear + day) * 86_400 + seconds
        case .dayWithoutLeap(let day, let seconds):
            let isLeap = (try? CalendarDay(year: year, month: 2, day: 29)) != nil
            return (newYear + day - (isLeap && day >= 60 ? 0 : 1)) * 86_400 + seconds
        case .week(let month, let week, let wanted, let seconds):
            guard let first = try? CalendarDay(year: year, month: month, day: 1).daysSince1970 else { return nil }
            // Sunday 0, as POSIX counts.
            let offset = (wanted - CalendarDay(daysSince1970: first).weekday % 7 + 7) % 7
            var day = first + offset + 7 * (week - 1)
            while CalendarDay(daysSince1970: day).month != month { day -= 7 }
            return day * 86_400 + seconds
        }
    }

    private static func takeName(_ rest: inout Substring) -> Bool {
        if rest.first == "<" {
            guard let end = rest.firstIndex(of: ">") else { return false }
            rest = rest[rest.index(after: end)...]
            return true
        }
        let name = rest.prefix(while: \.isLetter)
        rest = rest.dropFirst(name.count)
        return name.count >= 3
    }

    /// Hours, and minutes and seconds behind colons, with a sign.
    private static func takeTime(_ rest: inout Substring) -> Int? {
        let text = rest.prefix { $0.isNumber || "+-:".contains($0) }
        rest = rest.dropFirst(text.count)
        let isNegative = text.hasPrefix("-")
        let parts = text.drop { "+-".contains($0) }.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.count <= 3 ? Int($0) : nil }
        guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
        let seconds = zip(numbers, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
        return isNegative ? -seconds : seconds
    }

    private static func change(_ text: Substring) -> Change? {
        let sides = text.split(separator: "/", maxSplits: 1)
        guard let date = sides.first else { return nil }
        var time = sides.count == 2 ? sides[1] : "2"
        guard let seconds = takeTime(&time), time.isEmpty else { return nil }
        switch date.first {
        case "M":
            let numbers = date.dropFirst().split(separator: ".").compactMap { Int($0) }
            guard numbers.count == 3, 1...12 ~= numbers[0], 1...5 ~= numbers[1], 0...6 ~= numbers[2] else { return nil }
            return .week(month: numbers[0], week: numbers[1], day: numbers[2], seconds: seconds)
        case "J":
            guard let day = Int(date.dropFirst()), 1...365 ~= day else { return nil }
            return .dayWithoutLeap(day, seconds: seconds)
        default:
            guard let day = Int(date), 0...365 ~= day else { return nil }
            return .day(day, seconds: seconds)
        }
    }
}
