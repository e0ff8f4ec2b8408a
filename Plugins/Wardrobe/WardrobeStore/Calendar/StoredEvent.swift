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

extension WardrobeRecords {
    /// Returns the events of one calendar, or of all, ordered by start, then by key.
    func storedEvents(of calendar: String? = nil, _ db: Database) throws -> [StoredEvent] {
        let rows = try Row.fetchAll(
            db,
            sql: "SELECT \(StoredEvent.columns) FROM calendarEvent WHERE ?1 IS NULL OR calendar = ?1 ORDER BY id",
            arguments: [calendar])
        return try rows.map(StoredEvent.init).stablySorted { $0.event.start.precedes($1.event.start) }
    }

    /// Returns the event with a key, a title, a part of a title, or a key prefix.
    ///
    /// - Parameters:
    ///   - day: the day it starts, if several events share the title.
    ///   - whole: whether part of a title isn't enough, because the event is removed.
    func storedEvent(
        _ name: String, on day: CalendarDay?, whole: Bool = false, _ db: Database
    ) throws -> StoredEvent {
        let events = try storedEvents(db).filter { day == nil || $0.event.start.day == day }
        let records = whole ? NamedRecords.events.whole : NamedRecords.events
        let key = try records.key(name, among: events.map { (key: $0.event.id, name: $0.event.title) })
        guard let event = events.first(where: { $0.event.id == key }) else {
            throw ComputationError.notFound(
                ValidationIssue(path: "event", expected: "the key of a stored event", got: "\"\(key)\""))
        }
        return event
    }

    /// Returns an event with its outfits at an instant.
    func plannedEvent(_ stored: StoredEvent, at now: Timestamp, _ db: Database) throws -> PlannedEvent {
        let suggested = try String.fetchAll(
            db, sql: "SELECT outfit FROM calendarEventOutfit WHERE calendarEvent = ? ORDER BY position",
            arguments: [stored.event.id])
        func saved(_ key: String) throws -> SavedOutfit { try savedOutfit(try outfit(key: key, db), db) }
        return PlannedEvent(
            event: stored.event, calendar: stored.calendar, isStale: stored.event.isStale(at: now),
            suggestedOutfits: try suggested.map(saved), chosenOutfit: try stored.chosenOutfit.map(saved),
            reminderGiven: stored.reminderGiven)
    }
}
