// SPDX-License-Identifier: Apache-2.0

public import CivilTime

/// The zone or offset of a local time.
///
/// As text, it is a zone's name, an offset such as `+03:00`, `UTC+3`, or `Z`, a zone with an offset before it
/// (`+02:00[Europe/Paris]`), or `LMT`.
public enum TimeBasis: Hashable, Sendable {
    /// The clocks of a zone of the time zone database.
    case zone(String)
    /// A fixed offset from UTC.
    case offset(UTCOffset)
    /// The clocks of a zone, with an offset that is checked and that selects one of two readings.
    case zoneWithOffset(String, UTCOffset)
    /// The mean time of the birth longitude, regardless of the zone.
    case localMeanTime

    /// Parses a zone, an offset, or `LMT`.
    ///
    /// A zone's name isn't checked until it is used.
    /// - Throws: `TimeInputError` if the text is empty or a malformed offset.
    public init(parsing text: some StringProtocol) throws(TimeInputError) {
        var scanner = ISO8601Scanner(text.prefix(DateTimeText.longestText))
        let trimmed = scanner.rest
        guard let first = scanner.next else {
            throw TimeInputError(
                field: "zone", expected: "the name of a time zone or an offset", got: "nothing",
                recoverySuggestion: "write a name such as Europe/Kyiv, or an offset such as +03:00")
        }
        if trimmed.uppercased() == "LMT" {
            self = .localMeanTime
        } else if let offset = UTCOffset(inWords: trimmed) {
            self = .offset(offset)
        } else if first == "+" || first == "-" || trimmed == "Z" || trimmed == "z" {
            let offset = try UTCOffset(scanning: &scanner, text: text, field: "offset")
            if let zone = scanner.bracket(), !zone.isEmpty, scanner.isAtEnd {
                self = .zoneWithOffset(zone, offset)
            } else {
                self = .offset(try UTCOffset(parsing: text))
            }
        } else {
            self = .zone(text.utf8.allSatisfy { $0 < 0x80 } ? trimmed : String(text))
        }
    }

    /// Creates the basis from a date that the user typed, or `nil` if the text has neither offset nor zone.
    ///
    /// `Z` means UTC even if a zone follows, according to RFC 9557.
    public init?(_ text: DateTimeText) {
        switch (text.zone, text.offset) {
        case (_, let offset?) where text.isUTC: self = .offset(offset)
        case (let zone?, let offset?): self = .zoneWithOffset(zone, offset)
        case (let zone?, nil): self = .zone(zone)
        case (nil, let offset?): self = .offset(offset)
        case (nil, nil): return nil
        }
    }
}

extension TimeBasis: CustomStringConvertible, Codable {
    /// The basis as text.
    public var description: String {
        switch self {
        case .zone(let name): name
        case .offset(let offset): offset.description
        case .zoneWithOffset(let name, let offset): "\(offset)[\(name)]"
        case .localMeanTime: "LMT"
        }
    }

    /// Decodes the basis from a string.
    public init(from decoder: any Decoder) throws {
        try self.init(parsing: decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the basis as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
