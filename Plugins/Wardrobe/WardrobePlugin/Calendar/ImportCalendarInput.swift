// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit
internal import ComputationMacros

/// A calendar to import, as text or as a file.
@Schema("wardrobe.ImportCalendarInput")
public struct ImportCalendarInput: SchemaProviding, Hashable {
    /// The iCalendar document as text; give either this or file.
    @Field(.text(0...10_000_000, example: "BEGIN:VCALENDAR\nEND:VCALENDAR\n")) public var text: String?
    /// The iCalendar document as a file; give either this or text.
    @Field(.blob(["text/calendar"], maximumBytes: largest)) public var file: Blob?
    /// The calendar's name.
    @Field(.text(1...1_000, example: "work")) public var calendar: String = usualCalendar
    /// The first day to import; today by default.
    public var from: DayReference?
    /// The number of days to import.
    @Field(.integer(1...3_660)) public var days: Int = 366
    /// The IANA time zone of the days and times, such as Europe/Paris; by default that of each event.
    @Field(.text(1...100, example: "Europe/Paris")) public var zone: String?

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
}

/// The changes made by importing a calendar.
@Schema("wardrobe.CalendarImportReport")
public struct CalendarImportReport: SchemaProviding, Hashable {
    /// The calendar's name.
    @Field(.text(example: "work")) public var calendar: String
    /// The first imported day.
    public var from: CalendarDay
    /// The last imported day.
    public var through: CalendarDay
    /// The number of events the calendar has on these days.
    @Field(.tally) public var events: Int
    /// The new events.
    public var added: [NamedRecord]
    /// The changed events, which keep their outfits.
    public var changed: [NamedRecord]
    /// The events that are no longer in the calendar; their outfits are kept.
    public var removed: [NamedRecord]
    /// The problems in the document.
    public var problems: [Problem]

    /// A problem in a line of a document.
    @Schema("wardrobe.CalendarImportProblem")
    public struct Problem: SchemaProviding, Hashable {
        /// The line number, from 1.
        @Field(.integer(0...Int.max)) public var line: Int
        /// A description of the problem.
        @Field(.text(example: "expected DTSTART in an event, got none; the event was left out"))
        public var sentence: String
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
}
