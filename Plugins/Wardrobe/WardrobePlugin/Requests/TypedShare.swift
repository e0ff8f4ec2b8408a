// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A share as people type it: `30%`, or `30` for the same.
public struct TypedShare: TextRepresentable, Hashable {
    /// The text.
    public let description: String
    /// The share in percent, from 0 to 100.
    public let percent: Double

    /// A share from its text.
    /// - Throws: `ValidationIssue` with an empty path when the text is none, or a fraction without a
    ///   percent sign, which may be meant either way.
    public init(_ text: String) throws(ValidationIssue) {
        let isMarked = text.hasSuffix("%")
        guard let value = Double(isMarked ? String(text.dropLast()) : text), (0...100).contains(value) else {
            throw ValidationIssue(path: "", expected: Self.expected, got: text.quoted(limit: 60))
        }
        guard isMarked || value == 0 || value >= 1 else {
            throw ValidationIssue(
                path: "", expected: Self.expected, got: text.quoted(limit: 60),
                recoverySuggestion: "is it \(Figure.short(value * 100))%?")
        }
        description = text
        percent = value
    }

    private static let expected = "a percentage such as 30%"

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.text(
        "wardrobe.TypedShare", "A share in percent.", expected: expected, lengths: 1...60, example: "30%")
}
