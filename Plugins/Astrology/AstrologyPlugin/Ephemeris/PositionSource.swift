// SPDX-License-Identifier: Apache-2.0

/// What a position was computed from, by one word; open for further sources.
public struct PositionSource: RawRepresentable, Sendable, Hashable, Codable {
    // The word in ASCII, eight letters a number, filled up with zeros. In place and not as a string: positions are copied
    // often, and counting references would cost more than the math.
    private var letters1: UInt64 = 0
    private var letters2: UInt64 = 0
    private var letters3: UInt64 = 0
    private var letters4: UInt64 = 0

    /// A source by its word.
    /// - Parameter word: At most 32 lowercase letters, digits and hyphens.
    public init(_ word: StaticString) {
        precondition(word.utf8CodeUnitCount <= 32, "a word for a source of positions has at most 32 letters")
        word.withUTF8Buffer { for (index, byte) in $0.enumerated() { append(byte, at: index) } }
    }

    /// A source by its word.
    /// - Returns: `nil` unless the word has 1 to 32 lowercase letters, digits and hyphens.
    public init?(rawValue: String) {
        guard (1...32).contains(rawValue.utf8.count) else { return nil }
        for (index, byte) in rawValue.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                append(byte, at: index)
            default: return nil
            }
        }
    }

    private mutating func append(_ byte: UInt8, at index: Int) {
        let letter = UInt64(byte) << UInt64(8 * (index % 8))
        switch index / 8 {
        case 0: letters1 |= letter
        case 1: letters2 |= letter
        case 2: letters3 |= letter
        default: letters4 |= letter
        }
    }

    /// The word.
    public var rawValue: String {
        var bytes: [UInt8] = []
        for letters in [letters1, letters2, letters3, letters4] {
            for place in UInt64(0)..<8 {
                let byte = UInt8(truncatingIfNeeded: letters >> (8 * place))
                if byte != 0 { bytes.append(byte) }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // The standard library compares the raw values of what has some, which would make two strings each time.

    /// Whether two sources have the same word.
    public static func == (left: PositionSource, right: PositionSource) -> Bool {
        left.letters1 == right.letters1 && left.letters2 == right.letters2 && left.letters3 == right.letters3
            && left.letters4 == right.letters4
    }

    /// Whether two sources have different words.
    public static func != (left: PositionSource, right: PositionSource) -> Bool { !(left == right) }

    /// Feeds the word to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(letters1)
        hasher.combine(letters2)
        hasher.combine(letters3)
        hasher.combine(letters4)
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
