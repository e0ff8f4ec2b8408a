// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
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
                    throw ComputationError.refused(path: "choice", expected: "outfit or choice", got: "both")
                }
                return (now: try context.now(), day: try input.date?.day(in: context))
            }
        ) { records, input, moment in
            try records.write { transaction in
                let events = transaction.events
                var stored = try events.event(input.event, on: moment.day)
                stored.chosenOutfit = try input.choice(for: stored.event, in: events)
                try events.setChosenOutfit(stored.chosenOutfit, ofEvent: stored.event.id)
                return try events.planned(stored, at: moment.now)
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
            if var issue = ValidationIssue.reversal(from, through) {
                if input.from == nil { issue.recoverySuggestion = nil }
                throw ComputationError.refused([issue])
            }
            let zone = try context.timeZone()
            let days = try from...(through ?? CalendarDay(year: 9_999, month: 12, day: 31))
            return try records.read { transaction in
                let events = transaction.events
                let found = try events.events(of: input.calendar).filter { $0.touches(days) && input.accepts($0) }
                let page = try ListPage(
                    found, of: Wardrobe.myEvents, for: input, limit: input.limit, after: input.cursor
                ) { [.ascending($0.event.start.secondsSince1970(in: zone)), .ascending($0.event.id)] }
                return EventList(
                    events: try page.elements.map { try events.planned($0, at: now) }, from: from,
                    total: found.count, cursor: page.cursor)
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
                    throw ComputationError.refused(
                        path: "event", expected: "event or calendar", got: input.event == nil ? "neither" : "both")
                }
                return (now: try context.now(), day: try input.date?.day(in: context))
            }
        ) { records, input, moment in
            try records.write { transaction in
                let events = transaction.events
                let found =
                    try input.event.map { [try events.event($0, on: moment.day, toRemove: true)] }
                    ?? events.events(of: input.calendar)
                if let calendar = input.calendar, found.isEmpty {
                    throw ComputationError.noCalendar(calendar, among: try events.calendars())
                }
                let removed = try found.map { try events.planned($0, at: moment.now) }
                for event in found { try events.remove(event.event.id) }
                return EventRemoval(events: removed)
            }
        }
    }
}

extension ChooseOutfitInput {
    /// Saves the suggestions for an event and returns the chosen outfit, or nil if none is chosen.
    fileprivate func choice(for event: CalendarEvent, in events: EventRepository) throws -> String? {
        let suggested =
            try suggestions.map { try events.keep($0, for: event) } ?? events.suggestions(forEvent: event.id)
        guard let choice else { return try outfit.map { try events.transaction.outfits.key($0) } }
        guard suggested.indices.contains(choice - 1) else {
            throw ComputationError.refused(
                path: "choice",
                expected: suggested.isEmpty
                    ? "a suggestion; the event has none" : "a number from 1 to \(suggested.count)", got: "\(choice)")
        }
        return suggested[choice - 1]
    }
}

extension ComputationError {
    /// Returns the error for a calendar that has no stored events.
    fileprivate static func noCalendar(_ name: String, among known: [String]) -> ComputationError {
        .notFound(
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
            try records.read { try $0.events.events(of: input.calendar) }.contains(where: isDue)
        }
        guard hasDue else { return EventReminder() }
        return try await access.writing(in: context, asAction: false) { records in
            try records.write { transaction in
                let events = transaction.events
                let due = try events.events(of: input.calendar).filter(isDue)
                guard var next = due.first else { return EventReminder() }
                let given = Timestamp(secondsSince1970: Double(now.wholeSeconds))
                next.reminderGiven = given
                try events.setReminderGiven(given, ofEvent: next.event.id)
                let event = try events.planned(next, at: now)
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
