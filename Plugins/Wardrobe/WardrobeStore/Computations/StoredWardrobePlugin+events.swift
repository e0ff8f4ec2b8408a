// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

extension StoredWardrobePlugin {
    /// The computations for calendar events.
    @ComputationBuilder
    static func eventComputations(_ records: LazyWardrobeRecords) -> [AnyComputation] {
        ImportCalendar(access: records)
        records.writing(
            Wardrobe.chooseOutfit, "Chooses an outfit for a stored event and saves the suggestions for it.",
            discussion: """
                Suggestions are saved as outfits, unless one with the same items exists, and replace the event's \
                current suggestions. Give a saved outfit, or a suggestion by its number. With neither, the event's \
                choice is cleared.
                """,
            examples: [
                Example("A saved outfit", ["event": "Spring gala", "outfit": "Tuesday at the desk"]),
                Example(
                    "The first of two suggestions",
                    [
                        "event": "Spring gala", "choice": 1,
                        "suggestions": [
                            ["items": ["Sand pleated trousers", "Teal corduroy blazer"], "confidence": 0.9],
                            ["items": ["Sand pleated trousers"]],
                        ],
                    ]),
            ], effects: [.clock, .idempotent, .destructive],
            checking: { input, context in
                guard input.outfit == nil || input.choice == nil else {
                    throw ComputationError.refused([
                        ValidationIssue(path: "choice", expected: "outfit or choice", got: "both")
                    ])
                }
                return (now: try context.now(), day: try input.date?.day(in: context))
            }
        ) { records, input, moment in
            try records.store.write { db in
                var stored = try records.storedEvent(input.event, on: moment.day, db)
                stored.chosenOutfit = try records.outfit(chosenBy: input, for: stored.event, db)
                try records.setChosenOutfit(stored.chosenOutfit, ofEvent: stored.event.id, db)
                return try records.plannedEvent(stored, at: moment.now, db)
            }
        }
        ChoosePlannedOutfits(access: records)
        ClaimEventReminder(access: records)
        records.reading(
            Wardrobe.myEvents, "Lists the stored events in your calendars, with their suggested and chosen outfits.",
            discussion: "Events are sorted by start, beginning today unless another day is given.",
            examples: [
                Example("From today", [:]),
                Example(
                    "Events of a month without a chosen outfit",
                    [
                        "from": "2026-11-01", "through": "2026-11-30", "hasChoice": false,
                    ]),
            ], effects: .clock
        ) { records, input, context in
            let from = try (input.from ?? .today).day(in: context)
            let through = try input.through?.day(in: context)
            let now = try context.now()
            if let through, through < from {
                throw ComputationError.refused([
                    ValidationIssue(
                        path: "through", expected: "a day not before from, \(from)", got: "\(through)",
                        recoverySuggestion: input.from == nil ? nil : "are the two swapped?")
                ])
            }
            let zone = try context.timeZone()
            let days = try from...(through ?? CalendarDay(year: 9_999, month: 12, day: 31))
            return try records.store.read { db in
                let events = try records.storedEvents(of: input.calendar, db).filter {
                    $0.touches(days) && input.accepts($0)
                }
                let page = try ListPage(
                    events, of: Wardrobe.myEvents, for: input, limit: input.limit, after: input.cursor
                ) { [.ascending($0.event.start.secondsSince1970(in: zone)), .ascending($0.event.id)] }
                return EventList(
                    events: try page.elements.map { try records.plannedEvent($0, at: now, db) }, from: from,
                    total: events.count, cursor: page.cursor)
            }
        }
        records.writing(
            Wardrobe.removeEvent, "Removes a stored event or all events in a calendar.",
            discussion: "Outfits that were suggested or chosen for the events are kept.",
            examples: [
                Example("An event", ["event": "Spring gala"]), Example("A calendar", ["calendar": "work"]),
            ], effects: [.clock, .destructive],
            checking: { input, context in
                guard (input.event == nil) != (input.calendar == nil) else {
                    throw ComputationError.refused([
                        ValidationIssue(
                            path: "event", expected: "event or calendar", got: input.event == nil ? "neither" : "both")
                    ])
                }
                return (now: try context.now(), day: try input.date?.day(in: context))
            }
        ) { records, input, moment in
            try records.store.write { db in
                let events =
                    try input.event.map { [try records.storedEvent($0, on: moment.day, whole: true, db)] }
                    ?? records.storedEvents(of: input.calendar, db)
                if let calendar = input.calendar, events.isEmpty { throw try records.noCalendar(calendar, db) }
                let removed = try events.map { try records.plannedEvent($0, at: moment.now, db) }
                for event in events {
                    try db.execute(sql: "DELETE FROM calendarEvent WHERE id = ?", arguments: [event.event.id])
                }
                return EventRemoval(events: removed)
            }
        }
    }
}

