// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// That a wish was tried on.
public struct NoteTryOnInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or a part of it, or the beginning of its key.
    public var wish: String
    /// A photo of you in it, in place of the one before.
    public var photo: Blob?

    /// A wish by its name.
    public init(wish: String, photo: Blob? = nil) {
        self.wish = wish
        self.photo = photo
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.NoteTryOnInput", "That a wish was tried on.") {
        field(
            "wish", \.wish, "The wish: its key, its name or a part of it, or the beginning of its key.",
            .recordName("Rain coat"))
        field(
            "photo", \.photo, "A photo of you in it, in place of the one before.",
            .photo)
    }
}
