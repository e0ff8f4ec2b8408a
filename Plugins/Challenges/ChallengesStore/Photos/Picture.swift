// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A picture in one of the formats that cameras and browsers write, as its bytes.
public struct Picture: Sendable, Hashable {
    /// The file's content.
    public let bytes: [UInt8]
    /// The media type, told by the content, such as `image/jpeg`.
    public let mediaType: String

    /// The largest picture that is taken, in bytes.
    public static let largest = 50_000_000

    /// A picture from a file's content.
    /// - Throws: ``ComputationKit/Issue`` with an empty path when it is no JPEG, PNG, GIF, WebP, HEIC or AVIF file, or
    ///   larger than ``largest``.
    public init(_ bytes: [UInt8]) throws(Issue) {
        guard bytes.count <= Self.largest else {
            throw Issue(path: "", expected: "a picture of at most 50 MB", got: "\(bytes.count / 1_000_000) MB")
        }
        guard let mediaType = Self.mediaType(of: bytes) else {
            throw Issue(
                path: "", expected: "a JPEG, PNG, GIF, WebP, HEIC or AVIF picture",
                got: bytes.isEmpty ? "an empty file" : "a file of another kind")
        }
        self.bytes = bytes
        self.mediaType = mediaType
    }

    init(bytes: [UInt8], mediaType: String) {
        self.bytes = bytes
        self.mediaType = mediaType
    }

    /// Width and height in pixels as a JPEG, PNG or GIF file states them; nil for other formats and damaged files.
    public var dimensions: (width: Int, height: Int)? {
        let stated: (width: Int, height: Int)? =
            switch mediaType {
            case "image/png": number(at: 16, 4).flatMap { width in number(at: 20, 4).map { (width, $0) } }
            case "image/gif": littleEndian(at: 6).flatMap { width in littleEndian(at: 8).map { (width, $0) } }
            case "image/jpeg": frame
            default: nil
            }
        guard let stated, 1...1_000_000 ~= stated.width, 1...1_000_000 ~= stated.height else { return nil }
        return stated
    }

    /// The size in the first frame header of a JPEG file (ITU-T T.81, B.2.2).
    private var frame: (width: Int, height: Int)? {
        var place = 2
        while place + 9 < bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            if marker == 0xFF {
                place += 1
                continue
            }
            // C4, C8 and CC are tables, not frames.
            if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
                guard let height = number(at: place + 5, 2), let width = number(at: place + 7, 2) else { return nil }
                return (width, height)
            }
            guard let length = number(at: place + 2, 2), length >= 2 else { return nil }
            place += 2 + length
        }
        return nil
    }

    private func number(at offset: Int, _ count: Int) -> Int? {
        guard offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private func littleEndian(at offset: Int) -> Int? {
        guard offset + 2 <= bytes.count else { return nil }
        return Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
    }

    /// The type by the first bytes, as the formats' specifications set them.
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
