// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

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
            let start = stored.event.start.instant(in: zone)
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

extension EventTime {
    /// Seconds since 1970-01-01T00:00:00Z, in the given zone if the offset is unknown; all-day events start at
    /// midnight.
    fileprivate func instant(in zone: LocalZone) -> Double {
        if let secondsSince1970 { return Double(secondsSince1970) }
        let local = CivilDateTime(day: day, time: ClockTime(secondOfDay: secondOfDay ?? 0))
        return zone.instant(of: local).secondsSince1970
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
