// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which stored events are to be listed; what is left out does not matter.
public struct MyEventsInput: SchemaProviding, Hashable {
    /// The name of the calendar (default: all calendars).
    public var calendar: String?
    /// The first day; today unless given.
    public var from: DayReference?
    /// The last day; open unless given.
    public var through: DayReference?
    /// A text that the title, the location or the notes have.
    public var text: String?
    /// The dress code that was read from it.
    public var dressCode: DressCode?
    /// Whether an outfit was chosen for it.
    public var hasChoice: Bool?
    /// The most events to list.
    public var limit: Int
    /// The cursor of an earlier answer, to continue its list.
    public var cursor: String?

    /// The events from today on, a hundred at most.
    public init() { limit = 100 }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.MyEventsInput", "Which stored events are to be listed.") {
        field(
            "calendar", \.calendar, "The name of the calendar (default: all calendars).",
            .text(1...1_000, example: "work"))
        field("from", \.from, "The first day; today unless given.")
        field("through", \.through, "The last day; open unless given.")
        field(
            "text", \.text, "A text that the title, the location or the notes have.", .text(0...200, example: "gala"))
        field("dressCode", \.dressCode, "The dress code that was read from it.")
        field("hasChoice", \.hasChoice, "Whether an outfit was chosen for it.", .boolean)
        field("limit", \.limit, "The most events to list.", .integer(1...100_000), default: 100)
        field("cursor", \.cursor, "The cursor of an earlier answer, to continue its list.", .cursor)
    }
}

/// Stored events, by their beginnings.
public struct EventList: SchemaProviding, Hashable {
    /// The events.
    public var events: [PlannedEvent]
    /// The first day that was looked at.
    public var from: CalendarDay
    /// How many events match, also those that the list has no room for.
    public var total: Int
    /// What continues the list; absent at its end.
    public var cursor: String?

    /// A part of a list of events.
    public init(events: [PlannedEvent], from: CalendarDay, total: Int, cursor: String? = nil) {
        self.events = events
        self.from = from
        self.total = total
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.EventList", "Stored events, by their beginnings.") {
        field("events", \.events, "The events.")
        field("from", \.from, "The first day that was looked at.")
        field("total", \.total, "How many events match, also those that the list has no room for.", .tally)
        field("cursor", \.cursor, "What continues the list; absent at its end.", .cursor)
    }
}
