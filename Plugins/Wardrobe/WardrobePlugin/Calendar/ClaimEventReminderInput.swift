// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How long before an event a reminder is due.
public struct ClaimEventReminderInput: SchemaProviding, Hashable {
    /// The number of minutes before an event starts at which its reminder is due.
    public var lead: Int
    /// The name of the calendar (default: all calendars).
    public var calendar: String?

    /// Creates an input; reminders are due 12 hours ahead by default.
    public init(lead: Int = 720, calendar: String? = nil) {
        self.lead = lead
        self.calendar = calendar
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.ClaimEventReminderInput", "How long before an event a reminder is due."
    ) {
        field(
            "lead", \.lead, "The number of minutes before an event starts at which its reminder is due.",
            .integer(0...20_160, .minutes), default: 720)
        field(
            "calendar", \.calendar, "The name of the calendar (default: all calendars).",
            .text(1...1_000, example: "work"))
    }
}

/// The next reminder that is due and hasn't been given yet.
public struct EventReminder: SchemaProviding, Hashable {
    /// The event; absent when no reminder is due.
    public var event: PlannedEvent?
    /// The reminder as a sentence.
    public var message: Message?
    /// The number of other reminders that are due.
    public var further: Int

    /// Creates a reminder, or an empty result.
    public init(event: PlannedEvent? = nil, message: Message? = nil, further: Int = 0) {
        self.event = event
        self.message = message
        self.further = further
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.EventReminder", "The next reminder that is due and hasn't been given yet."
    ) {
        field("event", \.event, "The event; absent when no reminder is due.")
        field("message", \.message, "The reminder as a sentence.")
        field("further", \.further, "The number of other reminders that are due.", .tally)
    }
}
