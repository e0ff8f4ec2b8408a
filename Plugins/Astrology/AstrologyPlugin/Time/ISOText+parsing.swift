// SPDX-License-Identifier: AGPL-3.0-or-later

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
        var scanner = DateTimeScanner(text.prefix(DateTimeText.longestText))
        let whole = scanner.rest
        guard let parts = scanner.hourMinuteSecond(), scanner.isAtEnd else {
            throw TimeInputError(
                field: field, expected: "a time as hh:mm, hh:mm:ss or hh:mm:ss.fraction",
                got: TimeInputError.quoted(text), recoverySuggestion: DateTimeHint.forTime(whole))
        }
        try self.init(
            hour: parts.hour, minute: parts.minute, second: parts.second, nanosecond: parts.nanosecond)
    }
}

extension UTCOffset {
    /// Reads an offset: `Z`, `+03:00`, `+0300`, `+03`, `-05:30` or `+01:19:32`.
    ///
    /// - Throws: `TimeInputError` when the text is not an offset within 18 hours of UTC.
    public init(parsing text: some StringProtocol, field: String = "offset") throws(TimeInputError) {
        var scanner = DateTimeScanner(text.prefix(DateTimeText.longestText))
        try self.init(scanning: &scanner, text: text, field: field)
        guard scanner.isAtEnd else { throw Self.refusal(text, field: field) }
    }

    init(
        scanning scanner: inout DateTimeScanner, text: some StringProtocol, field: String
    ) throws(TimeInputError) {
        guard let seconds = scanner.offsetSeconds() else { throw Self.refusal(text, field: field) }
        guard Self.acceptedSeconds.contains(seconds) else {
            throw TimeInputError(
                field: field, expected: "an offset from -18:00 to +18:00", got: TimeInputError.quoted(text),
                recoverySuggestion: "check the offset; east of Greenwich is plus")
        }
        self.init(unchecked: seconds)
    }

    private static func refusal(_ text: some StringProtocol, field: String) -> TimeInputError {
        TimeInputError(
            field: field, expected: "an offset from UTC such as +03:00, -05:30 or Z",
            got: TimeInputError.quoted(text), recoverySuggestion: "write a sign, two digits of hours and two of minutes"
        )
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

// In JSON each of these is its text. Decoding goes through the same parsers, so that the same sentence
// refuses a bad date wherever it comes from.

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

extension ClockTime: Codable {
    /// Reads the time from its text.
    public init(from decoder: any Decoder) throws {
        try self.init(parsing: decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the time as its text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension UTCOffset: Codable {
    /// Reads the offset from its text.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        var scanner = DateTimeScanner(text.prefix(DateTimeText.longestText))
        // Records of time zone files may be further from UTC than what a user may state.
        guard let seconds = scanner.offsetSeconds(), scanner.isAtEnd else {
            throw Self.refusal(text, field: "offset")
        }
        try self.init(seconds: seconds)
    }

    /// Writes the offset as its text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
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
