// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A percentage as users type it: `30%`, or `30` for the same.
public struct TypedShare: TextRepresentable, Hashable {
    /// The text.
    public let description: String
    /// The share in percent, from 0 to 100.
    public let percent: Double

    /// Creates a percentage from its text.
    /// - Throws: `ValidationIssue` with an empty path if the text isn't a percentage, or is a fraction without a
    ///   percent sign, which is ambiguous.
    public init(_ text: String) throws(ValidationIssue) {
        let isMarked = text.hasSuffix("%")
        guard let value = Double(isMarked ? String(text.dropLast()) : text), (0...100).contains(value) else {
            throw ValidationIssue(path: "", expected: Self.expected, got: text.quoted(limit: 60))
        }
        guard isMarked || value == 0 || value >= 1 else {
            throw ValidationIssue(
                path: "", expected: Self.expected, got: text.quoted(limit: 60),
                recoverySuggestion: "did you mean \(Figure.short(value * 100))%?")
        }
        description = text
        percent = value
    }

    private static let expected = "a percentage such as 30%"

    /// The JSON schema.
    public static let schema = Schema<Self>.text(
        "wardrobe.TypedShare", "A percentage.", expected: expected, lengths: 1...60, example: "30%")
}
