// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A picture of a completed challenge, and its file name.
@Schema("challenges.PictureInput")
public struct PictureInput: SchemaProviding, Hashable {
    /// The picture: JPEG, PNG, GIF, WebP, HEIC, or AVIF.
    @Field(.picture) public var content: Blob
    /// The file name, without folders.
    @Field(.text(1...255, example: "stairs.jpg")) public var fileName: String?
    /// Whether to store the picture as it is instead of a copy scaled to 2,048 pixels.
    public var keepsOriginal: Bool = false

    /// The maximum size of a picture in bytes.
    public static let maximumBytes = 50_000_000
}

extension Schema where Value == Blob {
    /// A picture as cameras and browsers write it.
    static var picture: Schema {
        blob(
            ["image/jpeg", "image/png", "image/gif", "image/webp", "image/heic", "image/avif"],
            maximumBytes: PictureInput.maximumBytes)
    }
}
