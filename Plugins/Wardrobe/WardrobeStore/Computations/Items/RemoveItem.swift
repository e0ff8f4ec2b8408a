// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Removes an item from the wardrobe.
struct RemoveItem: Computation {
    let manifest = Manifest(
        id: Wardrobe.removeItem.id,
        summary: "Removes an item from your wardrobe.",
        discussion: """
            Outfits and wears keep their other items. Outfits and wears with only this item are removed, and so are \
            its photos.
            """,
        examples: [Example("A hoodie", ["item": "Gray hoodie"])], effects: [.writes, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: RemoveItemInput, in context: Context) async throws -> ItemRemoval {
        try await access.writing(in: context) { records in
            try records.store.write { db in
                let names = try records.names(in: "outfit", db)
                let removed = try records.remove(item: input.item, db)
                func named(_ keys: [String]) -> [NamedRecord] {
                    keys.map { NamedRecord(id: $0, name: names[$0] ?? $0) }
                }
                return ItemRemoval(
                    item: removed.item, keptOutfits: named(removed.keptOutfits),
                    removedOutfits: named(removed.removedOutfits), removedWears: removed.removedWears.count)
            }
        }
    }
}
