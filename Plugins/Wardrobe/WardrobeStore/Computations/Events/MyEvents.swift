// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Lists the stored events.
struct MyEvents: Computation {
    let manifest = Manifest(
        id: Wardrobe.myEvents.id,
        summary: "The stored events of your calendars, with the outfits suggested and chosen for them.",
        discussion: "Events come by their beginnings, from today on unless another day is given.",
        examples: [
            Example("From today on", [:]),
            Example(
                "Those of a month without a choice",
                [
                    "from": "2026-11-01", "through": "2026-11-30", "hasChoice": false,
                ]),
        ], effects: [.reads, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: MyEventsInput, in context: Context) async throws -> EventList {
        let from = try input.from ?? context.today()
        let now = try context.now()
        if let through = input.through, through < from {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "through", expected: "a day not before from, \(from)", got: "\(through)",
                    recoverySuggestion: input.from == nil ? nil : "are the two swapped?")
            ])
        }
        let days = try from...(input.through ?? CalendarDay(year: 9_999, month: 12, day: 31))
        return try await access.reading(in: context) { records in
            try records.store.read { db in
                let events = try records.storedEvents(of: input.calendar, db).filter {
                    $0.touches(days) && input.accepts($0)
                }
                let part = try ListCursor.part(
                    of: events, input, limit: input.limit, cursor: input.cursor, key: \.event.id)
                return EventList(
                    events: try part.elements.map { try records.plannedEvent($0, at: now, db) }, from: from,
                    total: events.count, cursor: part.cursor)
            }
        }
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