extension WardrobeRecords {
    /// Saves the suggestions for an event and returns the chosen outfit, or nil if none is chosen.
    fileprivate func outfit(
        chosenBy input: ChooseOutfitInput, for event: CalendarEvent, _ db: Database
    ) throws -> String? {
        var suggested = try String.fetchAll(
            db, sql: "SELECT outfit FROM calendarEventOutfit WHERE calendarEvent = ? ORDER BY position",
            arguments: [event.id])
        if let suggestions = input.suggestions { suggested = try keep(suggestions, for: event, db) }
        guard let choice = input.choice else {
            return try input.outfit.map { try NamedRecords.outfits.key($0, in: db) }
        }
        guard suggested.indices.contains(choice - 1) else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "choice",
                    expected: suggested.isEmpty
                        ? "a suggestion; the event has none" : "a number from 1 to \(suggested.count)",
                    got: "\(choice)")
            ])
        }
        return suggested[choice - 1]
    }

    /// Returns the error for a calendar that has no stored events.
    fileprivate func noCalendar(_ name: String, _ db: Database) throws -> ComputationError {
        let known = try String.fetchAll(db, sql: "SELECT DISTINCT calendar FROM calendarEvent ORDER BY 1")
        return .notFound(
            ValidationIssue(
                path: "calendar", expected: "the name of a stored calendar", got: "\"\(name)\"",
                recoverySuggestion: known.isEmpty
                    ? "there are none yet" : "the stored calendars are \(known.joined(separator: ", "))"))
    }
}

extension EventTime {
    /// Seconds since 1970-01-01T00:00:00Z, with all-day events and local times in the given zone.
    fileprivate func secondsSince1970(in zone: LocalZone) -> Int {
        secondsSince1970
            ?? zone.instant(of: CivilDateTime(day: day, time: ClockTime(secondOfDay: secondOfDay ?? 0))).wholeSeconds
    }
}

extension MyEventsInput {
    fileprivate func accepts(_ stored: StoredEvent) -> Bool {
        if let text = text?.lowercased(), !text.isEmpty {
            let texts = [stored.event.title, stored.event.location ?? "", stored.event.notes ?? ""]
            guard texts.contains(where: { $0.lowercased().contains(text) }) else { return false }
        }
        if let dressCode, stored.event.dressCode != dressCode { return false }
        return hasChoice.map { $0 == (stored.chosenOutfit != nil) } ?? true
    }
}

/// Returns the next due event reminder, once.
struct ClaimEventReminder: Computation {
    let manifest = Manifest(
        id: Wardrobe.claimEventReminder.id,
        summary: "Returns the next due event reminder, with what to wear, and marks it as delivered.",
        discussion: """
            A reminder is due from the lead time before the event until the event starts; for all-day events, until \
            the first day ends. Calling again returns the next due reminder, or none. Times without a zone are in \
            the time zone of the context.
            """,
        examples: [Example("Twelve hours ahead", [:]), Example("A week ahead", ["lead": 10_080])],
        effects: [.writes, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: ClaimEventReminderInput, in context: Context) async throws -> EventReminder {
        let (now, zone) = (try context.now(), try context.timeZone())
        @Sendable func isDue(_ stored: StoredEvent) -> Bool {
            guard stored.reminderGiven == nil else { return false }
            let start = Double(stored.event.start.secondsSince1970(in: zone))
            let end = start + (stored.event.start.secondOfDay == nil ? 86_400 : 0)
            return start - Double(input.lead) * 60 <= now.secondsSince1970 && now.secondsSince1970 < end
        }
        let hasDue = try await access.reading(in: context) { records in
            try records.store.read { db in try records.storedEvents(of: input.calendar, db).contains(where: isDue) }
        }
        guard hasDue else { return EventReminder() }
        return try await access.writing(in: context, asAction: false) { records in
            try records.store.write { db in
                let due = try records.storedEvents(of: input.calendar, db).filter(isDue)
                guard var next = due.first else { return EventReminder() }
                next.reminderGiven = Timestamp(secondsSince1970: Double(now.wholeSeconds))
                try db.execute(
                    sql: "UPDATE calendarEvent SET reminderGiven = ? WHERE id = ?",
                    arguments: [next.reminderGiven?.description, next.event.id])
                let event = try records.plannedEvent(next, at: now, db)
                return EventReminder(event: event, message: event.reminder, further: due.count - 1)
            }
        }
    }
}

extension PlannedEvent {
    /// Returns a message with the event, its start, and what to wear.
    fileprivate var reminder: Message {
        let title = String(event.title.unicodeScalars.prefix(200))
        let time = event.start.secondOfDay.map { " at \(ClockTime(secondOfDay: $0).hourAndMinute)" } ?? ""
        let what = "\(title.isEmpty ? "An event" : title) begins on \(event.start.day)\(time)."
        var arguments: [String: JSONValue] = ["title": .string(title), "start": .string(event.start.description)]
        guard let chosenOutfit else {
            return Message("wardrobe.event-reminder-undecided", "\(what) No outfit is chosen yet.", arguments)
        }
        arguments["outfit"] = .string(chosenOutfit.outfit.name)
        let items = chosenOutfit.items.map(\.name)
        arguments["items"] = .array(items.map(JSONValue.string))
        let shown = items.prefix(7).joined(separator: ", ") + (items.count > 7 ? ", …" : "")
        return Message("wardrobe.event-reminder", "\(what) Wear \(chosenOutfit.outfit.name): \(shown).", arguments)
    }
}
