// SPDX-License-Identifier: Apache-2.0

/// What a position was computed from, by one word; open for further sources.
public struct PositionSource: RawRepresentable, Sendable, Hashable, Codable {
    /// The word in ASCII, filled up with zeros.
    ///
    /// In place and not as a string: positions are copied often, and counting references would cost more than the math.
    private let bytes: SIMD32<UInt8>

    /// A source by its word.
    /// - Parameter word: At most 32 lowercase letters, digits and hyphens.
    public init(_ word: StaticString) {
        precondition(word.utf8CodeUnitCount <= 32, "a word for a source of positions has at most 32 letters")
        var bytes = SIMD32<UInt8>()
        word.withUTF8Buffer { for (index, byte) in $0.enumerated() { bytes[index] = byte } }
        self.bytes = bytes
    }

    /// A source by its word.
    /// - Returns: `nil` unless the word has 1 to 32 lowercase letters, digits and hyphens.
    public init?(rawValue: String) {
        guard (1...32).contains(rawValue.utf8.count) else { return nil }
        var bytes = SIMD32<UInt8>()
        for (index, byte) in rawValue.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                bytes[index] = byte
            default: return nil
            }
        }
        self.bytes = bytes
    }

    /// The word.
    public var rawValue: String {
        let letters = bytes.indices.lazy.map { bytes[$0] }.prefix { $0 != 0 }
        return String(decoding: Array(letters), as: UTF8.self)
    }

    /// The Swiss Ephemeris files (`.se1`), compressed from a JPL ephemeris.
    public static let swissEphemeris = PositionSource("swiss-ephemeris")
    /// The analytic theory by Moshier: up to about 1" (planets) and 5" (Moon) off.
    public static let moshier = PositionSource("moshier")
    /// A JPL ephemeris file.
    public static let jpl = PositionSource("jpl")
    /// A closed formula that needs no file: mean node, mean Lilith, interpolated apsides.
    public static let formula = PositionSource("formula")

    /// Whether positions of this source come from files that a chart names.
    var readsFiles: Bool { self != .moshier && self != .formula }
}
