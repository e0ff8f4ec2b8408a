// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A picture file in a common format.
public struct Picture: Sendable, Hashable {
    /// The file's content.
    public let bytes: [UInt8]
    /// The media type, detected from the content, such as `image/jpeg`.
    public let mediaType: String

    /// The maximum size of a picture in bytes.
    public static let largest = 50_000_000

    /// Creates a picture from a file's content, without metadata such as the place where it was taken.
    ///
    /// The orientation and the color profile are kept, and the pixels don't change.
    ///
    /// - Throws: `ValidationIssue` with an empty path if it isn't a JPEG, PNG, GIF, WebP, HEIC, or AVIF file, is larger
    ///   than ``largest``, or is damaged so that its metadata can't be removed.
    public init(_ bytes: [UInt8]) throws(ValidationIssue) {
        guard bytes.count <= Self.largest else {
            throw ValidationIssue(
                path: "", expected: "a picture of at most 50 MB", got: "\(bytes.count / 1_000_000) MB")
        }
        guard let mediaType = Self.mediaType(of: bytes) else {
            throw ValidationIssue(
                path: "", expected: "a JPEG, PNG, GIF, WebP, HEIC or AVIF picture",
                got: bytes.isEmpty ? "an empty file" : "a file of another kind")
        }
        guard let stripped = Self.withoutMetadata(bytes, mediaType: mediaType) else {
            throw ValidationIssue(
                path: "", expected: "a picture whose metadata, such as the place, can be removed", got: "a damaged file"
            )
        }
        self.bytes = stripped
        self.mediaType = mediaType
    }

    /// Creates a picture from an attachment.
    package init(_ attachment: Attachment) {
        bytes = attachment.bytes
        mediaType = attachment.mediaType
    }

    /// Returns the type by the first bytes, according to the formats' specifications.
    private static func mediaType(of bytes: [UInt8]) -> String? {
        func has(_ text: String, at offset: Int) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
        if has("GIF87a", at: 0) || has("GIF89a", at: 0) { return "image/gif" }
        if has("RIFF", at: 0), has("WEBP", at: 8) { return "image/webp" }
        guard has("ftyp", at: 4) else { return nil }
        if has("avif", at: 8) || has("avis", at: 8) { return "image/avif" }
        return ["heic", "heix", "mif1", "msf1"].contains { has($0, at: 8) } ? "image/heic" : nil
    }
}
