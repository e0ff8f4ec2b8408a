// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
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
            try records.store.write { db in
                let stored = try Dictionary(records.storedEvents(db).map { ($0.event.id, $0) }) { first, _ in first }
                var chosen = plan
                for index in plan.events.indices { try records.choose(&chosen.events[index], of: stored, db) }
                return chosen
            }
        }
    }
}

extension WardrobeRecords {
    /// Chooses the planned outfit for an event that has none, and records the result in the event.
    fileprivate func choose(
        _ event: inout WardrobePlan.Event, of events: [String: StoredEvent], _ db: Database
    ) throws {
        // The event can have been removed in the meantime.
        guard let id = event.id, let outfit = event.outfit, let stored = events[id] else { return }
        let title = JSONValue.string(String(event.title.unicodeScalars.prefix(60))).text()
        func note(_ code: String, _ sentence: String) {
            event.choice = Message("wardrobe.\(code)", sentence, ["event": .string(id)])
        }
        if let key = stored.chosenOutfit {
            let chosen = try NamedRecords.outfits.named([key], in: db)[0]
            event.chosen = chosen
            return note("choice-kept", "\(title) keeps the outfit you chose: \(chosen.name).")
        }
        guard event.shortage == nil, outfit.refusals.isEmpty else {
            return note("none-chosen", "No outfit was chosen for \(title): none fits.")
        }
        let suggestion = ChooseOutfitInput.Suggestion(items: outfit.items.map(\.id), confidence: outfit.confidence)
        let key = try keep([suggestion], for: stored.event, db)[0]
        try setChosenOutfit(key, ofEvent: id, db)
        event.chosen = try NamedRecords.outfits.named([key], in: db)[0]
        note("outfit-chosen", "Chose the outfit for \(title).")
    }
}

extension WardrobeRecords {
    /// Sets the chosen outfit of an event; nil clears it.
    func setChosenOutfit(_ outfit: String?, ofEvent id: String, _ db: Database) throws {
        try db.execute(sql: "UPDATE calendarEvent SET chosenOutfit = ? WHERE id = ?", arguments: [outfit, id])
    }

    /// Saves the suggested outfits of an event, replacing its current ones.
    /// - Returns: the outfits' keys.
    func keep(
        _ suggestions: [ChooseOutfitInput.Suggestion], for event: CalendarEvent, _ db: Database
    ) throws -> [String] {
        let items = try suggestions.enumerated().map { index, suggestion in
            try NamedRecords.items.at("suggestions[\(index)].items").keys(suggestion.items, in: db)
        }
        var saved = try keyLists("SELECT outfit, item FROM outfitItem ORDER BY outfit, position", [], in: db)
            .sorted { $0.key < $1.key }.map { (key: $0.key, items: Set($0.value)) }
        var keys: [String] = []
        for (index, (suggestion, items)) in zip(suggestions, items).enumerated() {
            if let same = saved.first(where: { $0.items == Set(items) }) {
                guard !keys.contains(same.key) else {
                    throw ComputationError.refused([
                        ValidationIssue(
                            path: "suggestions[\(index)].items", expected: "each outfit once",
                            got: "the same items again")
                    ])
                }
                keys.append(same.key)
                continue
            }
            let title = event.title.isEmpty ? "\(event.start.day)" : String(event.title.unicodeScalars.prefix(180))
            var outfit = Outfit(id: "", name: "\(title) (\(index + 1))", items: items)
            outfit.isGenerated = true
            outfit.confidence = suggestion.confidence
            outfit.formality = event.formality
            do throws(ComputationError) {
                try check(outfit.withKey("new"))
            } catch {
                throw error.renamingPaths { "suggestions[\(index)].\($0)" }
            }
            let key = try insert(outfit, db).id
            saved.append((key: key, items: Set(items)))
            keys.append(key)
        }
        try db.execute(sql: "DELETE FROM calendarEventOutfit WHERE calendarEvent = ?", arguments: [event.id])
        for (position, key) in keys.enumerated() {
            try db.execute(
                sql: "INSERT INTO calendarEventOutfit (calendarEvent, position, outfit) VALUES (?, ?, ?)",
                arguments: [event.id, position, key])
        }
        return keys
    }
}

extension Outfit {
    fileprivate func withKey(_ key: String) -> Outfit {
        var copy = self
        copy.id = key
        return copy
    }
}
