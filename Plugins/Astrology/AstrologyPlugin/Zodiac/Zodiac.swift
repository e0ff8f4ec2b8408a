// SPDX-License-Identifier: Apache-2.0

/// The zero point of ecliptic longitudes: the equinox of date, or a point that is fixed relative to the stars.
///
/// In JSON, a zodiac is a string: `"tropical"`, or the word of an ``Ayanamsa`` such as `"lahiri"`.
public enum Zodiac: Sendable, Hashable {
    /// Longitudes from the true equinox of date.
    case tropical
    /// Longitudes from the zero point of an ayanamsa.
    case sidereal(Ayanamsa)

    /// Creates a zodiac from the text that a user typed: `tropical`, `sidereal`, an ayanamsa, or `sidereal-` and an
    /// ayanamsa.
    ///
    /// `sidereal` alone is Fagan/Bradley, libswe's default and the usual Western choice. `vedic`, `jyotish`, and `indian`
    /// are Lahiri, the ayanamsa of the Indian government's calendar (Report of the Calendar Reform Committee, 1955).
    /// - Parameter word: The text that the user typed; case, spaces, and punctuation are ignored.
    /// - Returns: `nil` if it is none of these; suggest the nearest of ``words``.
    public init?(word: String) {
        switch SearchKey(word) {
        case SearchKey("tropical"):
            self = .tropical
        case SearchKey("sidereal"):
            self = .sidereal(.faganBradley)
        case SearchKey("vedic"), SearchKey("jyotish"), SearchKey("indian"):
            self = .sidereal(.lahiri)
        default:
            let lowercased = word.lowercased()
            let prefix = "sidereal"
            let name = lowercased.hasPrefix(prefix) ? String(lowercased.dropFirst(prefix.count)) : lowercased
            guard let ayanamsa = Ayanamsa(word: name) else { return nil }
            self = .sidereal(ayanamsa)
        }
    }

    /// All words for zodiacs; candidates for spelling suggestions.
    public static var words: [String] {
        ["tropical", "sidereal", "vedic"] + Ayanamsa.words
    }

    /// The word for this zodiac in files: `tropical`, or that of the ayanamsa.
    public var word: String {
        switch self {
        case .tropical: "tropical"
        case .sidereal(let ayanamsa): ayanamsa.rawValue
        }
    }

    /// The name in running text, such as `Sidereal, Lahiri (Chitrapaksha)`.
    public var displayName: String {
        switch self {
        case .tropical: "Tropical"
        case .sidereal(let ayanamsa): "Sidereal, \(ayanamsa.displayName)"
        }
    }

    /// The ayanamsa of a sidereal zodiac, otherwise `nil`.
    public var ayanamsa: Ayanamsa? {
        if case .sidereal(let ayanamsa) = self { ayanamsa } else { nil }
    }
}

extension Zodiac: Codable {
    /// Decodes a zodiac from its word.
    /// - Parameter decoder: A decoder of a single string.
    /// - Throws: `DecodingError.dataCorrupted` if no zodiac has that word.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let word = try container.decode(String.self)
        guard let zodiac = Zodiac(word: word) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "expected tropical or the name of an ayanamsa, got \(word)")
        }
        self = zodiac
    }

    /// Encodes ``word``.
    /// - Parameter encoder: An encoder of a single string.
    /// - Throws: The errors of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(word)
    }
}
