// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Plans outfits for the stored events and chooses them.
struct ChoosePlannedOutfits: Computation {
    let manifest = Manifest(
        id: Wardrobe.choosePlannedOutfits.id,
        summary: "Plans outfits for your stored events and chooses them.",
        discussion: """
            Plans as wardrobe.my-plan does, saves the outfits and chooses each for its event, all or none. An event \
            with a chosen outfit keeps it, and an outfit that doesn't fit its event isn't chosen; the answer says \
            so.
            """,
        examples: [Example("The week from today", ["typed": ["temperature": "41..63"]])],
        effects: [.writes, .clock, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: ChoosePlannedOutfitsInput, in context: Context) async throws -> WardrobePlan {
        let plan = try await input.plan.plan(from: access, in: context)
        guard plan.basis.sample == nil else {
            throw ComputationError(.notFound, "The wardrobe is empty, so there are no outfits to choose from.")
        }
        return try await access.writing(in: context) { records in
            try records.write { transaction in
                let events = transaction.events
                let stored = try Dictionary(events.events().map { ($0.event.id, $0) }) { first, _ in first }
                var chosen = plan
                for index in plan.events.indices { try chosen.events[index].choose(of: stored, in: events) }
                return chosen
            }
        }
    }
}

extension WardrobePlan.Event {
    /// Chooses the planned outfit for the event if it has none, and records the result.
    fileprivate mutating func choose(of stored: [String: StoredEvent], in events: EventRepository) throws {
        // The event can have been removed in the meantime.
        guard let id, let outfit, let stored = stored[id] else { return }
        let title = JSONValue.string(String(title.unicodeScalars.prefix(60))).text()
        func note(_ code: String, _ sentence: String) -> Message {
            Message("wardrobe.\(code)", sentence, ["event": .string(id)])
        }
        let outfits = events.transaction.outfits
        if let key = stored.chosenOutfit {
            let kept = try outfits.named([key])[0]
            chosen = kept
            choice = note("choice-kept", "\(title) keeps the outfit you chose: \(kept.name).")
            return
        }
        guard shortage == nil, outfit.refusals.isEmpty else {
            choice = note("none-chosen", "No outfit was chosen for \(title): none fits.")
            return
        }
        let suggestion = ChooseOutfitInput.Suggestion(items: outfit.items.map(\.id), confidence: outfit.confidence)
        let key = try events.keep([suggestion], for: stored.event)[0]
        try events.setChosenOutfit(key, ofEvent: id)
        chosen = try outfits.named([key])[0]
        choice = note("outfit-chosen", "Chose the outfit for \(title).")
    }
}
