// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Lists the stored events.
struct MyEvents: Computation {
    let manifest = Manifest(
        id: Wardrobe.myEvents.id,
        summary: "Lists the stored events in your calendars, with their suggested and chosen outfits.",
        discussion: "Events are sorted by start, beginning today unless another day is given.",
        examples: [
            Example("From today", [:]),
            Example(
                "Events of a month without a chosen outfit",
                [
                    "from": "2026-11-01", "through": "2026-11-30", "hasChoice": false,
                ]),
        ], effects: [.reads, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: MyEventsInput, in context: Context) async throws -> EventList {
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
        return try await access.reading(in: context) { records in
            try records.store.read { db in
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
