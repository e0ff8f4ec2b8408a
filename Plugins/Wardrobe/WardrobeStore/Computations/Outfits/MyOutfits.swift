// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Lists the saved outfits.
struct MyOutfits: Computation {
    let manifest = Manifest(
        id: Wardrobe.myOutfits.id,
        summary: "Lists your saved outfits, optionally filtered.",
        discussion: "An outfit without a season or an occasion is suitable for all of them.",
        examples: [
            Example("All, most recently saved first", [:]),
            Example("Recently worn", ["sort": "lastWorn", "isWorn": true, "limit": 20]),
        ], effects: .reads)

    let access: LazyWardrobeRecords

    func run(_ input: MyOutfitsInput, in context: Context) async throws -> OutfitList {
        try await access.reading(in: context) { records in
            let item = try input.item.map { name in
                try records.store.read { db in try NamedRecords.items.key(name, in: db) }
            }
            let outfits = try records.outfits().filter { input.accepts($0, item: item) }
            let page = try ListPage(
                outfits, of: Wardrobe.myOutfits, for: input, limit: input.limit, after: input.cursor,
                sortedBy: input.sortKeys)
            let names = try records.names(in: "item")
            let listed = page.elements.map { outfit in
                SavedOutfit(
                    outfit: outfit, items: outfit.items.map { NamedRecord(id: $0, name: names[$0] ?? $0) })
            }
            return OutfitList(outfits: listed, total: outfits.count, cursor: page.cursor)
        }
    }
}

extension MyOutfitsInput {
    fileprivate func accepts(_ outfit: Outfit, item: String?) -> Bool {
        if let text = text?.lowercased(), !text.isEmpty {
            let texts = [outfit.name, outfit.notes ?? ""]
            guard texts.contains(where: { $0.lowercased().contains(text) }) else { return false }
        }
        if let occasion, !outfit.occasion.isEmpty, !outfit.occasion.contains(occasion) { return false }
        if let season, !outfit.season.isEmpty, !outfit.season.contains(where: { $0.suits(season) }) { return false }
        if let item, !outfit.items.contains(item) { return false }
        if let isGenerated, outfit.isGenerated != isGenerated { return false }
        if let isWorn, (outfit.timesWorn > 0 || outfit.lastWorn != nil) != isWorn { return false }
        return !favoritesOnly || outfit.isFavorite
    }

    /// The sort key of an outfit.
    fileprivate func sortKeys(of outfit: Outfit) -> [SortKey] {
        let first: SortKey =
            switch sort {
            case .created: .descending(outfit.created.map { Int($0.secondsSince1970 * 1_000) } ?? 0)
            case .lastWorn: .descending(outfit.lastWorn?.daysSince1970 ?? .min)
            case .name: .ascending(outfit.name.lowercased())
            }
        return [first, .ascending(outfit.id)]
    }
}
