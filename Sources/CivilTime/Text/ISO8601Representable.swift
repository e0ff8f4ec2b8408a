// SPDX-License-Identifier: Apache-2.0

/// A value with an ISO 8601 text, such as `2026-11-21` or `PT1H30M`.
///
/// `description` is the text, `init(_:)` recreates the value from it, and `Codable` uses both.
public protocol ISO8601Representable: Codable, Hashable, Sendable, CustomStringConvertible {
    /// Creates a value from its text.
    ///
    /// - Throws: ``CivilTimeError`` if the text doesn't have the type's format.
    init(_ text: String) throws(CivilTimeError)
}

extension ISO8601Representable {
    /// Decodes a value from its text.
    ///
    /// - Throws: ``CivilTimeError`` if the text doesn't have the type's format.
    public init(from decoder: any Decoder) throws {
        try self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes a value as its text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
