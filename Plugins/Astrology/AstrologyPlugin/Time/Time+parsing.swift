// SPDX-License-Identifier: Apache-2.0

public import CivilTime

extension CalendarDate {
    /// Reads a date alone: `1990-05-15`, `-0043-03-15`, or `1650-03-10[u-ca=julian]`.
    ///
    /// - Throws: `TimeInputError` when the text is not such a date, or has a time or zone behind it.
    public init(
        parsing text: some StringProtocol, calendar: CalendarSystem? = nil, field: String = "date"
    ) throws(TimeInputError) {
        let parsed = try DateTimeText(parsing: text, calendar: calendar, field: field)
        guard parsed.time == nil, parsed.offset == nil, parsed.zone == nil else {
            throw TimeInputError(
                field: field, expected: "a date alone, as YYYY-MM-DD", got: TimeInputError.quoted(text),
                recoverySuggestion: "write \(parsed.date)")
        }
        self = parsed.date
    }
}

extension ClockTime {
    /// Reads a time of day: `14:30`, `14:30:15` or `14:30:15.25`, with digits past the nanosecond dropped.
    ///
    /// - Throws: `TimeInputError` when the text is not a 24-hour time.
    public init(parsing text: some StringProtocol, field: String = "time") throws(TimeInputError) {
        self = try TimeInputError.naming(field) { () throws(CivilTimeError) in
            try ClockTime(String(text.prefix(DateTimeText.longestText)))
        }
    }
}

extension UTCOffset {
    /// Reads an offset: `Z`, `+03:00`, `+0300`, `+03`, `-05:30` or `+01:19:32`.
    ///
    /// - Throws: `TimeInputError` when the text is not an offset within 18 hours of UTC.
    public init(parsing text: some StringProtocol, field: String = "offset") throws(TimeInputError) {
        self = try TimeInputError.naming(field) { () throws(CivilTimeError) in
            try UTCOffset(plausible: String(text.prefix(DateTimeText.longestText)))
        }
    }

    /// Reads an offset from the middle of a text.
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
    /// Reads a date with a time and nothing else: `1990-05-15T14:30`.
    ///
    /// - Throws: `TimeInputError` when the text is something else.
    public init(
        parsing text: some StringProtocol, calendar: CalendarSystem? = nil, field: String = "date"
    ) throws(TimeInputError) {
        let parsed = try DateTimeText(parsing: text, calendar: calendar, field: field)
        guard let time = parsed.time, parsed.offset == nil, parsed.zone == nil else {
            throw TimeInputError(
                field: field, expected: "a date and a time as YYYY-MM-DDThh:mm",
                got: TimeInputError.quoted(text),
                recoverySuggestion: "write it such as \(parsed.date)T14:30, the offset or zone beside it")
        }
        self.init(date: parsed.date, time: time)
    }
}

// In JSON each of these is its text. Decoding goes through the same parsers, so that a bad date is refused in the same
// sentence wherever it comes from.

extension CalendarDate: Codable {
    /// Reads the date from its text.
    public init(from decoder: any Decoder) throws {
        try self.init(parsing: decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the date as its text, the calendar with it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(taggedDescription)
    }
}

extension LocalDateTime: Codable {
    /// Reads the date and time from their text.
    public init(from decoder: any Decoder) throws {
        try self.init(parsing: decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the date and time as their text, the calendar with it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(taggedDescription)
    }
}
