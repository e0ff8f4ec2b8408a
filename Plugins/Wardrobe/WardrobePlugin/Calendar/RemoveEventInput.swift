// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which stored events to remove: one event, or all events of a calendar.
@Schema("wardrobe.RemoveEventInput")
public struct RemoveEventInput: SchemaProviding, Hashable {
    /// The event: its whole title, its key, or the first 8 or more characters of its key; give either this or calendar.
    @Field(.recordName("Spring gala")) public var event: String?
    /// The day the event starts, if several events have its title.
    public var date: DayReference?
    /// The calendar whose events to remove; give either this or event.
    @Field(.text(1...1_000, example: "work")) public var calendar: String?

    /// Creates an input that removes one event.
    public init(event: String, date: DayReference? = nil) {
        self.event = event
        self.date = date
    }

    /// Creates an input that removes all events of a calendar.
    public init(calendar: String) { self.calendar = calendar }
}

/// The removed events.
@Schema("wardrobe.EventRemoval")
public struct EventRemoval: SchemaProviding, Hashable {
    /// The events before removal; their outfits are kept.
    public var events: [PlannedEvent]
}
