// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A photo of an item.
public struct ItemPhoto: SchemaProviding, Hashable {
    /// The unique key of the photo.
    public var id: String
    /// The content hash of the photo.
    public var hash: String
    /// The media type.
    public var mediaType: String
    /// The size.
    public var byteCount: Int
    /// A caption.
    public var caption: String?
    /// The time when it was added.
    public var added: Timestamp

    /// Creates the value from its required attributes.
    public init(id: String, hash: String, mediaType: String, byteCount: Int, caption: String? = nil, added: Timestamp) {
        self.id = id
        self.hash = hash
        self.mediaType = mediaType
        self.byteCount = byteCount
        self.caption = caption
        self.added = added
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.ItemPhoto", "A photo of an item.") {
        field("id", \.id, "The unique key of the photo.", .recordKey)
        field("hash", \.hash, "The content hash of the photo.", .contentHash)
        field("mediaType", \.mediaType, "The media type.", .text(1...100, example: "image/jpeg"))
        field("byteCount", \.byteCount, "The size.", .integer(0...100_000_000, .bytes))
        field("caption", \.caption, "A caption.", .text(1...200, example: "Front"))
        field("added", \.added, "The time when it was added.")
    }
}
