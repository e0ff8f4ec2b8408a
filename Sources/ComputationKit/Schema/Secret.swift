// SPDX-License-Identifier: Apache-2.0

/// A passphrase or token: taken in, used, and never shown again.
///
/// It prints as `(secret)`, an issue about it never quotes it, and a schema marks it `writeOnly`.
public struct Secret: Codable, Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// The secret itself, for the code that needs it.
    public let value: String

    /// Creates a secret.
    public init(_ value: String) { self.value = value }

    /// Reads a text.
    public init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes `(secret)`: the value itself never leaves the process.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// Always `(secret)`.
    public var description: String { "(secret)" }
    /// Always `(secret)`.
    public var debugDescription: String { description }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Schema where Value == Secret {
    /// A secret text up to a length in Unicode scalars.
    public static func secret(_ lengths: ClosedRange<Int> = 1...1_000) -> Schema {
        let rule = AnySchema.TextRule(
            expected: "a secret of \(lengths.lowerBound) to \(lengths.upperBound) characters", lengths: lengths,
            example: "(secret)")
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
