// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Lists the items of the wardrobe.
struct MyItems: Computation {
    let manifest = Manifest(
        id: Wardrobe.myItems.id,
        summary: "The items of your wardrobe, all or those you ask for.",
        discussion: """
            Items come in the order in which they were added unless another is asked for. An item without a season or an \
            occasion is meant for all.
            """,
        examples: [
            Example("Everything", [:]),
            Example(
                "Clean shirts for work", ["categories": ["shirt", "blouse"], "occasion": "work", "laundry": "clean"]),
            Example("Whatever is called navy", ["text": "navy"]),
            Example(
                "Ten items of the sample wardrobe that rested longest",
                [
                    "sample": "womenswear", "sort": "lastWorn", "limit": 10,
                ]),
        ], effects: .reads)

    let access: LazyWardrobeRecords

    func run(_ input: MyItemsInput, in context: Context) async throws -> ItemList {
        let items: [WardrobeItem]
        let all: Int
        if let sample = input.sample {
            items = sample.items.filter { input.accepts($0) && input.acceptsText(of: $0) }
            all = sample.items.count
        } else {
            (items, all) = try await access.reading(in: context) { records in
                (try records.items(input), try records.itemCount())
            }
        }
        let part = try ListCursor.part(
            of: input.sorted(items), input, limit: input.limit, cursor: input.cursor, key: \.id)
        return ItemList(items: part.elements, total: items.count, all: all, cursor: part.cursor)
    }
}
