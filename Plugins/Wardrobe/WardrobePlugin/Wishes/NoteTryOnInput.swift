// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A record that a wish was tried on.
public struct NoteTryOnInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or part of it, or the beginning of its key.
    public var wish: String
    /// A photo of you wearing it, which replaces the previous one.
    public var photo: Blob?
    /// Whether to store the photo as it is instead of a copy scaled to 2,048 pixels.
    public var keepsOriginal = false

    /// Creates an input for a wish.
    public init(wish: String, photo: Blob? = nil) {
        self.wish = wish
        self.photo = photo
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.NoteTryOnInput", "A record that a wish was tried on.") {
        field(
            "wish", \.wish, "The wish: its key, its name or part of it, or the beginning of its key.",
            .recordName("Rain coat"))
        field(
            "photo", \.photo, "A photo of you wearing it, which replaces the previous one.",
            .photo)
        field(
            "keepsOriginal", \.keepsOriginal,
            "Whether to store the photo as it is instead of a copy scaled to 2,048 pixels.", .boolean, default: false)
    }
}
