// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An activity as users type it: a word such as `walking`, or a metabolic rate such as `2.6` or `2.6 met`.
public struct TypedActivity: TextRepresentable, Hashable {
    /// The text.
    public let description: String
    /// The metabolic rate in met.
    public let met: Double

    /// Creates an activity from its text.
    /// - Throws: `ValidationIssue` with an empty path and the closest word if the text isn't an activity.
    public init(_ text: String) throws(ValidationIssue) {
        let wanted = text.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
        description = text
        if let number = Double(wanted.hasSuffix("met") ? String(wanted.dropLast(3)) : wanted), number.isFinite {
            met = number
        } else if let activity = Activity(rawValue: wanted) {
            met = activity.met
        } else {
            let words = Activity.allCases.map(\.rawValue)
            throw ValidationIssue(
                path: "", expected: Self.expected, got: text.quoted(limit: 60),
                recoverySuggestion: ClosestMatch(to: text, among: words).map { "did you mean \($0.word)?" })
        }
    }

    private static let expected =
        "a number in met, or one of \(Activity.allCases.map(\.rawValue).joined(separator: ", "))"

    /// The JSON schema.
    public static let schema = Schema<Self>.text(
        "wardrobe.TypedActivity", "An activity, as a word or a metabolic rate in met.", expected: expected,
        lengths: 1...60, example: "walking")
}
