// SPDX-License-Identifier: Apache-2.0

/// A passphrase or token, which is never shown.
///
/// Its description is `(secret)`, issues never quote it, and schemas mark it `writeOnly`.
///
/// ```swift
/// struct OpenDiaryInput: SchemaProviding {
///     var passphrase: Secret
///
///     static let schema = Schema<Self>.object("diary.OpenDiaryInput", "Which diary to open.") {
///         field("passphrase", \.passphrase, "The passphrase of the diary.", .secret(12...200))
///     }
/// }
/// ```
public struct Secret: Codable, Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// The value of the secret.
    public let value: String

    /// Creates a secret.
    public init(_ value: String) { self.value = value }

    /// Reads a text.
    public init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(String.self)
    }

    /// Encodes `(secret)`, so that the value never leaves the process.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// The text that replaces every secret in JSON and descriptions.
    static let placeholder = "(secret)"

    /// The accepted values, in words that follow "expected".
    static let expected = "a secret other than \(placeholder), which replaces secrets in outputs"

    /// Always `(secret)`.
    public var description: String { Self.placeholder }
    /// Always `(secret)`.
    public var debugDescription: String { description }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Secret {
    /// A text of an accepted length.
    fileprivate static func example(of lengths: ClosedRange<Int>) -> String {
        let words = "correct horse battery staple"
        let length = Swift.min(Swift.max(words.count, lengths.lowerBound), lengths.upperBound)
        return String(words.prefix(length)) + String(repeating: "e", count: Swift.max(0, length - words.count))
    }
}

extension Schema where Value == Secret {
    /// A secret text up to a length in Unicode scalars.
    ///
    /// The text `(secret)` is rejected, because it comes from an output and not from a person.
    public static func secret(_ lengths: ClosedRange<Int> = 1...1_000) -> Schema {
        let rule = AnySchema.TextRule(
            expected: "a secret of \(AnySchema.TextRule.words(for: lengths))", lengths: lengths,
            example: Secret.example(of: lengths),
            check: { text in
                guard text == Secret.placeholder else { return nil }
                return ValidationIssue(path: "", expected: Secret.expected, got: "that")
            })
        return Schema(
            AnySchema(kind: .text(rule), isWriteOnly: true),
            rule: { secret, issues in
                guard var issue = rule.issue(with: secret.value) else { return }
                issue.got = "another text"
                issues.append(issue)
            },
            encode: { .string($0.description) })
    }
}
