// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which stored events to list.
///
/// Omitted fields match every event.
@Schema("wardrobe.MyEventsInput")
public struct MyEventsInput: SchemaProviding, Hashable {
    /// The name of the calendar (default: all calendars).
    @Field(.text(1...1_000, example: "work")) public var calendar: String?
    /// The first day; today by default.
    public var from: DayReference?
    /// The last day; no limit by default.
    public var through: DayReference?
    /// Text in the title, location, or notes.
    @Field(.text(0...200, example: "gala")) public var text: String?
    /// The detected dress code.
    public var dressCode: DressCode?
    /// Whether an outfit has been chosen.
    public var hasChoice: Bool?
    /// The maximum number of events.
    @Field(.integer(1...100_000)) public var limit: Int = 100
    /// The cursor from an earlier response, to continue its list.
    @Field(.cursor) public var cursor: String?
}

/// Stored events, by start.
@Schema("wardrobe.EventList")
public struct EventList: SchemaProviding, Hashable {
    /// The events.
    public var events: [PlannedEvent]
    /// The first day of the list.
    public var from: CalendarDay
    /// The number of matching events, including those beyond the limit.
    @Field(.tally) public var total: Int
    /// The cursor for the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}
