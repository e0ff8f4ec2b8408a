// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension TimeInputError {
    /// The issue that the engine reports.
    var issue: ValidationIssue {
        ValidationIssue(path: field, expected: expected, got: got, recoverySuggestion: recoverySuggestion)
    }
}

/// Runs a parser for the validation of a schema, and converts its error into an issue.
func refusal(of parse: () throws(TimeInputError) -> Void) -> ValidationIssue? {
    do throws(TimeInputError) {
        try parse()
        return nil
    } catch {
        return ValidationIssue(
            path: "", expected: error.expected, got: error.got, recoverySuggestion: error.recoverySuggestion)
    }
}

extension CalendarDate: SchemaProviding {
    /// The schema: a text, with a suffix for the Julian calendar.
    public static let schema = Schema<Self>.text(
        "astrology.CalendarDate",
        "A day in the Gregorian calendar, or in the Julian calendar with the suffix [u-ca=julian].",
        expected: "a date such as 1990-05-15", pattern: #"^ *[+-]?[0-9]{4,}-[0-9]{2}-[0-9]{2}(\[u-ca=julian\])? *$"#,
        example: "1990-05-15", print: \.taggedDescription
    ) { text in
        refusal { () throws(TimeInputError) in _ = try CalendarDate(parsing: text) }
    }
}

extension LocalDateTime: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.text(
        "astrology.LocalDateTime", "A local date and time.",
        expected: "a date and time such as 1990-05-15T14:30:00",
        pattern: #"^ *[+-]?[0-9]{4,}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]+)?)?(\[u-ca=julian\])? *$"#,
        example: "1990-05-15T14:30:00", print: \.taggedDescription
    ) { text in
        refusal { () throws(TimeInputError) in _ = try LocalDateTime(parsing: text) }
    }
}

extension CalendarSystem: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("astrology.CalendarSystem", "A calendar.")
}

extension Weekday: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("astrology.Weekday", "A day of the week.")
}

extension FoldChoice: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "astrology.FoldChoice", "The occurrence to use if the clocks showed the time twice."
    ) { $0 == .earlier ? "before the clocks were put back" : "after the clocks were put back" }
}

extension LocalTimeOutcome: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "astrology.LocalTimeOutcome", "The number and kind of readings of a local time."
    ) { outcome in
        switch outcome {
        case .ordinary: "the time occurred once"
        case .ambiguous: "the time occurred twice"
        case .nonExistent: "the clocks skipped the time"
        case .localMeanTime: "the time occurred once, in local mean time"
        }
    }
}

extension TimeReading: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.object("astrology.TimeReading", "An instant that a local time can mean.") {
        field("julianDay", \.julianDay, "The instant as a Julian day of Universal Time.", .number(-1e7...1e7, .days))
        field("utc", \.utc, "The instant as ISO 8601 text in UTC.", .text(example: "1990-05-15T11:30:00Z"))
        field("offset", \.offset, "The offset of the clocks from Universal Time.")
        field("standardOffset", \.standardOffset, "The offset of standard time.")
        field("abbreviation", \.abbreviation, "The database's abbreviation.", .text())
        field("isDaylight", \.isDaylight, "Whether the clocks were ahead of standard time.", .boolean)
        field(
            "isDoubleSummerTime", \.isDoubleSummerTime,
            "Whether the clocks were two hours or more ahead of standard time.", .boolean)
        field("isLocalMeanTime", \.isLocalMeanTime, "Whether the offset is local mean time.", .boolean)
        field("kind", \.kind, "The kind of reading.")
        field("rule", \.rule, "The rule in a sentence.", .text())
    }
}

extension TimeReading.Kind: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("astrology.TimeReadingKind", "The kind of reading.")
}

extension LocalTimeGap: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.object("astrology.LocalTimeGap", "The edges of a gap in local time.") {
        field("lastBefore", \.lastBefore, "The last second before the gap.")
        field("before", \.before, "The reading of that second.")
        field("firstAfter", \.firstAfter, "The first second after the gap.")
        field("after", \.after, "The reading of that second.")
        field("seconds", \.seconds, "The length of the gap.", .integer(0...200_000, .seconds))
    }
}

extension TimeWarning: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.object("astrology.TimeWarning", "A warning about a local time.") {
        field("code", \.code, "The subject of the warning.")
        field("message", \.message, "A sentence with the recommended action.", .text())
    }
}

extension TimeWarning.Code: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("astrology.TimeWarningCode", "The subject of a warning.")
}

extension CalendarAlternative: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.object(
        "astrology.CalendarAlternative", "A date in the calendar that wasn't specified."
    ) {
        field("calendar", \.calendar, "The other calendar.")
        field("gregorianDate", \.gregorianDate, "The Gregorian day if the date is in the other calendar.")
        field("readings", \.readings, "The readings of the local time if the date is in the other calendar.")
    }
}

extension LocalTimeResolution: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.object(
        "astrology.LocalTimeResolution", "The possible readings of a local time."
    ) {
        field("local", \.local, "The local time of the request.")
        field("gregorianDate", \.gregorianDate, "The same day in the Gregorian calendar.")
        field("weekday", \.weekday, "The day of the week.")
        field(
            "zone", \.zone, "The zone's name in the database; absent for an offset or local mean time without a zone.",
            .text())
        field("outcome", \.outcome, "The number and kind of readings.")
        field("readings", \.readings, "Every reading in chronological order; empty if the clocks skipped the time.")
        field("chosen", \.chosen, "The reading to compute with; absent if the question is open.")
        field("gap", \.gap, "The edges of the gap, if the clocks skipped the time.")
        field("question", \.question, "The question to the user, if there is no reading to compute with.", .text())
        field("warnings", \.warnings, "Warnings about the time.")
        field("otherCalendar", \.otherCalendar, "The date in the other calendar, if the calendar is unclear.")
        field("databaseVersion", \.databaseVersion, "The release of the time zone database.", .text())
    }
}

extension LocalDay: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.object(
        "astrology.LocalDay", "A local day as an interval of Universal Time."
    ) {
        field("date", \.date, "The day of the request.")
        field(
            "zone", \.zone, "The zone's name in the database; absent for an offset or local mean time without a zone.",
            .text())
        field("start", \.start, "The first instant of the day.")
        field("end", \.end, "The end of the day: the first instant after it.")
        field("seconds", \.seconds, "The length of the day.", .integer(0...200_000, .seconds))
        field("warnings", \.warnings, "Warnings about the time.")
        field("databaseVersion", \.databaseVersion, "The release of the time zone database.", .text())
    }
}
