// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A filter for wishlist items.
public struct MyWishesInput: SchemaProviding, Hashable {
    /// A text that name, brand, retailer or notes have.
    public var text: String?
    /// The categories, any of them.
    public var categories: [Category]
    /// Whether to include items that were bought.
    public var bought: Bool
    /// Whether to list only wishes below their highest price.
    public var droppedOnly: Bool
    /// Whether to add the photos from trying on.
    public var photos: Bool
    /// How many wishes the list may have.
    public var limit: Int
    /// Where to continue; from the answer before.
    public var cursor: String?

    /// All that was not bought.
    public init(bought: Bool = false, limit: Int = 100, cursor: String? = nil) {
        self.bought = bought
        self.limit = limit
        self.cursor = cursor
        categories = []
        droppedOnly = false
        photos = false
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.MyWishesInput", "A filter for wishlist items.") {
        field(
            "text", \.text, "A text that name, brand, retailer or notes have.", .text(1...200, example: "coat"))
        field(
            "categories", \.categories, "The categories, any of them.", .list(of: .nested, count: 0...27), default: [])
        field("bought", \.bought, "Whether to include items that were bought.", .boolean, default: false)
        field(
            "droppedOnly", \.droppedOnly, "Whether to list only wishes below their highest price.", .boolean,
            default: false)
        field("photos", \.photos, "Whether to add the photos from trying on.", .boolean, default: false)
        field("limit", \.limit, "How many wishes the list may have.", .integer(1...10_000), default: 100)
        field("cursor", \.cursor, "Where to continue; from the answer before.", .cursor)
    }
}

/// Some wishes.
public struct WishList: SchemaProviding, Hashable {
    /// The wishes, in the order in which they were added.
    public var wishes: [WishDetails]
    /// How many there are in all.
    public var total: Int
    /// Where the list continues; absent at its end.
    public var cursor: String?

    /// A part of a list.
    public init(wishes: [WishDetails], total: Int, cursor: String?) {
        self.wishes = wishes
        self.total = total
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.WishList", "Some wishes.") {
        field("wishes", \.wishes, "The wishes, in the order in which they were added.")
        field("total", \.total, "How many there are in all.", .integer(0...Int.max))
        field("cursor", \.cursor, "Where the list continues; absent at its end.", .cursor)
    }
}
