// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which stored events to list; omitted fields match every event.
public struct MyEventsInput: SchemaProviding, Hashable {
    /// The name of the calendar (default: all calendars).
    public var calendar: String?
    /// The first day; today by default.
    public var from: DayReference?
    /// The last day; no limit by default.
    public var through: DayReference?
    /// Text in the title, location, or notes.
    public var text: String?
    /// The detected dress code.
    public var dressCode: DressCode?
    /// Whether an outfit has been chosen.
    public var hasChoice: Bool?
    /// The maximum number of events.
    public var limit: Int
    /// The cursor from an earlier response, to continue its list.
    public var cursor: String?

    /// Creates a list of at most 100 events from today on.
    public init() { limit = 100 }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.MyEventsInput", "Which stored events to list.") {
        field(
            "calendar", \.calendar, "The name of the calendar (default: all calendars).",
            .text(1...1_000, example: "work"))
        field("from", \.from, "The first day; today by default.")
        field("through", \.through, "The last day; no limit by default.")
        field(
            "text", \.text, "Text in the title, location, or notes.", .text(0...200, example: "gala"))
        field("dressCode", \.dressCode, "The detected dress code.")
        field("hasChoice", \.hasChoice, "Whether an outfit has been chosen.", .boolean)
        field("limit", \.limit, "The maximum number of events.", .integer(1...100_000), default: 100)
        field("cursor", \.cursor, "The cursor from an earlier response, to continue its list.", .cursor)
    }
}

/// Stored events, by start.
public struct EventList: SchemaProviding, Hashable {
    /// The events.
    public var events: [PlannedEvent]
    /// The first day of the list.
    public var from: CalendarDay
    /// The number of matching events, including those beyond the limit.
    public var total: Int
    /// The cursor for the next page; absent on the last page.
    public var cursor: String?

    /// Creates a page of a list of events.
    public init(events: [PlannedEvent], from: CalendarDay, total: Int, cursor: String? = nil) {
        self.events = events
        self.from = from
        self.total = total
        self.cursor = cursor
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.EventList", "Stored events, by start.") {
        field("events", \.events, "The events.")
        field("from", \.from, "The first day of the list.")
        field("total", \.total, "The number of matching events, including those beyond the limit.", .tally)
        field("cursor", \.cursor, "The cursor for the next page; absent on the last page.", .cursor)
    }
}
