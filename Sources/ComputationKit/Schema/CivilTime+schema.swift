// SPDX-License-Identifier: Apache-2.0

extension ValidationIssue {
    /// Creates an issue from an error of CivilTime, at a path in an input.
    public init(_ error: CivilTimeError, path: String = "") {
        self.init(
            path: path, expected: error.expected, got: error.got, recoverySuggestion: error.recoverySuggestion)
    }
}

extension Schema where Value: ISO8601Representable {
    /// The schema of a type that is written as ISO 8601 text.
    ///
    /// - Parameters:
    ///   - name: The type's name in `$defs`.
    ///   - summary: A summary in one sentence.
    ///   - expected: The rule in words that follow "expected".
    ///   - pattern: A regular expression of JSON Schema's dialect which every allowed text matches.
    ///   - lengths: The allowed numbers of Unicode scalars.
    ///   - format: JSON Schema's `format`, if any.
    ///   - example: A text that is allowed.
    public static func text(
        _ name: String, _ summary: String, expected: String, pattern: String,
        lengths: ClosedRange<Int> = 0...AnySchema.TextRule.defaultLimit, format: String? = nil, example: String
    ) -> Schema {
        text(
            name, summary, expected: expected, pattern: pattern, lengths: lengths, format: format,
            example: example, print: \.description,
            check: { text in
                do throws(CivilTimeError) {
                    _ = try Value(text)
                    return nil
                } catch {
                    return ValidationIssue(error)
                }
            })
    }
}

private typealias Pattern = CivilTimePattern

/// Parts of patterns of days and times, in JSON Schema's dialect.
package enum CivilTimePattern {
    /// A day that exists, from 0001-01-01 to 9999-12-31: the lengths of months and the leap years are spelled out.
    package static let day =
        "(?:\(year)-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
        + "|02-(?:0[1-9]|1[0-9]|2[0-8]))|\(leapYear)-02-29)"
    /// An hour from 00 to 23.
    package static let hour = "([01][0-9]|2[0-3])"
    /// A minute or a second from 00 to 59.
    package static let sixty = "[0-5][0-9]"
    static let blanks = #"[ \t\r\n]*"#

    private static let year = "(?:[0-9]{3}[1-9]|[0-9]{2}[1-9]0|[0-9][1-9]00|[1-9]000)"
    /// Years that 4 divides and 100 doesn't, or 400 does.
    private static let leapYear =
        "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)"
}

extension CalendarDay: SchemaProviding {
    /// A day as text, such as `2026-11-21`.
    public static let schema = Schema<Self>.text(
        "CalendarDay", "A day of the Gregorian calendar.", expected: "a day such as 2026-11-21",
        pattern: "^\(Pattern.day)$", format: "date", example: "2026-11-21")
}

extension ClockTime: SchemaProviding {
    /// A time of day as text, such as `14:30` or `14:30:15.25`.
    ///
    /// It has no format: JSON Schema's `time` is RFC 3339's, which requires seconds and an offset.
    public static let schema = Schema<Self>.text(
        "ClockTime", "A time of day.", expected: "a time such as 14:30 or 14:30:15",
        pattern:
            "^\(Pattern.blanks)\(Pattern.hour):\(Pattern.sixty)(:\(Pattern.sixty)([.,][0-9]+)?)?\(Pattern.blanks)$",
        example: "14:30:00")
}

extension UTCOffset: SchemaProviding {
    /// An offset as text, such as `+03:00` or `Z`.
    public static let schema = Schema<Self>.text(
        "UTCOffset", "The offset of clocks from Universal Time, positive if ahead.",
        expected: "an offset such as +03:00 or Z",
        pattern: "^\(Pattern.blanks)([Zz]|([+\u{2212}-]([01][0-9]|2[0-4])|[+]25)"
            + "(\(Pattern.sixty)|(:\(Pattern.sixty)){0,2}))\(Pattern.blanks)$",
        example: "+03:00")
}

extension CivilDateTime: SchemaProviding {
    /// A day and a time of day as text, such as `2026-11-21T09:00:00`.
    ///
    /// It has no format: JSON Schema's `date-time` requires an offset.
    public static let schema = Schema<Self>.text(
        "CivilDateTime", "A local date and time.",
        expected: "a day and time such as 2026-11-21T09:00:00",
        pattern: "^\(Pattern.day)T\(Pattern.hour):\(Pattern.sixty)(:\(Pattern.sixty)([.,][0-9]+)?)?$",
        example: "2026-11-21T09:00:00")
}

extension Timestamp: SchemaProviding {
    /// An instant as text, such as `2026-11-21T09:00:00+01:00`.
    ///
    /// The pattern accepts instants outside the years 1 to 9999 in UTC, which the program rejects.
    public static let schema = Schema<Self>.text(
        "Timestamp", "An instant, with its offset from UTC.", expected: "an instant such as 2026-11-21T08:00:00Z",
        pattern: "^\(Pattern.day)T\(Pattern.hour):\(Pattern.sixty):\(Pattern.sixty)(\\.[0-9]+)?"
            + "(Z|[+-]\(Pattern.hour):\(Pattern.sixty))$",
        format: "date-time", example: "2026-11-21T08:00:00Z")
}

extension CalendarDuration: SchemaProviding {
    /// A duration as text, such as `P1DT12H`.
    ///
    /// The format is that of RFC 3339 with two extensions of ISO 8601-1:2019, which are in the pattern: weeks can be
    /// combined with other units, and a unit between two others can be omitted.
    public static let schema = Schema<Self>.text(
        "CalendarDuration", "A length of time in the units of calendars and clocks.",
        expected: "a duration such as P1DT12H",
        pattern: "^P(?=[0-9T])([0-9]{1,9}Y)?([0-9]{1,9}M)?([0-9]{1,9}W)?([0-9]{1,9}D)?"
            + "(T(?=[0-9])([0-9]{1,9}H)?([0-9]{1,9}M)?([0-9]{1,9}S)?)?$",
        format: "duration", example: "P1DT12H")
}
