// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Removes an item from the wardrobe.
struct RemoveItem: Computation {
    let manifest = Manifest(
        id: Wardrobe.removeItem.id,
        summary: "Remove an item from your wardrobe for good.",
        discussion: """
            Outfits keep their other items, and so do wears; outfits and wears of the item alone go with it, and so do its \
            photos.
            """,
        examples: [Example("A hoodie", ["item": "Gray hoodie"])], effects: [.writes, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: RemoveItemInput, in context: Context) async throws -> ItemRemoval {
        try await access.writing(in: context) { records in
            let names = try records.names(in: "outfit")
            let removed = try records.remove(item: input.item)
            func named(_ keys: [String]) -> [NamedRecord] { keys.map { NamedRecord(id: $0, name: names[$0] ?? $0) } }
            return ItemRemoval(
                item: removed.item, keptOutfits: named(removed.keptOutfitKeys),
                removedOutfits: named(removed.removedOutfits), removedWears: removed.removedWears.count)
        }
    }
}
