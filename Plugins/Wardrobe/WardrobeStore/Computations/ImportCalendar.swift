// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import Calendars
internal import ComputationKit
internal import Tables
internal import WardrobePlugin

/// Stores the events of a calendar.
struct ImportCalendar: Computation {
    let manifest = Manifest(
        id: Wardrobe.importCalendar.id,
        summary: "Imports events from a calendar file (iCalendar) and detects their dress codes.",
        discussion: """
            Recurring events are stored occurrence by occurrence. Events are matched by UID and recurrence id, and \
            those of a series that moved by its days, so that a later import of the same calendar keeps the outfits \
            suggested and chosen. Events of these days that the calendar no longer has, or that were canceled, are \
            removed, but their outfits are kept. An event that moved gets a new reminder.
            """,
        examples: [
            Example(
                "A gala",
                [
                    "calendar": "work", "from": "2026-11-01", "days": 60,
                    "text": """
                    BEGIN:VCALENDAR
                    BEGIN:VEVENT
                    UID:gala
                    SUMMARY:Spring gala
                    DTSTART:20261122T190000Z
                    DTEND:20261122T230000Z
                    DESCRIPTION:Dress code: black tie.
                    END:VEVENT
                    END:VCALENDAR

                    """,
                ])
        ], effects: [.writes, .clock, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: ImportCalendarInput, in context: Context) async throws -> CalendarImportReport {
        let bytes = try DocumentInput(text: input.text, file: input.file).bytes(limit: ImportCalendarInput.largest)
        let file = try CalendarFile(bytes)
        // Events missing from a truncated file would look canceled.
        guard file.isWhole else {
            throw ComputationError.refused(
                path: input.text == nil ? "file" : "text", expected: "a complete calendar", got: "a truncated one",
                recoverySuggestion: file.problems.first.map { "\($0)" })
        }
        let first = try (input.from ?? .today).day(in: context)
        let days = first...first.adding(days: input.days - 1)
        let reading = file.occurrences(from: days.lowerBound, through: days.upperBound, zone: input.zone)
        let fetched = EventTime(secondsSince1970: try context.now().wholeSeconds)
        var events: [StoredEvent] = []
        for occurrence in reading.occurrences where !occurrence.isCancelled {
            try context.checkCancellation()
            var event = try CalendarEvent(occurrence, fetchedAt: fetched)
            let asked = try await context.call(Wardrobe.readDressCode, PlannableEvent(occurrence).texts)
            event.dressCode = asked.dressCode
            event.formality = asked.formality?.lowest
            event.confidence = event.dressCode == nil && event.formality == nil ? nil : asked.confidence
            events.append(
                StoredEvent(
                    event: event, calendar: input.calendar, uid: occurrence.uid.storable(2_000),
                    recurrenceID: occurrence.recurrenceID))
        }
        let found = events
        let update = try await access.writing(in: context) { records in
            try records.write { try $0.events.update(found, of: input.calendar, within: days) }
        }
        return CalendarImportReport(
            calendar: input.calendar, from: days.lowerBound, through: days.upperBound, events: found.count,
            added: update.added, changed: update.changed, removed: update.removed, problems: reading.problems)
    }
}

extension CalendarEvent {
    /// An occurrence in a calendar, with its texts truncated to the store's limits.
    fileprivate init(_ occurrence: CalendarOccurrence, fetchedAt: EventTime) throws {
        self.init(
            id: "new", title: occurrence.title.storable(1_000), start: try EventTime(occurrence.start.description),
            end: try EventTime(occurrence.end.description), fetchedAt: fetchedAt)
        location = occurrence.location.isEmpty ? nil : occurrence.location.storable(1_000)
        notes = occurrence.notes.isEmpty ? nil : occurrence.notes.storable(100_000)
    }

    /// Whether two occurrences have the same calendar data.
    fileprivate func isSame(as other: CalendarEvent) -> Bool {
        var copy = other
        (copy.id, copy.fetchedAt) = (id, fetchedAt)
        return copy == self
    }
}

extension String {
    /// Returns the text without control characters other than tabs and line breaks, truncated to a number of Unicode
    /// scalars.
    fileprivate func storable(_ limit: Int) -> String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isRefusedControl }.prefix(limit)))
    }
}

/// The changes made by storing a calendar.
private struct CalendarUpdate: Sendable {
    var added: [NamedRecord] = []
    var changed: [NamedRecord] = []
    var removed: [NamedRecord] = []
}

extension EventRepository {
    /// Stores a calendar's events for a range of days, replacing each event's stored version.
    fileprivate func update(
        _ events: [StoredEvent], of calendar: String, within days: ClosedRange<CalendarDay>
    ) throws -> CalendarUpdate {
        let match = EventMatch(events, try self.events(of: calendar), within: days)
        var update = CalendarUpdate()
        for (index, found) in events.enumerated() {
            var event = found
            guard let earlier = match.earlier[index] else {
                event.event.id = transaction.newKey()
                try transaction.check(event.event)
                try event.columnValues.insert(into: "calendarEvent", in: db)
                update.added.append(NamedRecord(id: event.event.id, name: event.event.title))
                continue
            }
            event.event.id = earlier.event.id
            event.chosenOutfit = earlier.chosenOutfit
            let isMoved = event.event.start != earlier.event.start
            event.reminderGiven = isMoved ? nil : earlier.reminderGiven
            try transaction.check(event.event)
            try event.columnValues.update("calendarEvent", id: event.event.id, in: db)
            if !event.event.isSame(as: earlier.event) {
                update.changed.append(NamedRecord(id: event.event.id, name: event.event.title))
            }
        }
        for event in match.gone.sorted(by: { $0.event.id < $1.event.id }) {
            try remove(event.event.id)
            update.removed.append(NamedRecord(id: event.event.id, name: event.event.title))
        }
        return update
    }
}
