// SPDX-License-Identifier: Apache-2.0

/// An identifier for the data or theory of a position.
///
/// Sources define their own identifiers. An identifier is 1 to 32 bytes long: lowercase ASCII letters and digits, in
/// words separated by single hyphens.
///
/// ```swift
/// extension PositionSource {
///     static let vsop87 = PositionSource("vsop87")
/// }
/// ```
public struct PositionSource: RawRepresentable, Sendable, Hashable, Codable {
    // ASCII, padded with zeros. Stored inline, because positions are copied often and reference counting of a string
    // would take longer than the math.
    private var storage = SIMD4<UInt64>()

    /// Creates an identifier from a literal.
    /// - Precondition: `identifier` has the form that ``PositionSource`` describes.
    public init(_ identifier: StaticString) {
        let isValid = identifier.withUTF8Buffer { fill(with: $0) }
        precondition(isValid, "\"\(identifier)\" isn't an identifier of a source of positions")
    }

    /// Creates an identifier from text.
    /// - Returns: `nil` if `rawValue` doesn't have the form that ``PositionSource`` describes.
    public init?(rawValue: String) {
        guard fill(with: rawValue.utf8) else { return nil }
    }

    private mutating func fill(with text: some Collection<UInt8>) -> Bool {
        guard text.count <= MemoryLayout.size(ofValue: storage), Self.isHyphenated(text) else { return false }
        withUnsafeMutableBytes(of: &storage) { $0.copyBytes(from: text) }
        return true
    }

    /// Whether a text is words of lowercase ASCII letters and digits, separated by single hyphens.
    static func isHyphenated(_ text: some Collection<UInt8>) -> Bool {
        let hyphen = UInt8(ascii: "-")
        var previous = hyphen
        for byte in text {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case hyphen where previous != hyphen: break
            default: return false
            }
            previous = byte
        }
        return previous != hyphen
    }

    /// The identifier as text.
    public var rawValue: String {
        withUnsafeBytes(of: storage) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    // The standard library compares raw values, which would create two strings.

    /// Returns whether two identifiers are equal.
    public static func == (left: PositionSource, right: PositionSource) -> Bool { left.storage == right.storage }

    /// Returns whether two identifiers differ.
    public static func != (left: PositionSource, right: PositionSource) -> Bool { left.storage != right.storage }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }

    /// The Swiss Ephemeris files (`.se1`), compressed from a JPL ephemeris.
    public static let swissEphemeris = PositionSource("swiss-ephemeris")
    /// The analytic theory by Moshier: accurate to about 1" for planets and 5" for the Moon.
    public static let moshier = PositionSource("moshier")
    /// A JPL ephemeris file.
    public static let jpl = PositionSource("jpl")
    /// A closed formula that needs no file: mean node, mean Lilith, interpolated apsides.
    public static let formula = PositionSource("formula")
}
