// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// Chooses an outfit for an event.
struct ChooseOutfit: Computation {
    let manifest = Manifest(
        id: Wardrobe.chooseOutfit.id,
        summary: "Chooses an outfit for a stored event and saves the suggestions for it.",
        discussion: """
            Suggestions are saved as outfits, unless one with the same items exists, and replace the event's current \
            suggestions. Give a saved outfit, or a suggestion by its number. With neither, the event's choice is \
            cleared.
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
        ], effects: [.writes, .clock, .idempotent, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: ChooseOutfitInput, in context: Context) async throws -> PlannedEvent {
        guard input.outfit == nil || input.choice == nil else {
            throw ComputationError.refused([
                ValidationIssue(path: "choice", expected: "outfit or choice", got: "both")
            ])
        }
        let now = try context.now()
        let day = try input.date?.day(in: context)
        return try await access.writing(in: context) { records in
            try records.store.write { db in
                var stored = try records.storedEvent(input.event, on: day, db)
                var suggested = try String.fetchAll(
                    db, sql: "SELECT outfit FROM calendarEventOutfit WHERE calendarEvent = ? ORDER BY position",
                    arguments: [stored.event.id])
                if let suggestions = input.suggestions {
                    suggested = try records.keep(suggestions, for: stored.event, db)
                }
                stored.chosenOutfit = try input.outfit.map { try NamedRecords.outfits.key($0, in: db) }
                if let choice = input.choice {
                    guard suggested.indices.contains(choice - 1) else {
                        throw ComputationError.refused([
                            ValidationIssue(
                                path: "choice",
                                expected: suggested.isEmpty
                                    ? "a suggestion; the event has none" : "a number from 1 to \(suggested.count)",
                                got: "\(choice)")
                        ])
                    }
                    stored.chosenOutfit = suggested[choice - 1]
                }
                try records.setChosenOutfit(stored.chosenOutfit, ofEvent: stored.event.id, db)
                return try records.plannedEvent(stored, at: now, db)
            }
        }
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
