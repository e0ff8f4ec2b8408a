// SPDX-License-Identifier: Apache-2.0

/// A day as people state it: a date such as `2026-11-21`, or `yesterday`, `today`, or `tomorrow`.
///
/// An input that has one is read without a clock; the computation resolves it.
///
/// ```swift
/// let day = try input.day?.day(in: context) ?? context.today()
/// ```
///
/// ## Topics
///
/// ### Days
/// - ``date(_:)``
/// - ``yesterday``
/// - ``today``
/// - ``tomorrow``
///
/// ### Finding the day
/// - ``day(in:)``
/// - ``day(today:)``
///
/// ### Reading and writing
/// - ``init(_:)``
/// - ``description``
/// - ``schema``
public enum DayReference: TextRepresentable, Hashable {
    /// A day by its date.
    case date(CalendarDay)
    /// The day before today.
    case yesterday
    /// The current day.
    case today
    /// The day after today.
    case tomorrow

    /// Creates a reference from a date or a word, in upper or lower case.
    ///
    /// - Throws: ``ValidationIssue`` with an empty path if the text is neither.
    public init(_ text: String) throws(ValidationIssue) {
        let word = text.lowercased()
        if let reference = Self.words.first(where: { $0.description == word }) {
            self = reference
            return
        }
        do throws(CivilTimeError) {
            self = .date(try CalendarDay(text))
        } catch {
            var issue = ValidationIssue(error)
            issue.expected = Self.expectation
            throw issue
        }
    }

    /// The date or the word, as JSON has it.
    public var description: String {
        switch self {
        case .date(let day): day.description
        case .yesterday: "yesterday"
        case .today: "today"
        case .tomorrow: "tomorrow"
        }
    }

    /// The day that this refers to, where words count from the current day in the context's time zone.
    ///
    /// - Throws: The errors of ``Context/now()`` for a word; a date needs no clock.
    public func day(in context: Context) throws(ComputationError) -> CalendarDay {
        if case .date(let day) = self { return day }
        let today = try context.today()
        return day(today: today)
    }

    /// The day that this refers to.
    ///
    /// - Parameter today: The current day, which is read only for a word.
    public func day(today: @autoclosure () -> CalendarDay) -> CalendarDay {
        switch self {
        case .date(let day): day
        case .yesterday: today().adding(days: -1)
        case .today: today()
        case .tomorrow: today().adding(days: 1)
        }
    }

    /// A date or a word as text.
    public static let schema = Schema<Self>.text(
        "DayReference", "A day by its date, or by a word that counts from today.", expected: expectation,
        pattern: "^(?:\(([CivilTimePattern.day] + words.map(pattern)).joined(separator: "|")))$", example: "2026-11-21")

    private static let words: [DayReference] = [.yesterday, .today, .tomorrow]

    private static let expectation = "a day such as 2026-11-21, yesterday, today, or tomorrow"

    /// A pattern of a word in upper or lower case.
    private static func pattern(of word: DayReference) -> String {
        word.description.map { "[\($0.uppercased())\($0)]" }.joined()
    }
}
