// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// Returns the details of an item.
struct MyItem: Computation {
    let manifest = Manifest(
        id: Wardrobe.myItem.id,
        summary: "Returns the details of an item in your wardrobe.",
        discussion: """
            Warmth and formality are the values you set, or else table values. While the wardrobe is empty, items \
            come from a built-in sample wardrobe.
            """,
        examples: [Example("A shirt", ["item": "White dress shirt"])], effects: .reads)

    let access: LazyWardrobeRecords

    func run(_ input: MyItemInput, in context: Context) async throws -> ItemProfile {
        try await access.reading(in: context) { records in
            guard try records.itemCount() > 0 else {
                let items = input.sample.items
                let key = try NamedRecords.items.key(input.item, among: items.map { (key: $0.id, name: $0.name) })
                guard let item = items.first(where: { $0.id == key }) else {
                    throw ComputationError.notFound(
                        ValidationIssue(path: "item", expected: "an item of the sample wardrobe", got: "\"\(key)\""))
                }
                return ItemProfile(item: item, isSample: true, outfits: [])
            }
            let item = try records.item(input.item)
            let outfits = try records.store.read { db in
                let keys = try String.fetchAll(
                    db, sql: "SELECT DISTINCT outfit FROM outfitItem WHERE item = ? ORDER BY outfit",
                    arguments: [item.id])
                return try NamedRecords.outfits.named(keys, in: db)
            }
            let photo = try input.withPhoto ? item.photo.flatMap { try records.photo($0) } : nil
            return ItemProfile(
                item: item, isSample: false, outfits: outfits, photo: photo.map { Blob($0.bytes) })
        }
    }
}

extension WardrobeRecords {
    /// The number of items.
    func itemCount() throws -> Int {
        try store.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM item") ?? 0 }
    }
}
