// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How long before an event its reminder is due.
public struct ClaimEventReminderInput: SchemaProviding, Hashable {
    /// How many minutes before an event begins its reminder is due.
    public var lead: Int
    /// The name of the calendar (default: all calendars).
    public var calendar: String?

    /// Twelve hours ahead unless stated.
    public init(lead: Int = 720, calendar: String? = nil) {
        self.lead = lead
        self.calendar = calendar
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.ClaimEventReminderInput", "How long before an event its reminder is due."
    ) {
        field(
            "lead", \.lead, "How many minutes before an event begins its reminder is due.",
            .integer(0...20_160, .minutes), default: 720)
        field(
            "calendar", \.calendar, "The name of the calendar (default: all calendars).",
            .text(1...1_000, example: "work"))
    }
}

/// The reminder of the next event that is due and was not given yet.
public struct EventReminder: SchemaProviding, Hashable {
    /// The event; absent when no reminder is due.
    public var event: PlannedEvent?
    /// The reminder as a sentence.
    public var message: Message?
    /// How many further reminders are due.
    public var further: Int

    /// A reminder, or none.
    public init(event: PlannedEvent? = nil, message: Message? = nil, further: Int = 0) {
        self.event = event
        self.message = message
        self.further = further
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.EventReminder", "The reminder of the next event that is due and was not given yet."
    ) {
        field("event", \.event, "The event; absent when no reminder is due.")
        field("message", \.message, "The reminder as a sentence.")
        field("further", \.further, "How many further reminders are due.", .tally)
    }
}
