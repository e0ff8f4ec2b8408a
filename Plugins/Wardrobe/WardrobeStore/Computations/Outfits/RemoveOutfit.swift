// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// Removes a saved outfit.
struct RemoveOutfit: Computation {
    let manifest = Manifest(
        id: Wardrobe.removeOutfit.id,
        summary: "Removes a saved outfit.",
        discussion: """
            Its items and logged wears are kept. Events for which it was suggested or chosen \
            no longer have it.
            """,
        examples: [Example("An outfit", ["outfit": "Tuesday at the desk"])],
        effects: [.writes, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: RemoveOutfitInput, in context: Context) async throws -> OutfitRemoval {
        try await access.writing(in: context) { records in
            try records.store.write { db in
                let outfit = try records.outfit(key: NamedRecords.outfits.whole.key(input.outfit, in: db), db)
                let wears = try Int.fetchOne(
                    db, sql: "SELECT count(*) FROM wearEvent WHERE outfit = ?", arguments: [outfit.id])
                let events = try String.fetchAll(
                    db,
                    sql: """
                        SELECT id FROM calendarEvent WHERE chosenOutfit = ?1
                        OR id IN (SELECT calendarEvent FROM calendarEventOutfit WHERE outfit = ?1) ORDER BY id
                        """, arguments: [outfit.id])
                let removal = OutfitRemoval(
                    outfit: try records.savedOutfit(outfit, db), keptWears: wears ?? 0,
                    events: try NamedRecords.events.named(events, in: db))
                try records.remove(outfit: outfit.id, db)
                return removal
            }
        }
    }
}
