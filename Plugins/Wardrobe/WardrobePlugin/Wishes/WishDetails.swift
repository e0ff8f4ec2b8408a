// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A wish with the items that it speaks of.
public struct WishDetails: SchemaProviding, Hashable {
    /// The wish.
    public var wish: WishlistItem
    /// The items that it goes with.
    public var goesWith: [NamedRecord]
    /// The item that it became.
    public var boughtItem: NamedRecord?
    /// The fall from its highest price to today's; absent when today's is the highest.
    public var drop: PriceDrop?
    /// The photo from trying it on, if requested and available.
    public var photo: Photo?

    /// A wish and the names of all items by their keys.
    package init(_ wish: WishlistItem, names: [String: String], photo: Photo? = nil) {
        self.wish = wish
        goesWith = wish.goesWith.map { NamedRecord(id: $0, name: names[$0] ?? $0) }
        boughtItem = wish.boughtItem.map { NamedRecord(id: $0, name: names[$0] ?? $0) }
        drop = wish.dropFromHighest
        self.photo = photo
    }

    /// A photo from trying a wish on.
    public struct Photo: SchemaProviding, Hashable {
        /// The media type of the picture.
        public var mediaType: String
        /// The picture.
        public var picture: Blob

        /// A photo.
        public init(mediaType: String, picture: Blob) {
            self.mediaType = mediaType
            self.picture = picture
        }

        /// What it looks like as JSON.
        public static let schema = Schema<Self>.object("wardrobe.WishPhoto", "A photo from trying a wish on.") {
            field("mediaType", \.mediaType, "The media type of the picture.", .text(1...100, example: "image/jpeg"))
            field("picture", \.picture, "The picture.", .blob(maximumBytes: ItemPhoto.maximumBytes))
        }
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.WishDetails", "A wish with the items that it speaks of.") {
        field("wish", \.wish, "The wish.")
        field("goesWith", \.goesWith, "The items that it goes with.")
        field("boughtItem", \.boughtItem, "The item that it became.")
        field(
            "drop", \.drop, "The fall from its highest price to today's; absent when today's is the highest.")
        field("photo", \.photo, "The photo from trying it on, if requested and available.")
    }
}
