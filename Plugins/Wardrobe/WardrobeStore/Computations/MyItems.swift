// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Lists the items of the wardrobe.
struct MyItems: Computation {
    let manifest = Manifest(
        id: Wardrobe.myItems.id,
        summary: "Lists the items in your wardrobe, optionally filtered.",
        discussion: """
            Items are sorted in the order they were added unless you specify another. An item without a season or an \
            occasion is suitable for all of them.
            """,
        examples: [
            Example("Everything", [:]),
            Example(
                "Clean shirts for work", ["categories": ["shirt", "blouse"], "occasion": "work", "laundry": "clean"]),
            Example("Search for navy", ["text": "navy"]),
            Example(
                "The ten least recently worn items in the sample wardrobe",
                [
                    "sample": "womenswear", "sort": "lastWorn", "limit": 10,
                ]),
        ], effects: .reads)

    let access: LazyWardrobeRecords

    func run(_ input: MyItemsInput, in context: Context) async throws -> ItemList {
        let items: [WardrobeItem]
        let numbers: [String: Int]
        let all: Int
        if let sample = input.sample {
            items = sample.items.filter { input.accepts($0) && input.acceptsText(of: $0) }
            numbers = Dictionary(
                sample.items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
            all = sample.items.count
        } else {
            (items, numbers) = try await access.reading(in: context) { records in
                try records.read { transaction in
                    let items = transaction.items
                    return (try items.items(input), try items.numbers())
                }
            }
            all = numbers.count
        }
        let page = try ListPage(
            items, of: Wardrobe.myItems, for: input, limit: input.limit, after: input.cursor
        ) { input.sortKeys(of: $0, number: numbers[$0.id] ?? .max) }
        return ItemList(items: page.elements, total: items.count, all: all, cursor: page.cursor)
    }
}
