// SPDX-License-Identifier: Apache-2.0

/// The size of a photo before and after it was stored.
///
/// A computation that stores a photo has it in its output, and a presenter prints it in words:
///
/// ```swift
/// let photo = StoredPicture(
///     originalBytes: 4_100_000, bytes: 410_000, width: 2_048, height: 1_536, isScaled: true, isReadable: true)
/// print(photo.inWords)        // 2048 × 1536 pixels, 410 kB instead of 4.1 MB
/// ```
///
/// ## Topics
///
/// ### Creating sizes
/// - ``init(originalBytes:bytes:width:height:isScaled:isReadable:)``
///
/// ### The photo that was given
/// - ``originalBytes``
/// - ``isReadable``
///
/// ### The stored photo
/// - ``bytes``
/// - ``width``
/// - ``height``
/// - ``isScaled``
/// - ``inWords``
public struct StoredPicture: SchemaProviding, Hashable {
    /// The size of the photo that was given, without its metadata, in bytes.
    public var originalBytes: Int
    /// The size of the stored photo, in bytes.
    public var bytes: Int
    /// The width of the stored photo, in pixels.
    public var width: Int?
    /// The height of the stored photo, in pixels.
    public var height: Int?
    /// Whether the stored photo is a scaled copy.
    public var isScaled: Bool
    /// Whether the photo could be read for scaling; otherwise it is stored as it is, without a thumbnail.
    public var isReadable: Bool

    /// Creates sizes.
    public init(originalBytes: Int, bytes: Int, width: Int?, height: Int?, isScaled: Bool, isReadable: Bool) {
        self.originalBytes = originalBytes
        self.bytes = bytes
        self.width = width
        self.height = height
        self.isScaled = isScaled
        self.isReadable = isReadable
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "StoredPicture", "The size of a photo before and after it was stored."
    ) {
        field(
            "originalBytes", \.originalBytes, "The size of the photo that was given, without its metadata, in bytes.",
            .integer(0...100_000_000))
        field("bytes", \.bytes, "The size of the stored photo, in bytes.", .integer(0...100_000_000))
        field("width", \.width, "The width of the stored photo, in pixels.", .integer(1...1_000_000))
        field("height", \.height, "The height of the stored photo, in pixels.", .integer(1...1_000_000))
        field("isScaled", \.isScaled, "Whether the stored photo is a scaled copy.", .boolean)
        field(
            "isReadable", \.isReadable,
            "Whether the photo could be read for scaling; otherwise it is stored as it is, without a thumbnail.",
            .boolean)
    }

    /// The sizes as text, such as `2048 × 1536 pixels, 410 kB instead of 4.1 MB`.
    public var inWords: String {
        var parts: [String] = []
        if let width, let height { parts.append("\(width) × \(height) pixels") }
        parts.append(isScaled ? "\(bytes.inBytes) instead of \(originalBytes.inBytes)" : bytes.inBytes)
        if !isReadable { parts.append("stored as it is, without a thumbnail") }
        return parts.joined(separator: ", ")
    }
}

extension Int {
    /// The number of bytes with its unit, such as `4.1 MB`.
    fileprivate var inBytes: String {
        if self < 1_000 { return "\(self) bytes" }
        let (value, unit) = self < 999_500 ? (Double(self) / 1_000, "kB") : (Double(self) / 1_000_000, "MB")
        return value < 9.95 ? "\((value * 10).rounded() / 10) \(unit)" : "\(Int(value.rounded())) \(unit)"
    }
}
