// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// Removes a stored event, or all events of a calendar.
struct RemoveEvent: Computation {
    let manifest = Manifest(
        id: Wardrobe.removeEvent.id,
        summary: "Removes a stored event or all events in a calendar.",
        discussion: "Outfits that were suggested or chosen for the events are kept.",
        examples: [
            Example("An event", ["event": "Spring gala"]), Example("A calendar", ["calendar": "work"]),
        ], effects: [.writes, .clock, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: RemoveEventInput, in context: Context) async throws -> EventRemoval {
        guard (input.event == nil) != (input.calendar == nil) else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "event", expected: "event or calendar", got: input.event == nil ? "neither" : "both")
            ])
        }
        let now = try context.now()
        let day = try input.date?.day(in: context)
        return try await access.writing(in: context) { records in
            try records.store.write { db in
                let events =
                    try input.event.map { [try records.storedEvent($0, on: day, whole: true, db)] }
                    ?? records.storedEvents(of: input.calendar, db)
                if let calendar = input.calendar, events.isEmpty {
                    let known = try String.fetchAll(db, sql: "SELECT DISTINCT calendar FROM calendarEvent ORDER BY 1")
                    throw ComputationError.notFound(
                        ValidationIssue(
                            path: "calendar", expected: "the name of a stored calendar", got: "\"\(calendar)\"",
                            recoverySuggestion: known.isEmpty
                                ? "there are none yet" : "the stored calendars are \(known.joined(separator: ", "))"))
                }
                let removed = try events.map { try records.plannedEvent($0, at: now, db) }
                for event in events {
                    try db.execute(sql: "DELETE FROM calendarEvent WHERE id = ?", arguments: [event.event.id])
                }
                return EventRemoval(events: removed)
            }
        }
    }
}
