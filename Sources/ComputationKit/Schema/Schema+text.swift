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
    ///   - expected: the rule in words that follow "expected".
    ///   - pattern: a regular expression in JSON Schema's dialect, anchored with `^` and `$`.
    ///   - lengths: how many Unicode scalars the text may have.
    ///   - format: JSON Schema's `format`, when one fits.
    ///   - example: an accepted text.
    public static func text(
        _ expected: String, pattern: String, lengths: ClosedRange<Int> = 0...AnySchema.TextRule.defaultLimit,
        format: String? = nil, example: String
    ) -> Schema {
        text(
            AnySchema.TextRule(
                expected: expected, lengths: lengths, pattern: pattern, format: format, example: example))
    }

    /// A text that follows a rule of its own.
    ///
    /// - Parameters:
    ///   - expected: the rule in words that follow "expected".
    ///   - pattern: a regular expression in JSON Schema's dialect that every accepted text matches. What matches it and
    ///     fails the check breaks a rule of the domain.
    ///   - lengths: how many Unicode scalars the text may have.
    ///   - format: JSON Schema's `format`, when one fits.
    ///   - example: an accepted text.
    ///   - isCheckedWhenRead: whether the computation parses the text anyway and refuses it in the same words, so that
    ///     a typed value need not be parsed twice.
    ///   - check: says what is wrong with a text, with an empty path, or nil when it is accepted.
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
    /// A type that `Codable` writes as one text and reads back by parsing.
    ///
    /// - Parameters:
    ///   - name: the type's name in `$defs`, qualified by its plugin.
    ///   - summary: one sentence of prose.
    ///   - expected: the rule in words that follow "expected".
    ///   - pattern: a regular expression in JSON Schema's dialect that every accepted text matches.
    ///   - lengths: how many Unicode scalars the text may have.
    ///   - format: JSON Schema's `format`, when one fits.
    ///   - example: an accepted text.
    ///   - print: the text of a value.
    ///   - check: says what is wrong with a text, with an empty path, or nil when it can be parsed.
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
