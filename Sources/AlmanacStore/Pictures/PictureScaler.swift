// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Scales photos before they are stored.
///
/// A photo is scaled to a longest side of 2,048 pixels and encoded again, unless that makes it larger. Its thumbnail has a
/// longest side of at most 256 pixels and at most 30,000 bytes.
public struct PictureScaler: Sendable {
    /// The longest side of a stored photo, in pixels.
    public static let longestSide = 2_048
    /// The longest side of a thumbnail, in pixels.
    public static let thumbnailSide = 256
    /// The largest thumbnail, in bytes.
    public static let largestThumbnail = 30_000

    /// The smaller copies of a photo.
    public struct Copies: Sendable {
        /// The scaled photo.
        public let photo: [UInt8]
        /// The thumbnail; `nil` if none is small enough.
        public let thumbnail: [UInt8]?

        /// Creates copies.
        public init(photo: [UInt8], thumbnail: [UInt8]?) {
            self.photo = photo
            self.thumbnail = thumbnail
        }
    }

    private let scale: @Sendable (Picture) -> Copies?

    /// Creates a scaler from a closure that returns the copies of a photo, or `nil` if it can't be scaled.
    public init(_ scale: @escaping @Sendable (_ photo: Picture) -> Copies?) { self.scale = scale }

    /// No scaler: photos are stored as they are.
    public static let none = PictureScaler { _ in nil }

    /// A photo as it is stored.
    public struct Prepared: Sendable {
        /// The photo.
        public let photo: Picture
        /// The thumbnail, if there is one.
        public let thumbnail: Picture?
        /// The sizes before and after.
        public let sizes: StoredPicture
    }

    /// Scales a photo.
    ///
    /// - Parameters:
    ///   - photo: The photo, without metadata.
    ///   - keepsOriginal: Whether to store the photo as it is, with a thumbnail.
    public func prepare(_ photo: Picture, keepsOriginal: Bool) -> Prepared {
        let copies = scale(photo)
        let thumbnail = copies?.thumbnail.flatMap { try? Picture($0) }
        var stored = photo
        if !keepsOriginal, let bytes = copies?.photo, bytes.count < photo.bytes.count, let scaled = try? Picture(bytes)
        {
            stored = scaled
        }
        return Prepared(
            photo: stored, thumbnail: thumbnail,
            sizes: StoredPicture(
                originalBytes: photo.bytes.count, bytes: stored.bytes.count, width: stored.dimensions?.width,
                height: stored.dimensions?.height, isScaled: stored.bytes != photo.bytes,
                isReadable: copies != nil))
    }
}
