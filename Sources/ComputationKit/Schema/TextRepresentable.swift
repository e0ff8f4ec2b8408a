// SPDX-License-Identifier: Apache-2.0

/// A type whose JSON is one text, such as `2026-11-21`.
///
/// Its `description` is the text; `Codable` follows from that.
public protocol TextRepresentable: SchemaProviding, CustomStringConvertible {
    /// A value from its text.
    /// - Throws: ``ValidationIssue`` with an empty path when the text is none.
    init(_ text: String) throws(ValidationIssue)
}

extension TextRepresentable {
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

extension Schema where Value: TextRepresentable {
    /// The schema of a type that is one text.
    ///
    /// - Parameters:
    ///   - name: the type's name in `$defs`, qualified by its plugin.
    ///   - summary: one sentence of prose.
    ///   - expected: the rule in words that follow "expected".
    ///   - pattern: a regular expression of JSON Schema's dialect which every allowed text matches.
    ///   - format: JSON Schema's `format`, when one fits.
    ///   - example: a text that is allowed.
    public static func text(
        _ name: String, _ summary: String, expected: String, pattern: String? = nil,
        lengths: ClosedRange<Int> = 0...AnySchema.TextRule.defaultLimit, format: String? = nil, example: String
    ) -> Schema {
        text(
            name, summary, expected: expected, pattern: pattern, lengths: lengths, format: format,
            example: example, print: \.description,
            check: { text in
                do throws(ValidationIssue) {
                    _ = try Value(text)
                    return nil
                } catch {
                    return error
                }
            })
    }
}
