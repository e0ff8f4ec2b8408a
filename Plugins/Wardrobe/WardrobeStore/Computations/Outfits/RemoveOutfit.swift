// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// Removes a saved outfit.
struct RemoveOutfit: Computation {
    let manifest = Manifest(
        id: Wardrobe.removeOutfit.id,
        summary: "Remove a saved outfit.",
        discussion: """
            Its items stay, and so do logged wears of it, with their items. Events for which it was suggested or chosen \
            stay without it.
            """,
        examples: [Example("An outfit", ["outfit": "Tuesday at the desk"])],
        effects: [.writes, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: RemoveOutfitInput, in context: Context) async throws -> OutfitRemoval {
        try await access.writing(in: context) { records in
            let outfit = try records.outfit(input.outfit)
            let wears = try records.wears(WearFilter(outfit: outfit.id)).count
            let events = try records.store.read { db in
                let keys = try String.fetchAll(
                    db,
                    sql: """
                        SELECT id FROM calendarEvent WHERE chosenOutfit = ?1
                        OR id IN (SELECT calendarEvent FROM calendarEventOutfit WHERE outfit = ?1) ORDER BY id
                        """, arguments: [outfit.id])
                return try NamedRecords.events.named(keys, in: db)
            }
            let saved = try records.savedOutfit(outfit)
            try records.remove(outfit: outfit.id)
            return OutfitRemoval(outfit: saved, keptWears: wears, events: events)
        }
    }
}
