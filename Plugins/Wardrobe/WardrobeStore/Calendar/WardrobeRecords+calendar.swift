// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

extension WardrobeRecords {
    /// Puts a calendar's events in place of those it had.
    ///
    /// - Parameters:
    ///   - events: the calendar's events, with their keys.
    ///   - calendar: what tells the calendar from others, such as its file's path.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem; nothing is replaced then.
    func replaceEvents(_ events: [CalendarEvent], of calendar: String) throws {
        var issues: [ValidationIssue] = []
        for (index, event) in events.enumerated() {
            for var issue in self.issues(of: event) {
                issue.path = "[\(index)].\(issue.path)"
                issues.append(issue)
            }
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        try store.write { db in
            try db.execute(sql: "DELETE FROM calendarEvent WHERE calendar = ?", arguments: [calendar])
            for (index, event) in events.enumerated() {
                try checkNew(event.id, in: "calendarEvent", path: "[\(index)].id", noun: "event", db)
                try event.columnValues(calendar: calendar).insert(into: "calendarEvent", in: db)
            }
        }
    }

    /// The events of one calendar, or of all, by their beginnings; equal ones by their keys.
    func events(of calendar: String? = nil) throws -> [CalendarEvent] {
        let events = try store.read { db in
            try Row.fetchAll(
                db,
                sql: "SELECT \(CalendarEvent.columns) FROM calendarEvent WHERE ?1 IS NULL OR calendar = ?1 ORDER BY id",
                arguments: [calendar]
            ).map(CalendarEvent.init)
        }
        // Sorting is stable: events that begin at one time stay in the order of their keys.
        return events.enumerated().sorted { first, second in
            let (one, other) = (first.element.start, second.element.start)
            return one.precedes(other) || (!other.precedes(one) && first.offset < second.offset)
        }.map(\.element)
    }

    /// Whether a calendar should be read again: never read, or 15 minutes ago.
    func isStale(calendar: String) throws -> Bool {
        let events = try events(of: calendar)
        return events.isEmpty || events.contains { $0.isStale(at: clock.now()) }
    }

    /// Removes a calendar's events.
    func removeEvents(of calendar: String) throws {
        try store.write { db in
            try db.execute(sql: "DELETE FROM calendarEvent WHERE calendar = ?", arguments: [calendar])
        }
    }
}

extension CalendarEvent {
    /// The columns in the order in which ``init(_:)`` reads them.
    static let columns = "id, title, start, end, fetchedAt, location, notes, dressCode, formality, confidence"

    init(_ row: Row) throws {
        var reader = ColumnReader(row, of: "calendarEvent")
        self.init(
            id: reader.text(), title: reader.text(), start: try reader.time(), end: try reader.time(),
            fetchedAt: try reader.time())
        location = reader.textIfAny()
        notes = reader.textIfAny()
        dressCode = try reader.wordIfAny()
        formality = reader.integerIfAny()
        confidence = reader.numberIfAny()
    }

    func columnValues(calendar: String) -> ColumnValues {
        var values = ColumnValues()
        values.set("id", id)
        values.set("calendar", calendar)
        values.set("title", title)
        values.set("start", start.description)
        values.set("end", end.description)
        values.set("location", location)
        values.set("notes", notes)
        values.set("dressCode", dressCode?.rawValue)
        values.set("formality", formality)
        values.set("confidence", confidence)
        values.set("fetchedAt", fetchedAt.description)
        return values
    }
}
