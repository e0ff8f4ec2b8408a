// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A wish with the items it refers to.
@Schema("wardrobe.WishDetails")
public struct WishDetails: SchemaProviding, Hashable {
    /// The wish.
    public var wish: WishlistItem
    /// The items it goes with.
    public var goesWith: [NamedRecord]
    /// The item added for it.
    public var boughtItem: NamedRecord?
    /// The drop from its highest price to today's; absent if today's is the highest.
    public var drop: PriceDrop?
    /// The try-on photo, if requested and available.
    public var photo: Photo?
    /// The size of the new try-on photo, if there is one.
    public var storedPhoto: StoredPicture?

    /// Creates a wish with the names of all items by key.
    package init(_ wish: WishlistItem, names: [String: String], photo: Photo? = nil) {
        self.wish = wish
        goesWith = wish.goesWith.map { NamedRecord(id: $0, name: names[$0] ?? $0) }
        boughtItem = wish.boughtItem.map { NamedRecord(id: $0, name: names[$0] ?? $0) }
        drop = wish.dropFromHighest
        self.photo = photo
    }

    /// A try-on photo of a wish.
    @Schema("wardrobe.WishPhoto")
    public struct Photo: SchemaProviding, Hashable {
        /// The media type of the picture.
        @Field(.text(1...100, example: "image/jpeg")) public var mediaType: String
        /// The picture.
        @Field(.blob(maximumBytes: ItemPhoto.maximumBytes)) public var picture: Blob
    }
}
