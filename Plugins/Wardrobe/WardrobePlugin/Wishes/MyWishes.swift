// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A filter for wishlist items.
@Schema("wardrobe.MyWishesInput")
public struct MyWishesInput: SchemaProviding, Hashable {
    /// Text in the name, brand, retailer, or notes.
    @Field(.text(1...200, example: "coat")) public var text: String?
    /// The categories, any of which matches.
    @Field(count: 0...27) public var categories: [Category] = []
    /// Whether to include bought items.
    public var bought: Bool = false
    /// Whether to list only wishes below their highest price.
    public var droppedOnly: Bool = false
    /// Whether to include the try-on photos.
    public var photos: Bool = false
    /// The maximum number of wishes.
    @Field(.integer(1...10_000)) public var limit: Int = 100
    /// The cursor from an earlier response, to continue its list.
    @Field(.cursor) public var cursor: String?
}

/// A list of wishes.
@Schema("wardrobe.WishList")
public struct WishList: SchemaProviding, Hashable {
    /// The wishes, in the order in which they were added.
    public var wishes: [WishDetails]
    /// The total number of wishes.
    @Field(.integer(0...Int.max)) public var total: Int
    /// The cursor for the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}
