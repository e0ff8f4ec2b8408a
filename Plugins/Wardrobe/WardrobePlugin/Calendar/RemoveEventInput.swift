// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which stored events to remove: one event, or all events of a calendar.
public struct RemoveEventInput: SchemaProviding, Hashable {
    /// The event: its key, its title or part of it, or the beginning of its key; give either this or `calendar`.
    public var event: String?
    /// The day the event starts, if several events have its title.
    public var date: DayReference?
    /// The calendar whose events to remove; give either this or `event`.
    public var calendar: String?

    /// Creates an input that removes one event.
    public init(event: String, date: DayReference? = nil) {
        self.event = event
        self.date = date
    }

    /// Creates an input that removes all events of a calendar.
    public init(calendar: String) { self.calendar = calendar }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.RemoveEventInput", "Which stored events to remove: one event, or all events of a calendar."
    ) {
        field(
            "event", \.event,
            "The event: its key, its title or part of it, or the beginning of its key; give either this or calendar.",
            .recordName("Spring gala"))
        field("date", \.date, "The day the event starts, if several events have its title.")
        field(
            "calendar", \.calendar, "The calendar whose events to remove; give either this or event.",
            .text(1...1_000, example: "work"))
    }
}

/// The removed events.
public struct EventRemoval: SchemaProviding, Hashable {
    /// The events before removal; their outfits are kept.
    public var events: [PlannedEvent]

    /// Creates a removal.
    public init(events: [PlannedEvent]) { self.events = events }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.EventRemoval", "The removed events.") {
        field("events", \.events, "The events before removal; their outfits are kept.")
    }
}
