// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ComputationKit
public import WardrobePlugin

/// Lists the pieces of the user's own wardrobe.
public struct MyItems: Computation {
    /// Id, prose and examples.
    public static let manifest = Manifest(
        id: "wardrobe.my-items",
        summary: "The pieces of your wardrobe, all or those you ask for.",
        discussion: """
            Reads the wardrobe of this machine's user. Pieces come in the order in which they were added. A piece without \
            a season or an occasion is meant for all.
            """,
        examples: [
            Example("Everything", [:]),
            Example(
                "Clean shirts for work", ["categories": ["shirt", "blouse"], "occasion": "work", "laundry": "clean"]),
            Example("Whatever is called navy", ["text": "navy"]),
        ], effects: .storage)

    private let access: ClosetAccess

    /// A computation over a wardrobe.
    public init(_ access: ClosetAccess) { self.access = access }

    /// Lists the pieces.
    /// - Throws: ``ComputationKit/Failure`` when the wardrobe cannot be read.
    public func run(_ input: ItemFilter, in context: Context) async throws -> ItemList {
        try access.use { ItemList(items: try $0.items(input)) }
    }
}

/// Pieces of a wardrobe.
public struct ItemList: Described, Hashable {
    /// The pieces, in the order in which they were added.
    public var items: [WardrobeItem]

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("ItemList", "Pieces of a wardrobe.") {
        field("items", \.items, "The pieces, in the order in which they were added.")
    }
}
