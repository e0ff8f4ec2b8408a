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

extension TimeReading.Kind: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("astrology.TimeReadingKind", "The kind of reading.")
}

extension TimeWarning.Code: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("astrology.TimeWarningCode", "The subject of a warning.")
}
