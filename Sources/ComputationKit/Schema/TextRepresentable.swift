// SPDX-License-Identifier: Apache-2.0

/// A type whose JSON is a text, such as `2026-11-21`.
///
/// Its `description` is the text. The `Codable` conformance uses it.
///
/// ```swift
/// struct Barcode: TextRepresentable {
///     let description: String
///     init(_ text: String) throws(ValidationIssue) {
///         guard text.wholeMatch(of: /[0-9]{13}/) != nil else {
///             throw ValidationIssue(path: "", expected: "13 digits", got: "\"\(text)\"")
///         }
///         description = text
///     }
///     static let schema = Schema<Self>.text(
///         "pantry.Barcode", "The barcode of a food.", expected: "13 digits", pattern: "^[0-9]{13}$",
///         example: "4006381333931")
/// }
/// ```
public protocol TextRepresentable: SchemaProviding, CustomStringConvertible {
    /// Creates a value from its text.
    /// - Throws: ``ValidationIssue`` with an empty path if the text is invalid.
    init(_ text: String) throws(ValidationIssue)
}

extension TextRepresentable {
    /// Decodes a value from its text.
    public init(from decoder: any Decoder) throws {
        try self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the value as text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension Schema where Value: TextRepresentable {
    /// Returns the schema of a type that is a text.
    ///
    /// - Parameters:
    ///   - name: The type's name in `$defs`, qualified by its plugin.
    ///   - summary: A summary in one sentence.
    ///   - expected: The rule in words that follow "expected".
    ///   - pattern: A regular expression of JSON Schema's dialect which every allowed text matches.
    ///   - lengths: The allowed numbers of Unicode scalars.
    ///   - format: JSON Schema's `format`, if any.
    ///   - example: A text that is allowed.
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
