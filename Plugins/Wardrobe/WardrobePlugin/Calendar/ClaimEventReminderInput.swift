// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// How long before an event a reminder is due.
@Schema("wardrobe.ClaimEventReminderInput")
public struct ClaimEventReminderInput: SchemaProviding, Hashable {
    /// The number of minutes before an event starts at which its reminder is due.
    @Field(.integer(0...20_160, .minutes)) public var lead: Int = 720
    /// The name of the calendar (default: all calendars).
    @Field(.text(1...1_000, example: "work")) public var calendar: String?
}

/// The next reminder that is due and hasn't been given yet.
@Schema("wardrobe.EventReminder")
public struct EventReminder: SchemaProviding, Hashable {
    /// The event; absent when no reminder is due.
    public var event: PlannedEvent?
    /// The reminder as a sentence.
    public var message: Message?
    /// The number of other reminders that are due.
    @Field(.tally) public var further: Int

    /// Creates a reminder, or an empty result.
    public init(event: PlannedEvent? = nil, message: Message? = nil, further: Int = 0) {
        self.event = event
        self.message = message
        self.further = further
    }
}
