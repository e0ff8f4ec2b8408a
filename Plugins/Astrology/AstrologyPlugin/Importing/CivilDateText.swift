// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Tables

/// A date as people and programs write it: `1990-05-15`, `15.5.1990`, `05/15/1990`, `15 May 1990`.
struct CivilDateText {
    /// The year, the month, and the day as they are ordered in ISO 8601.
    let iso: String
    /// Whether the century was chosen.
    let assumedCentury: String?

    /// Returns the date and the time of a cell with both, such as `15 May 1990, 2:30 PM`.
    ///
    /// A cell in the form of ISO 8601 stays whole.
    static func split(_ cell: String) -> (date: String, time: String?) {
        guard !cell.contains("["), let match = cell.wholeMatch(of: #/(.*\S?)[ ,]+(\d{1,2}[:.h]\d\d.*)/#),
            match.1.contains(#/\d/#)
        else { return (cell, nil) }
        return (String(match.1), String(match.2))
    }

    /// The order that a numeric date with slashes or hyphens shows, such as day first for 15/05/1990.
    static func order(of text: String) -> DateOrder? {
        guard let numbers = ambiguousNumbers(text) else { return nil }
        return numbers[0] > 12 && numbers[1] <= 12 ? .dayFirst : numbers[1] > 12 && numbers[0] <= 12 ? .monthFirst : nil
    }

    /// Reads a date.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - order: The order of numeric dates with slashes; `nil` if it isn't known.
    ///   - thisYear: The current year, for a year of two digits.
    /// - Throws: ``ValidationIssue`` without a path.
    init(_ text: String, order: DateOrder?, thisYear: Int) throws(ValidationIssue) {
        func issue(_ expected: String, _ suggestion: String? = nil) -> ValidationIssue {
            ValidationIssue(path: "", expected: expected, got: text.quoted(limit: 60), recoverySuggestion: suggestion)
        }
        if let words = Self.words(text) {
            (iso, assumedCentury) = (Self.iso(words.year, words.month, words.day), nil)
            return
        }
        if text.contains("."), let numbers = Self.numbers(text, separator: ".") {
            let year = try Self.year(numbers[2], digits: Self.digits(text), thisYear, issue)
            (iso, assumedCentury) = (Self.iso(year.year, numbers[1], numbers[0]), year.remark)
            return
        }
        guard let numbers = Self.ambiguousNumbers(text) else {
            (iso, assumedCentury) = (text, nil)
            return
        }
        let year = try Self.year(numbers[2], digits: Self.digits(text), thisYear, issue)
        guard let order = order ?? Self.order(of: text) ?? (numbers[0] == numbers[1] ? .dayFirst : nil) else {
            throw issue(
                "a date whose day and month can be told apart, such as 1990-05-15",
                "state the order of the day and the month: day-first or month-first")
        }
        let (day, month) = order == .dayFirst ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
        (iso, assumedCentury) = (Self.iso(year.year, month, day), year.remark)
    }

    private static func iso(_ year: Int, _ month: Int, _ day: Int) -> String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(abs(number))
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(year < 0 ? "-" : "")\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    /// The numbers of a date such as `05/06/1990` or `5-6-1990`, whose first two can be the day and the month.
    private static func ambiguousNumbers(_ text: String) -> [Int]? {
        if let numbers = numbers(text, separator: "/") { return numbers }
        guard let numbers = numbers(text, separator: "-"), text.split(separator: "-")[0].count <= 2 else { return nil }
        return numbers
    }

    private static func numbers(_ text: String, separator: Character) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count <= 2, parts[1].count <= 2 else { return nil }
        let numbers = parts.compactMap { Int($0.filter { $0 != " " }) }
        return numbers.count == 3 ? numbers : nil
    }

    private static func digits(_ text: String) -> Int { text.reversed().prefix { $0.isASCII && $0.isNumber }.count }

    /// Returns the year of two or more digits; of two, only one century may be possible.
    private static func year(
        _ number: Int, digits: Int, _ thisYear: Int, _ issue: (String, String?) -> ValidationIssue
    ) throws(ValidationIssue) -> (year: Int, remark: String?) {
        guard digits <= 2, number >= 0 else { return (number, nil) }
        let century = thisYear / 100 * 100
        guard century + number > thisYear else {
            throw issue("a year of four digits", "it could be \(century - 100 + number) or \(century + number)")
        }
        let year = century - 100 + number
        return (year, "read as \(year), because \(century + number) hasn't come yet")
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    private static let ukrainianMonths = [
        "січня", "лютого", "березня", "квітня", "травня", "червня", "липня", "серпня", "вересня", "жовтня",
        "листопада", "грудня",
    ]

    /// The parts of a date with the name of a month: `15 May 1990`, `May 15, 1990`, `15-May-1990`, `15 травня 1990`.
    private static func words(_ text: String) -> (year: Int, month: Int, day: Int)? {
        var parts = text.split { " ,.-/".contains($0) }.map { $0.lowercased() }
        if parts.count == 4, ["р", "року"].contains(parts[3]) { parts.removeLast() }
        guard parts.count == 3 else { return nil }
        for index in 0...1 where parts[index].count >= 3 {
            let names = [months, ukrainianMonths]
            guard let month = names.compactMap({ $0.firstIndex { $0.hasPrefix(parts[index]) } }).first else { continue }
            let number = parts[1 - index].filter { $0.isASCII && $0.isNumber }
            guard let day = Int(number), parts[2].count == 4, let year = Int(parts[2]) else { return nil }
            return (year, month + 1, day)
        }
        return nil
    }
}

/// A time of day as people and programs write it: `14:30`, `2:30 PM`, `14.30`, `14h30`, `14`.
struct CivilTimeText {
    /// The time in the form of ISO 8601.
    let iso: String

    /// Words that mean that the time is unknown.
    private static let unknown: Set = ["", "*", "?", "-", "unknown", "n/a", "na", "none"]

    /// Returns whether a text says that the time is unknown.
    static func isUnknown(_ text: String) -> Bool { unknown.contains(text.lowercased()) }

    /// Reads a time; `nil` if it isn't one.
    init?(_ text: String) {
        var rest = text.lowercased().filter { !" ".contains($0) }
        var half: Int?
        for (index, endings) in [["am", "a.m."], ["pm", "p.m."]].enumerated() {
            for ending in endings where rest.hasSuffix(ending) {
                half = index
                rest.removeLast(ending.count)
            }
        }
        let parts = rest.split(omittingEmptySubsequences: false) { ":.h".contains($0) }.map(String.init)
        let numbers = parts.compactMap { part in
            part.count <= 2 && part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
        }
        guard (1...3).contains(parts.count), numbers.count == parts.count, var hour = numbers.first else { return nil }
        if let half {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + 12 * half
        }
        let clock = [hour] + (numbers.dropFirst() + [0, 0]).prefix(2)
        guard hour <= 24, clock[1] < 60, clock[2] < 60 else { return nil }
        iso = clock.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}
