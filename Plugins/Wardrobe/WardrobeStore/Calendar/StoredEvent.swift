// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// An event as stored in its row.
struct StoredEvent {
    var event: CalendarEvent
    var calendar: String
    /// The identifier shared by all occurrences of the event; nil for events stored by earlier versions.
    var uid: String?
    /// The occurrence's recurrence id; nil for an event that doesn't recur.
    var recurrenceID: String?
    /// The key of the outfit chosen for it.
    var chosenOutfit: String?
    /// When its reminder was delivered.
    var reminderGiven: Timestamp?

    init(event: CalendarEvent, calendar: String, uid: String?, recurrenceID: String?) {
        self.event = event
        self.calendar = calendar
        self.uid = uid
        self.recurrenceID = recurrenceID
    }

    init(_ row: Row) throws {
        event = try CalendarEvent(row)
        var reader = ColumnReader(row, of: "calendarEvent", after: 10)
        calendar = reader.text()
        uid = reader.textIfAny()
        recurrenceID = reader.textIfAny()
        chosenOutfit = reader.textIfAny()
        reminderGiven = try reader.instantIfAny()
    }

    /// The columns in the order in which ``init(_:)`` reads them.
    static let columns = "\(CalendarEvent.columns), calendar, uid, recurrenceID, chosenOutfit, reminderGiven"

    var columnValues: ColumnValues {
        var values = event.columnValues(calendar: calendar)
        values.set("uid", uid)
        values.set("recurrenceID", recurrenceID)
        values.set("chosenOutfit", chosenOutfit)
        values.set("reminderGiven", reminderGiven)
        return values
    }

    /// Whether it overlaps a range of days by its own clock.
    func touches(_ days: ClosedRange<CalendarDay>) -> Bool {
        PlannableEvent(event, uid: uid, in: nil).touches(days)
    }
}
