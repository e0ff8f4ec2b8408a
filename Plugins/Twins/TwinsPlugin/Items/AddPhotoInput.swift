// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A photo of an item.
public struct AddPhotoInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    public var twin: String
    /// The key of one of its inventory items, or the beginning of the key; needed if it has several.
    public var item: String?
    /// The photo.
    public var photo: Blob
    /// A caption.
    public var caption: String?
    /// Whether to store the photo as it is instead of a copy scaled to 2,048 pixels.
    public var keepsOriginal = false

    /// Creates the value from its required attributes.
    public init(twin: String, photo: Blob, caption: String? = nil) {
        self.twin = twin
        self.photo = photo
        self.caption = caption
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.AddPhotoInput", "A photo of an item.") {
        field(
            "twin", \.twin, "The twin: its key, its name or part of it, or the beginning of its key.",
            .recordName("Oat milk"))
        field(
            "item", \.item,
            "The key of one of its inventory items, or the beginning of the key; needed if it has several.",
            .recordName("0198c3a0"))
        field("photo", \.photo, "The photo.", .photo)
        field("caption", \.caption, "A caption.", .text(1...200, example: "Front"))
        field(
            "keepsOriginal", \.keepsOriginal,
            "Whether to store the photo as it is instead of a copy scaled to 2,048 pixels.", .boolean, default: false)
    }
}
