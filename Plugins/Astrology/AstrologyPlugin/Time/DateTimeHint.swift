// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

/// A recovery suggestion for a date in an unsupported format.
///
/// It repeats the whole text in the supported format if there is one way to read it, or two.
enum DateTimeHint {
    static func forDate(_ text: some StringProtocol) -> String {
        var scanner = ISO8601Scanner(text)
        let sign = scanner.skip("+", "-")
        if sign == "-", scanner.number(digits: 4) == 0 {
            return "the year 0 has no sign: write 0000"
        }
        scanner = ISO8601Scanner(text)
        if sign == nil, scanner.digitCount == 5 || scanner.digitCount == 6 {
            return "a year past 9999 needs a plus sign: +12026-01-01"
        }
        if let corrected = corrected(text) { return corrected }
        guard let date = dates(in: ISO8601Scanner(text).rest)?.dates.first else { return general(text) }
        return "write the date as \(date), and a time after it as T with hours and minutes, such as T14:30"
    }

    /// Returns the suggestion that repeats the text in the supported format; `nil` if a part can't be recognized.
    static func corrected(_ text: some StringProtocol) -> String? {
        guard let (dates, rest) = dates(in: ISO8601Scanner(text).rest) else { return nil }
        guard let tail = tail(of: rest) else { return nil }
        // The text itself is no correction: parsing it again would ask for its correction again.
        let corrected = dates.map { "\($0)\(tail)" }.filter { $0 != text && isSupported($0) }
        guard let first = corrected.first else { return nil }
        guard let second = corrected.dropFirst().first, second != first else { return "write it as \(first)" }
        return "write year-month-day: \(first) or \(second)"
    }

    private static func general(_ text: some StringProtocol) -> String {
        if let groups = ClockTime.digitGroups(of: text), groups.count == 3, groups.allSatisfy({ $0.length <= 2 }) {
            return "write the year first, with four digits, such as 1990-05-15"
        }
        return "write year-month-day in digits, such as 1990-05-15"
    }

    /// Returns the dates that the beginning of a text can mean, and the rest of the text.
    private static func dates(in text: String) -> (dates: [CalendarDate], rest: Substring)? {
        if let match = text.prefixMatch(of: #/(-?[0-9]{4}|-[0-9]{1,3})[-.\/ ]([0-9]{1,2})[-.\/ ]([0-9]{1,2})(?![0-9])/#)
        {
            let (_, year, month, day) = match.output
            return found([date(year, month, day)], text[match.range.upperBound...])
        }
        if let match = text.prefixMatch(of: #/([0-9]{1,2})[-.\/ ] ?([0-9]{1,2})[-.\/ ] ?([0-9]{4})(?![0-9])/#) {
            let (_, one, two, year) = match.output
            return found([date(year, two, one), date(year, one, two)], text[match.range.upperBound...])
        }
        if let match = text.prefixMatch(of: #/([0-9]{4})([0-9]{2})([0-9]{2})(?![0-9])/#) {
            let (_, year, month, day) = match.output
            return found([date(year, month, day)], text[match.range.upperBound...])
        }
        let dayFirst = #/([0-9]{1,2})(?:st|nd|rd|th)?[-. ] ?([A-Za-z]{3,9})[-., ] ?([0-9]{4})(?![0-9])/#
        if let match = text.prefixMatch(of: dayFirst) {
            let (_, day, month, year) = match.output
            return found([date(year, monthNumber(month), day)], text[match.range.upperBound...])
        }
        let monthFirst = #/([A-Za-z]{3,9})[. ] ?([0-9]{1,2})(?:st|nd|rd|th)?,? ?([0-9]{4})(?![0-9])/#
        if let match = text.prefixMatch(of: monthFirst) {
            let (_, month, day, year) = match.output
            return found([date(year, monthNumber(month), day)], text[match.range.upperBound...])
        }
        return nil
    }

    private static func found(_ dates: [CalendarDate?], _ rest: Substring) -> ([CalendarDate], Substring)? {
        let dates = dates.compactMap { $0 }
        return dates.isEmpty ? nil : (dates, rest)
    }

    /// Returns the number of a month by its English name or the beginning of it; empty if there is none.
    private static func monthNumber(_ name: Substring) -> Substring {
        let months = [
            "january", "february", "march", "april", "may", "june",
            "july", "august", "september", "october", "november", "december",
        ]
        return months.firstIndex { $0.hasPrefix(name.lowercased()) }.map { "\($0 + 1)" } ?? ""
    }

    private static func date(_ year: Substring, _ month: Substring, _ day: Substring) -> CalendarDate? {
        guard let year = Int(year), let month = Int(month), let day = Int(day) else { return nil }
        return try? CalendarDate(year: year, month: month, day: day)
    }

    /// Returns the text after a date in the supported format: a time, and an offset or zone.
    private static func tail(of text: Substring) -> String? {
        let rest = text.drop { $0 == " " || $0 == "," }
        let clock = rest.first == "T" || rest.first == "t" ? rest.dropFirst() : rest
        guard clock.first?.isNumber == true else { return rest.isEmpty || clock == rest ? String(rest) : nil }
        let pattern = #/([0-9]{1,2})[:.hH]?([0-9]{2})(?:[:.]([0-9]{2}))?(?![0-9]) *([aApP]\.?[mM]\.?)? */#
        guard let match = clock.prefixMatch(of: pattern), var hour = Int(match.output.1) else { return nil }
        if let half = match.output.4 {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half.lowercased().hasPrefix("p") ? 12 : 0)
        }
        let minute = Int(match.output.2) ?? 0
        guard
            let time = try? ClockTime(hour: hour, minute: minute, second: match.output.3.flatMap { Int($0) } ?? 0)
        else { return nil }
        let written = match.output.3 == nil ? time.hourAndMinute : time.description
        let end = clock[match.range.upperBound...]
        if let offset = UTCOffset(inWords: end) { return "T\(written)\(offset)" }
        if ["UTC", "GMT", "UT"].contains(end.uppercased()) { return "T\(written)Z" }
        return "T\(written)\(end.contains("/") && end.first != "[" ? "[\(end)]" : String(end))"
    }

    private static func isSupported(_ text: String) -> Bool {
        (try? DateTimeText(parsing: text)) != nil
    }
}
