// SPDX-License-Identifier: Apache-2.0

public import CivilTime

extension CalendarDate {
    /// Parses a date without a time: `1990-05-15`, `-0043-03-15`, or `1650-03-10[u-ca=julian]`.
    ///
    /// A date without a calendar is Gregorian, as in ISO 8601.
    ///
    /// - Throws: `TimeInputError` if the text isn't such a date, or has a time or zone.
    public init(
        parsing text: some StringProtocol, calendar: CalendarSystem? = nil, field: String = "date"
    ) throws(TimeInputError) {
        let parsed = try DateTimeText(parsing: text, calendar: calendar, unstated: .gregorian, field: field)
        guard parsed.time == nil, parsed.offset == nil, parsed.zone == nil else {
            throw TimeInputError(
                field: field, expected: "only a date, as YYYY-MM-DD", got: TimeInputError.quoted(text),
                recoverySuggestion: "write \(parsed.date)")
        }
        self = parsed.date
    }
}

extension ClockTime {
    /// Parses a time of day: `14:30`, `14:30:15`, or `14:30:15.25`.
    ///
    /// Digits after nanoseconds are ignored.
    ///
    /// - Throws: `TimeInputError` if the text isn't a 24-hour time.
    public init(parsing text: some StringProtocol, field: String = "time") throws(TimeInputError) {
        self = try TimeInputError.naming(field) { () throws(CivilTimeError) in
            try ClockTime(String(text.prefix(DateTimeText.longestText)))
        }
    }
}

extension UTCOffset {
    /// Parses an offset: `Z`, `+03:00`, `+0300`, `+03`, `-05:30` or `+01:19:32`.
    ///
    /// - Throws: `TimeInputError` if the text isn't an offset within 18 hours of UTC.
    public init(parsing text: some StringProtocol, field: String = "offset") throws(TimeInputError) {
        self = try TimeInputError.naming(field) { () throws(CivilTimeError) in
            try UTCOffset(plausible: String(text.prefix(DateTimeText.longestText)))
        }
    }

    /// Parses an offset within a text.
    init(
        scanning scanner: inout ISO8601Scanner, text: some StringProtocol, field: String
    ) throws(TimeInputError) {
        do throws(CivilTimeError) {
            self = try UTCOffset(scanning: &scanner, of: text)
        } catch {
            throw TimeInputError(error, field: field)
        }
    }
}

extension LocalDateTime {
    /// Parses a date with a time and nothing else: `1990-05-15T14:30`.
    ///
    /// A date without a calendar is Gregorian, as in ISO 8601.
    ///
    /// - Throws: `TimeInputError` if the text is anything else.
    public init(
        parsing text: some StringProtocol, calendar: CalendarSystem? = nil, field: String = "date"
    ) throws(TimeInputError) {
        let parsed = try DateTimeText(parsing: text, calendar: calendar, unstated: .gregorian, field: field)
        guard let time = parsed.time, parsed.offset == nil, parsed.zone == nil else {
            throw TimeInputError(
                field: field, expected: "a date and a time as YYYY-MM-DDThh:mm",
                got: TimeInputError.quoted(text),
                recoverySuggestion: "write, for example, \(parsed.date)T14:30, and give the offset or zone separately")
        }
        self.init(date: parsed.date, time: time)
    }
}

// In JSON, each of these is a string. Decoding uses the same parsers, so an invalid date has the same error everywhere.

extension CalendarDate: Codable {
    /// Decodes the date from a string.
    public init(from decoder: any Decoder) throws {
        try self.init(parsing: decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the date as a string with its calendar.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(taggedDescription)
    }
}

extension LocalDateTime: Codable {
    /// Decodes the date and time from a string.
    public init(from decoder: any Decoder) throws {
        try self.init(parsing: decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the date and time as a string with the calendar.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(taggedDescription)
    }
}
