// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ComputationKit
public import WardrobePlugin

/// Lists the items of the user's own wardrobe.
public struct MyItems: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Wardrobe.myItems.id,
        summary: "The items of your wardrobe, all or those you ask for.",
        discussion: """
            Reads the wardrobe of this machine's user. Items come in the order in which they were added. An item without \
            a season or an occasion is meant for all.
            """,
        examples: [
            Example("Everything", [:]),
            Example(
                "Clean shirts for work", ["categories": ["shirt", "blouse"], "occasion": "work", "laundry": "clean"]),
            Example("Whatever is called navy", ["text": "navy"]),
        ], effects: .reads)

    private let access: LazyWardrobeRecords

    /// A computation over a wardrobe.
    public init(_ access: LazyWardrobeRecords) { self.access = access }

    /// Lists the items.
    /// - Throws: ``ComputationKit/ComputationError`` when the wardrobe cannot be read.
    public func run(_ input: ItemFilter, in context: Context) async throws -> ItemList {
        try await access.reading(in: context) { ItemList(items: try $0.items(input)) }
    }
}

/// Items of a wardrobe.
public struct ItemList: SchemaProviding, Hashable {
    /// The items, in the order in which they were added.
    public var items: [WardrobeItem]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.ItemList", "Items of a wardrobe.") {
        field("items", \.items, "The items, in the order in which they were added.")
    }
}
