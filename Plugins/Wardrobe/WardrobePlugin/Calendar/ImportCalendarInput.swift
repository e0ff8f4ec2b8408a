// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit

/// A calendar to import, as text or as a file.
public struct ImportCalendarInput: SchemaProviding, Hashable {
    /// The iCalendar document as text; give either this or `file`.
    public var text: String?
    /// The iCalendar document as a file; give either this or `text`.
    public var file: Blob?
    /// The calendar's name.
    public var calendar: String
    /// The first day to import; today by default.
    public var from: DayReference?
    /// The number of days to import.
    public var days: Int
    /// The IANA time zone of the days and times; by default that of each event.
    public var zone: String?

    /// Creates an import of one year from today by default.
    public init(text: String, calendar: String = Self.usualCalendar) {
        self.text = text
        self.calendar = calendar
        days = 366
    }

    /// Creates an import of one year from today by default.
    public init(file: Blob, calendar: String = Self.usualCalendar) {
        self.init(text: "", calendar: calendar)
        text = nil
        self.file = file
    }

    /// The default name, for a user with a single calendar.
    public static let usualCalendar = "calendar"
    /// The maximum size of a document, in bytes.
    package static let largest = 50_000_000

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.ImportCalendarInput", "A calendar to import, as text or as a file."
    ) {
        field(
            "text", \.text, "The iCalendar document as text; give either this or file.",
            .text(0...10_000_000, example: "BEGIN:VCALENDAR\nEND:VCALENDAR\n"))
        field(
            "file", \.file, "The iCalendar document as a file; give either this or text.",
            .blob(["text/calendar"], maximumBytes: largest))
        field(
            "calendar", \.calendar, "The calendar's name.", .text(1...1_000, example: "work"),
            default: usualCalendar)
        field("from", \.from, "The first day to import; today by default.")
        field("days", \.days, "The number of days to import.", .integer(1...3_660), default: 366)
        field(
            "zone", \.zone,
            "The IANA time zone of the days and times; by default that of each event.",
            .text(1...100, example: "Europe/Paris"))
    }
}

/// The changes made by importing a calendar.
public struct CalendarImportReport: SchemaProviding, Hashable {
    /// The calendar's name.
    public var calendar: String
    /// The first imported day.
    public var from: CalendarDay
    /// The last imported day.
    public var through: CalendarDay
    /// The number of events the calendar has on these days.
    public var events: Int
    /// The new events.
    public var added: [NamedRecord]
    /// The changed events, which keep their outfits.
    public var changed: [NamedRecord]
    /// The events that are no longer in the calendar; their outfits are kept.
    public var removed: [NamedRecord]
    /// The problems in the document.
    public var problems: [Problem]

    /// A problem in a line of a document.
    public struct Problem: SchemaProviding, Hashable {
        /// The line number, from 1.
        public var line: Int
        /// A description of the problem.
        public var sentence: String

        /// Creates a problem.
        public init(line: Int, sentence: String) {
            self.line = line
            self.sentence = sentence
        }

        /// The JSON schema.
        public static let schema = Schema<Self>.object(
            "wardrobe.CalendarImportProblem", "A problem in a line of a document."
        ) {
            field("line", \.line, "The line number, from 1.", .integer(0...Int.max))
            field(
                "sentence", \.sentence, "A description of the problem.",
                .text(example: "expected DTSTART in an event, got none; the event was left out"))
        }
    }

    /// Creates a report.
    public init(
        calendar: String, from: CalendarDay, through: CalendarDay, events: Int, added: [NamedRecord],
        changed: [NamedRecord], removed: [NamedRecord], problems: [CalendarProblem]
    ) {
        self.calendar = calendar
        self.from = from
        self.through = through
        self.events = events
        self.added = added
        self.changed = changed
        self.removed = removed
        self.problems = problems.map { Problem(line: $0.line, sentence: $0.sentence) }
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.CalendarImportReport", "The changes made by importing a calendar."
    ) {
        field("calendar", \.calendar, "The calendar's name.", .text(example: "work"))
        field("from", \.from, "The first imported day.")
        field("through", \.through, "The last imported day.")
        field("events", \.events, "The number of events the calendar has on these days.", .tally)
        field("added", \.added, "The new events.")
        field("changed", \.changed, "The changed events, which keep their outfits.")
        field("removed", \.removed, "The events that are no longer in the calendar; their outfits are kept.")
        field("problems", \.problems, "The problems in the document.")
    }
}
