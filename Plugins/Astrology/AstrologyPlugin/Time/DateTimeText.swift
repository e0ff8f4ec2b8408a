// SPDX-License-Identifier: Apache-2.0

public import CivilTime

/// The parts of a date that a user typed: the day and, if given, the time, offset, zone, and calendar.
///
/// The format is an ISO 8601 date with RFC 9557 suffixes:
///
/// | text | meaning |
/// |---|---|
/// | `1990-05-15` | a day, time unknown |
/// | `1990-05-15T14:30`, `1990-05-15 14:30:15.25` | with a time |
/// | `1990-05-15T14:30+03:00`, `…Z` | with an offset from UTC |
/// | `1990-05-15T14:30[Europe/Kyiv]` | with a zone; an offset before it selects one of two readings |
/// | `1650-03-10[u-ca=julian]` | a date of the Julian calendar |
/// | `-0044-03-15`, `+12026-01-01` | years before 0000 and after 9999, counted astronomically |
public struct DateTimeText: Codable, Hashable, Sendable {
    /// The day, in the given calendar; by default, in the Gregorian one from 1582-10-15, and before in the Julian one.
    public let date: CalendarDate
    /// The time of day, or `nil` if it wasn't given.
    public let time: ClockTime?
    /// The offset from UTC, or `nil` if it wasn't given.
    public let offset: UTCOffset?
    /// Whether the offset is `Z`, which means UTC regardless of the zone.
    public let isUTC: Bool
    /// The zone's name as written, or `nil` if it wasn't given.
    public let zone: String?
    /// Whether the text or the caller specified the calendar.
    public let isCalendarStated: Bool

    /// Parses a text.
    ///
    /// - Parameters:
    ///   - text: The text that the user typed.
    ///   - calendar: The calendar that the user specified separately, or `nil` if there is none.
    ///   - field: The name of the text in errors.
    /// - Throws: `TimeInputError` that shows how to write a date in an unsupported format. An ambiguous date such as
    ///   `05/06/1990` is rejected.
    public init(
        parsing text: some StringProtocol, calendar: CalendarSystem? = nil, field: String = "date"
    ) throws(TimeInputError) {
        try self.init(parsing: text, calendar: calendar, unstated: nil, field: field)
    }

    /// Parses a text.
    ///
    /// - Parameter unstated: The calendar of a date whose calendar isn't specified; `nil` for the usual one.
    init(
        parsing text: some StringProtocol, calendar: CalendarSystem?, unstated: CalendarSystem?, field: String
    ) throws(TimeInputError) {
        guard text.utf8.count <= Self.longestText else {
            throw Self.refusal(text, field: field, "write a date such as 1990-05-15T14:30")
        }
        var scanner = ISO8601Scanner(text)
        guard let numbers = scanner.yearMonthDay() else {
            throw Self.refusal(text, field: field, DateTimeHint.forDate(text))
        }
        var time: ClockTime?
        if !scanner.isAtEnd, scanner.next != "[" {
            time = try Self.time(&scanner, text: text, field: field)
        }
        scanner.skipBlanks()
        var offset: UTCOffset?
        let isUTC = scanner.next == "Z" || scanner.next == "z"
        if !scanner.isAtEnd, scanner.next != "[" {
            offset = try UTCOffset(scanning: &scanner, text: text, field: field)
            scanner.skipBlanks()
        }
        let suffixes = try Suffixes(&scanner, text: text, field: field)
        guard scanner.isAtEnd else {
            throw Self.refusal(text, field: field, "remove \(TimeInputError.quoted(scanner.rest))")
        }
        if let calendar, let tagged = suffixes.calendar, calendar != tagged {
            throw TimeInputError(
                field: field, expected: "one calendar",
                got: "\(tagged.rawValue) in the date and \(calendar.rawValue) in calendar",
                recoverySuggestion: "remove one of them")
        }
        if let bracketed = suffixes.offset, let stated = offset, bracketed != stated {
            throw TimeInputError(
                field: field, expected: "one offset", got: "\(stated) and \(bracketed)",
                recoverySuggestion: "remove one of them")
        }
        let system = calendar ?? suffixes.calendar
        self.date = try CalendarDate(
            year: numbers.year, month: numbers.month, day: numbers.day,
            calendar: system ?? unstated
                ?? .usual(year: numbers.year, month: numbers.month, day: numbers.day),
            field: field)
        self.time = time
        self.offset = offset ?? suffixes.offset
        self.isUTC = isUTC
        self.zone = suffixes.zone
        self.isCalendarStated = system != nil
    }

