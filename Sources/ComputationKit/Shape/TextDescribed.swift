// SPDX-License-Identifier: Apache-2.0

/// A type that is one text as JSON, such as `2026-11-21`, and is read back by parsing it.
///
/// Its `description` is the text; `Codable` follows from that.
public protocol TextDescribed: Described, CustomStringConvertible {
    /// A value from its text.
    /// - Throws: ``Issue`` with an empty path when the text is none.
    init(_ text: String) throws(Issue)
}

extension TextDescribed {
    /// Reads a value from its text.
    public init(from decoder: any Decoder) throws {
        try self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the value as text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension Shape where Value: TextDescribed {
    /// The shape of a type that is one text.
    ///
    /// - Parameters:
    ///   - name: the type's name in `$defs`.
    ///   - summary: one sentence of prose.
    ///   - expected: the rule in words that follow "expected".
    ///   - pattern: a regular expression of JSON Schema's dialect which every allowed text matches.
    ///   - format: JSON Schema's `format`, when one fits.
    ///   - example: a text that is allowed.
    public static func text(
        _ name: String, _ summary: String, expected: String, pattern: String? = nil, format: String? = nil,
        example: String
    ) -> Shape {
        text(
            name, summary, expected: expected, pattern: pattern, format: format, example: example,
            print: \.description,
            check: { text in
                do throws(Issue) {
                    _ = try Value(text)
                    return nil
                } catch {
                    return error
                }
            })
    }
}
