// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A filter for wishlist items.
public struct MyWishesInput: SchemaProviding, Hashable {
    /// Text in the name, brand, retailer, or notes.
    public var text: String?
    /// The categories, any of which matches.
    public var categories: [Category]
    /// Whether to include bought items.
    public var bought: Bool
    /// Whether to list only wishes below their highest price.
    public var droppedOnly: Bool
    /// Whether to include the try-on photos.
    public var photos: Bool
    /// The maximum number of wishes.
    public var limit: Int
    /// The cursor from an earlier response, to continue its list.
    public var cursor: String?

    /// Creates a filter for all wishes that haven't been bought.
    public init(bought: Bool = false, limit: Int = 100, cursor: String? = nil) {
        self.bought = bought
        self.limit = limit
        self.cursor = cursor
        categories = []
        droppedOnly = false
        photos = false
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.MyWishesInput", "A filter for wishlist items.") {
        field(
            "text", \.text, "Text in the name, brand, retailer, or notes.", .text(1...200, example: "coat"))
        field(
            "categories", \.categories, "The categories, any of which matches.", .list(of: .nested, count: 0...27),
            default: [])
        field("bought", \.bought, "Whether to include bought items.", .boolean, default: false)
        field(
            "droppedOnly", \.droppedOnly, "Whether to list only wishes below their highest price.", .boolean,
            default: false)
        field("photos", \.photos, "Whether to include the try-on photos.", .boolean, default: false)
        field("limit", \.limit, "The maximum number of wishes.", .integer(1...10_000), default: 100)
        field("cursor", \.cursor, "The cursor from an earlier response, to continue its list.", .cursor)
    }
}

/// A list of wishes.
public struct WishList: SchemaProviding, Hashable {
    /// The wishes, in the order in which they were added.
    public var wishes: [WishDetails]
    /// The total number of wishes.
    public var total: Int
    /// The cursor for the next page; absent on the last page.
    public var cursor: String?

    /// Creates a page of a list.
    public init(wishes: [WishDetails], total: Int, cursor: String?) {
        self.wishes = wishes
        self.total = total
        self.cursor = cursor
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.WishList", "A list of wishes.") {
        field("wishes", \.wishes, "The wishes, in the order in which they were added.")
        field("total", \.total, "The total number of wishes.", .integer(0...Int.max))
        field("cursor", \.cursor, "The cursor for the next page; absent on the last page.", .cursor)
    }
}
