// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A picture of a completed challenge, and its file name.
public struct PictureInput: SchemaProviding, Hashable {
    /// The picture: JPEG, PNG, GIF, WebP, HEIC, or AVIF.
    public var content: Blob
    /// The file name, without folders.
    public var fileName: String?
    /// Whether to store the picture as it is instead of a copy scaled to 2,048 pixels.
    public var keepsOriginal = false

    /// The maximum size of a picture in bytes.
    public static let maximumBytes = 50_000_000

    /// A picture.
    public init(content: Blob, fileName: String? = nil) {
        self.content = content
        self.fileName = fileName
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.PictureInput", "A picture of a completed challenge, and its file name."
    ) {
        field("content", \.content, "The picture: JPEG, PNG, GIF, WebP, HEIC, or AVIF.", .picture)
        field(
            "fileName", \.fileName, "The file name, without folders.",
            .text(1...255, example: "stairs.jpg"))
        field(
            "keepsOriginal", \.keepsOriginal,
            "Whether to store the picture as it is instead of a copy scaled to 2,048 pixels.", .boolean,
            default: false)
    }
}

extension Schema where Value == Blob {
    /// A picture as cameras and browsers write it.
    static var picture: Schema {
        blob(
            ["image/jpeg", "image/png", "image/gif", "image/webp", "image/heic", "image/avif"],
            maximumBytes: PictureInput.maximumBytes)
    }
}
