// SPDX-License-Identifier: Apache-2.0

/// A day of the Gregorian calendar without a time, written `2026-11-21` (ISO 8601).
public struct CalendarDay: Hashable, Comparable, Sendable {
    /// The year, 1 to 9999.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// A day from its parts.
    /// - Throws: ``ValidationIssue`` with an empty path when there is no such day.
    public init(year: Int, month: Int, day: Int) throws(ValidationIssue) {
        guard 1...9999 ~= year, 1...12 ~= month, day >= 1, day <= Self.lastDay(of: month, in: year) else {
            throw Self.issue(with: "\(year)-\(month)-\(day)")
        }
        self.init(known: year, month, day)
    }

    /// A day from text such as `2026-11-21`.
    /// - Throws: ``ValidationIssue`` with an empty path when the text is no such day.
    public init(_ text: String) throws(ValidationIssue) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2],
            parts.allSatisfy({ $0.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
            let value = try? CalendarDay(year: year, month: month, day: day)
        else { throw Self.issue(with: text) }
        self = value
    }

    /// The day that lies a number of days after 1970-01-01.
    /// - Parameter number: negative before 1970; held within the years 1 to 9999.
    public init(daysSince1970 number: Int) {
        // The proleptic Gregorian calendar in eras of 400 years that begin on 1 March.
        let shifted = min(max(number, -719_162), 2_932_896) + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            known: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
            dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// The day that a second lies in.
    /// - Parameter seconds: since 1970-01-01T00:00, on the clock whose day is meant; held within the years 1 to 9999.
    public init(secondsSince1970 seconds: Int) {
        self.init(daysSince1970: (seconds - (seconds >= 0 ? 0 : 86_399)) / 86_400)
    }

    private init(known year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// How many days lie between 1970-01-01 and this day; negative before.
    public var daysSince1970: Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The day of the week, 1 for Monday to 7 for Sunday (ISO 8601).
    public var weekday: Int { ((daysSince1970 + 3) % 7 + 7) % 7 + 1 }

    /// The day a number of days later, or earlier when negative.
    public func adding(days: Int) -> CalendarDay {
        let (sum, isTooLarge) = daysSince1970.addingReportingOverflow(days)
        return CalendarDay(daysSince1970: isTooLarge ? (days > 0 ? Int.max : Int.min) : sum)
    }

    /// Whether one day lies before another.
    public static func < (first: CalendarDay, second: CalendarDay) -> Bool {
        (first.year, first.month, first.day) < (second.year, second.month, second.day)
    }

    private static func lastDay(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static let expectation = "a day such as 2026-11-21"

    private static func issue(with text: String) -> ValidationIssue {
        ValidationIssue(path: "", expected: expectation, got: JSONWriter.quoted(text, limit: 60))
    }
}

extension CalendarDay: CustomStringConvertible {
    /// The day as `2026-11-21`.
    public var description: String {
        let digits = { (number: Int, width: Int) in
            let text = String(number)
            return String(repeating: "0", count: max(0, width - text.count)) + text
        }
        return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
    }
}

extension CalendarDay: TextRepresentable {
    /// What it looks like as JSON.
    public static let schema = Schema<Self>.text(
        "CalendarDay", "A day of the Gregorian calendar.", expected: expectation,
        pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", format: "date", example: "2026-11-21")
}