    /// The maximum length of a text in bytes; the longest zone name has 32.
    static let longestText = 128

    private static func time(
        _ scanner: inout ISO8601Scanner, text: some StringProtocol, field: String
    ) throws(TimeInputError) -> ClockTime? {
        if scanner.skip("T", "t") == nil {
            guard scanner.next == " " else { return nil }
            scanner.skipBlanks()
        }
        let rest = scanner.rest
        guard let parts = scanner.hourMinuteSecond() else {
            throw refusal(text, field: field, DateTimeHint.corrected(text) ?? ClockTime.advice(on: rest))
        }
        if let suffix = scanner.next, " aApP".unicodeScalars.contains(suffix),
            let recoverySuggestion = ClockTime.adviceOnHalfDay(rest)
        {
            throw refusal(text, field: field, DateTimeHint.corrected(text) ?? recoverySuggestion)
        }
        return try TimeInputError.naming("time") { () throws(CivilTimeError) in
            try ClockTime(
                hour: parts.hour, minute: parts.minute, second: parts.second, nanosecond: parts.nanosecond)
        }
    }

    static func refusal(_ text: some StringProtocol, field: String, _ recoverySuggestion: String) -> TimeInputError {
        TimeInputError(
            field: field,
            expected: "a date as YYYY-MM-DD, with a time as Thh:mm and an offset or [zone] if known",
            got: TimeInputError.quoted(text), recoverySuggestion: recoverySuggestion)
    }
}

/// The RFC 9557 suffixes of a date: `[Europe/Kyiv]`, `[+03:00]`, `[u-ca=julian]`.
private struct Suffixes {
    var zone: String?
    var offset: UTCOffset?
    var calendar: CalendarSystem?

    init(
        _ scanner: inout ISO8601Scanner, text: some StringProtocol, field: String
    ) throws(TimeInputError) {
        while scanner.next == "[" {
            guard let inside = scanner.bracket() else {
                throw DateTimeText.refusal(text, field: field, "close the bracket, as in [Europe/Kyiv]")
            }
            let suffix = inside.hasPrefix("!") ? inside.dropFirst() : inside[...]
            if let separator = suffix.firstIndex(of: "=") {
                guard suffix[..<separator] == "u-ca" else {
                    throw DateTimeText.refusal(
                        text, field: field, "remove \(TimeInputError.quoted(inside))")
                }
                calendar = try Self.calendar(suffix[suffix.index(after: separator)...], field: field)
            } else if suffix.isEmpty {
                throw DateTimeText.refusal(
                    text, field: field, "name a zone in the brackets, as in [Europe/Kyiv]")
            } else if zone != nil || offset != nil {
                throw DateTimeText.refusal(text, field: field, "give one zone only")
            } else if suffix.first == "+" || suffix.first == "-" {
                offset = try UTCOffset(parsing: suffix, field: field)
            } else {
                zone = String(suffix)
            }
        }
    }

    private static func calendar(_ name: Substring, field: String) throws(TimeInputError) -> CalendarSystem {
        switch name {
        case "gregory", "gregorian", "iso8601": return .gregorian
        case "julian": return .julian
        default:
            throw TimeInputError(
                field: field, expected: "calendar gregory or julian", got: TimeInputError.quoted(name),
                recoverySuggestion: "convert the date to one of them first")
        }
    }
}
