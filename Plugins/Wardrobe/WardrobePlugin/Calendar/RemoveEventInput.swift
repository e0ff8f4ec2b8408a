// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which stored events are to be removed: one, or all of a calendar.
public struct RemoveEventInput: SchemaProviding, Hashable {
    /// The event: its key, its title or a part of it, or the beginning of its key; either this or `calendar`.
    public var event: String?
    /// The day on which the event begins, where several have its title.
    public var date: DayReference?
    /// The calendar whose events are to be removed; either this or `event`.
    public var calendar: String?

    /// One event.
    public init(event: String, date: DayReference? = nil) {
        self.event = event
        self.date = date
    }

    /// All events of a calendar.
    public init(calendar: String) { self.calendar = calendar }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.RemoveEventInput", "Which stored events are to be removed: one, or all of a calendar."
    ) {
        field(
            "event", \.event,
            "The event: its key, its title or a part of it, or the beginning of its key; either this or calendar.",
            .recordName("Spring gala"))
        field("date", \.date, "The day on which the event begins, where several have its title.")
        field(
            "calendar", \.calendar, "The calendar whose events are to be removed; either this or event.",
            .text(1...1_000, example: "work"))
    }
}

/// Events that were removed.
public struct EventRemoval: SchemaProviding, Hashable {
    /// The events as they were; their outfits stay.
    public var events: [PlannedEvent]

    /// Events that were removed.
    public init(events: [PlannedEvent]) { self.events = events }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.EventRemoval", "Events that were removed.") {
        field("events", \.events, "The events as they were; their outfits stay.")
    }
}
