// SPDX-License-Identifier: Apache-2.0

extension Schema where Value == String {
    /// Any text up to a length in Unicode scalars.
    public static func text(
        _ lengths: ClosedRange<Int> = 0...AnySchema.TextRule.defaultLimit, example: String = "text"
    ) -> Schema {
        let isAny = lengths.lowerBound == 0 && lengths.upperBound >= AnySchema.TextRule.defaultLimit
        let expected = isAny ? "a text" : "a text of \(AnySchema.TextRule.words(for: lengths))"
        return text(AnySchema.TextRule(expected: expected, lengths: lengths, example: example))
    }

    /// A text that matches a pattern.
    ///
    /// - Parameters:
    ///   - expected: The rule in words that follow "expected".
    ///   - pattern: A regular expression in JSON Schema's dialect, anchored with `^` and `$`.
    ///   - lengths: The allowed numbers of Unicode scalars.
    ///   - format: JSON Schema's `format`, if any.
    ///   - example: An accepted text.
    public static func text(
        _ expected: String, pattern: String, lengths: ClosedRange<Int> = 0...AnySchema.TextRule.defaultLimit,
        format: String? = nil, example: String
    ) -> Schema {
        text(
            AnySchema.TextRule(
                expected: expected, lengths: lengths, pattern: pattern, format: format, example: example))
    }

    /// A text with a custom rule.
    ///
    /// - Parameters:
    ///   - expected: The rule in words that follow "expected".
    ///   - pattern: A regular expression in JSON Schema's dialect that every accepted text matches. A text that matches
    ///     it and fails the check violates a rule of the domain.
    ///   - lengths: The allowed numbers of Unicode scalars.
    ///   - format: JSON Schema's `format`, if any.
    ///   - example: An accepted text.
    ///   - isCheckedWhenRead: Whether the computation parses the text anyway and throws the same error, so that a typed
    ///     value isn't parsed twice.
    ///   - check: Returns the issue of a text, with an empty path, or `nil` if it is accepted.
    public static func text(
        _ expected: String, pattern: String? = nil, lengths: ClosedRange<Int> = 0...AnySchema.TextRule.defaultLimit,
        format: String? = nil, example: String, isCheckedWhenRead: Bool = false,
        check: @escaping @Sendable (String) -> ValidationIssue?
    ) -> Schema {
        text(
            AnySchema.TextRule(
                expected: expected, lengths: lengths, pattern: pattern, format: format, example: example, check: check),
            isCheckedWhenRead: isCheckedWhenRead)
    }

    private static func text(_ rule: AnySchema.TextRule, isCheckedWhenRead: Bool = false) -> Schema {
        let check: @Sendable (Value, inout [ValidationIssue]) -> Void = { value, issues in
            if let issue = rule.issue(with: value) { issues.append(issue) }
        }
        return Schema(
            AnySchema(kind: .text(rule)), rule: isCheckedWhenRead ? nil : check, encode: { .string($0) })
    }
}

extension Schema {
    /// A type that `Codable` encodes as a text and decodes by parsing.
    ///
    /// - Parameters:
    ///   - name: The type's name in `$defs`, qualified by its plugin.
    ///   - summary: A summary in one sentence.
    ///   - expected: The rule in words that follow "expected".
    ///   - pattern: A regular expression in JSON Schema's dialect that every accepted text matches.
    ///   - lengths: The allowed numbers of Unicode scalars.
    ///   - format: JSON Schema's `format`, if any.
    ///   - example: An accepted text.
    ///   - print: The text of a value.
    ///   - check: Returns the issue of a text, with an empty path, or `nil` if it can be parsed.
    public static func text(
        _ name: String, _ summary: String, expected: String, pattern: String? = nil,
        lengths: ClosedRange<Int> = 0...AnySchema.TextRule.defaultLimit, format: String? = nil,
        example: String, print: @escaping @Sendable (Value) -> String,
        check: @escaping @Sendable (String) -> ValidationIssue?
    ) -> Schema {
        let rule = AnySchema.TextRule(
            expected: expected, lengths: lengths, pattern: pattern, format: format, example: example, check: check)
        return Schema(
            AnySchema(name: name, summary: summary, kind: .text(rule)), encode: { .string(print($0)) })
    }
}
