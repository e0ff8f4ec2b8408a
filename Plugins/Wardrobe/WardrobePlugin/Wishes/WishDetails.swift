// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A wish with the items it refers to.
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
    public struct Photo: SchemaProviding, Hashable {
        /// The media type of the picture.
        public var mediaType: String
        /// The picture.
        public var picture: Blob

        /// Creates a photo.
        public init(mediaType: String, picture: Blob) {
            self.mediaType = mediaType
            self.picture = picture
        }

        /// The JSON schema.
        public static let schema = Schema<Self>.object("wardrobe.WishPhoto", "A try-on photo of a wish.") {
            field("mediaType", \.mediaType, "The media type of the picture.", .text(1...100, example: "image/jpeg"))
            field("picture", \.picture, "The picture.", .blob(maximumBytes: ItemPhoto.maximumBytes))
        }
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.WishDetails", "A wish with the items it refers to.") {
        field("wish", \.wish, "The wish.")
        field("goesWith", \.goesWith, "The items it goes with.")
        field("boughtItem", \.boughtItem, "The item added for it.")
        field(
            "drop", \.drop, "The drop from its highest price to today's; absent if today's is the highest.")
        field("photo", \.photo, "The try-on photo, if requested and available.")
        field("storedPhoto", \.storedPhoto, "The size of the new try-on photo, if there is one.")
    }
}
