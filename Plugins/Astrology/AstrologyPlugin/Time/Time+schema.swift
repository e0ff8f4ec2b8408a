// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension TimeInputError {
    /// The same problem as the engine reports it.
    var issue: ValidationIssue {
        ValidationIssue(path: field, expected: expected, got: got, recoverySuggestion: recoverySuggestion)
    }
}

/// Runs a parser of text for a schema, and turns its refusal into an issue at the text's own place.
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
    /// A day as text, with its calendar behind it when that is the Julian one.
    public static let schema = Schema<Self>.text(
        "astrology.CalendarDate", "A day of the Gregorian calendar, or of the Julian one with [u-ca=julian] behind it.",
        expected: "a date such as 1990-05-15", pattern: #"^ *[+-]?[0-9]{4,}-[0-9]{2}-[0-9]{2}(\[u-ca=julian\])? *$"#,
        example: "1990-05-15", print: \.taggedDescription
    ) { text in
        refusal { () throws(TimeInputError) in _ = try DateTimeText(parsing: text).date }
    }
}

extension LocalDateTime: SchemaProviding {
    /// A day and time as text.
    public static let schema = Schema<Self>.text(
        "astrology.LocalDateTime", "A day and a time of day by the clocks of a place.",
        expected: "a date and time such as 1990-05-15T14:30:00",
        pattern: #"^ *[+-]?[0-9]{4,}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]+)?)?(\[u-ca=julian\])? *$"#,
        example: "1990-05-15T14:30:00", print: \.taggedDescription
    ) { text in
        refusal { () throws(TimeInputError) in _ = try LocalDateTime(parsing: text) }
    }
}

extension CalendarSystem: SchemaProviding {
    /// The two calendars.
    public static let schema = Schema<Self>.enumeration("astrology.CalendarSystem", "A calendar.")
}

extension Weekday: SchemaProviding {
    /// The seven days.
    public static let schema = Schema<Self>.enumeration("astrology.Weekday", "A day of the week.")
}

extension FoldChoice: SchemaProviding {
    /// Earlier and later.
    public static let schema = Schema<Self>.enumeration(
        "astrology.FoldChoice", "Which of two readings of an ambiguous time is meant."
    ) { $0 == .earlier ? "before the clocks were put back" : "after the clocks were put back" }
}

extension LocalTimeOutcome: SchemaProviding {
    /// What a zone's clocks can say.
    public static let schema = Schema<Self>.enumeration(
        "astrology.LocalTimeOutcome", "What a zone's clocks say about a local time."
    ) { outcome in
        switch outcome {
        case .ordinary: "it happened once"
        case .ambiguous: "it happened twice"
        case .nonExistent: "it never happened"
        case .localMeanTime: "it happened once, by the sun"
        }
    }
}

extension TimeReading: SchemaProviding {
    /// What a reading looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.TimeReading", "One moment a local time can mean.") {
        field("julianDay", \.julianDay, "The moment as a Julian day of Universal Time.", .number(-1e7...1e7, .days))
        field("utc", \.utc, "The moment as ISO 8601 text in UTC.", .text(example: "1990-05-15T11:30:00Z"))
        field("offset", \.offset, "How far the clocks were ahead of Universal Time.")
        field("standardOffset", \.standardOffset, "The standard time behind it.")
        field("abbreviation", \.abbreviation, "The database's abbreviation.", .text())
        field("isDaylight", \.isDaylight, "Whether the clocks were ahead of standard time.", .boolean)
        field("isDoubleSummerTime", \.isDoubleSummerTime, "Whether they were two hours ahead or more.", .boolean)
        field("isLocalMeanTime", \.isLocalMeanTime, "Whether the offset is local mean time.", .boolean)
        field("kind", \.kind, "How the reading came about.")
        field("rule", \.rule, "The rule in a sentence.", .text())
    }
}

extension TimeReading.Kind: SchemaProviding {
    /// The kinds of readings.
    public static let schema = Schema<Self>.enumeration("astrology.TimeReadingKind", "How a reading came about.")
}

extension LocalTimeGap: SchemaProviding {
    /// What a gap looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.LocalTimeGap", "The edges of a gap in local time.") {
        field("lastBefore", \.lastBefore, "The last second before the gap.")
        field("before", \.before, "That second's reading.")
        field("firstAfter", \.firstAfter, "The first second after the gap.")
        field("after", \.after, "That second's reading.")
        field("seconds", \.seconds, "How much the clocks jumped.", .integer(0...200_000, .seconds))
    }
}

extension TimeWarning: SchemaProviding {
    /// What a warning looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.TimeWarning", "Something to know about a local time.") {
        field("code", \.code, "What it is about.")
        field("message", \.message, "One sentence, with what to do.", .text())
    }
}

extension TimeWarning.Code: SchemaProviding {
    /// The warnings by their names.
    public static let schema = Schema<Self>.enumeration("astrology.TimeWarningCode", "What a warning is about.")
}

extension CalendarAlternative: SchemaProviding {
    /// What the other reading of a date looks like as JSON.
    public static let schema = Schema<Self>.object(
        "astrology.CalendarAlternative", "A date read in the calendar that was not stated."
    ) {
        field("calendar", \.calendar, "The other calendar.")
        field("gregorianDate", \.gregorianDate, "The day in the Gregorian calendar then.")
        field("readings", \.readings, "The moments the local time then means.")
    }
}

extension LocalTimeResolution: SchemaProviding {
    /// What a resolution looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.LocalTimeResolution", "Everything a local time can mean.")
    {
        field("local", \.local, "The local time asked about.")
        field("gregorianDate", \.gregorianDate, "The same day in the Gregorian calendar.")
        field("weekday", \.weekday, "The day of the week.")
        field("zone", \.zone, "The zone as the database spells it; absent for a stated offset.", .text())
        field("outcome", \.outcome, "What the clocks say.")
        field("readings", \.readings, "Every reading in order of time; none when the time never happened.")
        field("chosen", \.chosen, "The reading to compute with; absent while the question is open.")
        field("gap", \.gap, "The edges of the gap, when the time never happened.")
        field("question", \.question, "What to ask, when there is no reading to compute with.", .text())
        field("warnings", \.warnings, "What else to know.")
        field("otherCalendar", \.otherCalendar, "The date in the other calendar, when it is not clear which is meant.")
        field("databaseVersion", \.databaseVersion, "The release of the time zone database.", .text())
    }
}

extension LocalDay: SchemaProviding {
    /// What a local day looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.LocalDay", "A local day as a stretch of Universal Time.")
    {
        field("date", \.date, "The day asked about.")
        field("zone", \.zone, "The zone as the database spells it; absent for a stated offset.", .text())
        field("start", \.start, "The first moment of the day.")
        field("end", \.end, "The first moment after the day.")
        field("seconds", \.seconds, "The length of the day.", .integer(0...200_000, .seconds))
        field("warnings", \.warnings, "What else to know.")
        field("databaseVersion", \.databaseVersion, "The release of the time zone database.", .text())
    }
}
