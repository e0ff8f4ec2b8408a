// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit

/// A calendar whose events are to be stored, as text or as a file.
public struct ImportCalendarInput: SchemaProviding, Hashable {
    /// The iCalendar document as text; either this or `file`.
    public var text: String?
    /// The iCalendar document as a file; either this or `text`.
    public var file: Blob?
    /// What tells the calendar from others.
    public var calendar: String
    /// The first day to import; today unless given.
    public var from: DayReference?
    /// How many days to store from the first day on.
    public var days: Int
    /// The IANA name of the zone whose clock tells the days and times; the events' own unless given.
    public var zone: String?

    /// A year of a calendar from today on, unless more is stated.
    public init(text: String, calendar: String = Self.usualCalendar) {
        self.text = text
        self.calendar = calendar
        days = 366
    }

    /// A year of a calendar from today on, unless more is stated.
    public init(file: Blob, calendar: String = Self.usualCalendar) {
        self.init(text: "", calendar: calendar)
        text = nil
        self.file = file
    }

    /// The name of the calendar of a user who has one.
    public static let usualCalendar = "calendar"
    /// The largest document that is read, in bytes.
    package static let largest = 50_000_000

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.ImportCalendarInput", "A calendar whose events are to be stored, as text or as a file."
    ) {
        field(
            "text", \.text, "The iCalendar document as text; either this or file.",
            .text(0...10_000_000, example: "BEGIN:VCALENDAR\nEND:VCALENDAR\n"))
        field(
            "file", \.file, "The iCalendar document as a file; either this or text.",
            .blob(["text/calendar"], maximumBytes: largest))
        field(
            "calendar", \.calendar, "What tells the calendar from others.", .text(1...1_000, example: "work"),
            default: usualCalendar)
        field("from", \.from, "The first day to import; today unless given.")
        field("days", \.days, "How many days to store from the first day on.", .integer(1...3_660), default: 366)
        field(
            "zone", \.zone,
            "The IANA name of the zone whose clock tells the days and times; the events' own unless given.",
            .text(1...100, example: "Europe/Paris"))
    }
}

/// What storing a calendar changed.
public struct CalendarImportReport: SchemaProviding, Hashable {
    /// What tells the calendar from others.
    public var calendar: String
    /// The first day that was stored.
    public var from: CalendarDay
    /// The last day that was stored.
    public var through: CalendarDay
    /// How many events the calendar has on these days.
    public var events: Int
    /// The events that are new.
    public var added: [NamedRecord]
    /// The events that changed; their outfits stay.
    public var changed: [NamedRecord]
    /// The events that the calendar no longer has; their outfits stay.
    public var removed: [NamedRecord]
    /// What in the document was wrong or not understood.
    public var problems: [Problem]

    /// A problem on a line of a document.
    public struct Problem: SchemaProviding, Hashable {
        /// The line, counted from 1.
        public var line: Int
        /// What is wrong with it.
        public var sentence: String

        /// What is wrong with a line.
        public init(line: Int, sentence: String) {
            self.line = line
            self.sentence = sentence
        }

        /// What it looks like as JSON.
        public static let schema = Schema<Self>.object(
            "wardrobe.CalendarImportProblem", "A problem on a line of a document."
        ) {
            field("line", \.line, "The line, counted from 1.", .integer(0...Int.max))
            field(
                "sentence", \.sentence, "What is wrong with it.",
                .text(example: "expected DTSTART in an event, got none; the event was left out"))
        }
    }

    /// What storing a calendar changed.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.CalendarImportReport", "What storing a calendar changed."
    ) {
        field("calendar", \.calendar, "What tells the calendar from others.", .text(example: "work"))
        field("from", \.from, "The first day that was stored.")
        field("through", \.through, "The last day that was stored.")
        field("events", \.events, "How many events the calendar has on these days.", .tally)
        field("added", \.added, "The events that are new.")
        field("changed", \.changed, "The events that changed; their outfits stay.")
        field("removed", \.removed, "The events that the calendar no longer has; their outfits stay.")
        field("problems", \.problems, "What in the document was wrong or not understood.")
    }
}
