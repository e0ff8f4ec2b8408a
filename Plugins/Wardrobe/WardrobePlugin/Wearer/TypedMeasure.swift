// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A body measurement as users type it: `chest=96`, `inseam=32in`, `weight=74kg`.
public struct TypedMeasure: TextRepresentable, Hashable {
    /// The text.
    public let description: String
    /// The measurement; nil for the weight.
    public let measure: BodyMeasure?
    /// The length in cm, or the weight in kg.
    public let value: Double

    /// Creates a measurement from its text.
    /// - Throws: `ValidationIssue` with an empty path if the text isn't a measurement, with the closest measurement for
    ///   an unknown word.
    public init(_ text: String) throws(ValidationIssue) {
        let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard sides.count == 2 else { throw Self.issue(text) }
        let name = sides[0].lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
        let isWeight = name == "weight"
        let known = BodyMeasure.allCases.first { $0.rawValue.lowercased() == name }
        guard isWeight || known != nil else {
            let near = ClosestMatch(to: sides[0], among: BodyMeasure.allCases.map(\.rawValue) + ["weight"])
            throw Self.issue(text, near.map { "did you mean \($0.word)?" })
        }
        var figure = sides[1].lowercased().filter { $0 != " " }
        var factor = 1.0
        let signs = isWeight ? [("kg", 1), ("lb", 0.453_592_37)] : [("cm", 1), ("in", 2.54), ("\"", 2.54)]
        for (sign, scale) in signs where figure.hasSuffix(sign) {
            figure.removeLast(sign.count)
            factor = scale
            break
        }
        guard let number = Double(figure), number.isFinite else { throw Self.issue(text) }
        description = text
        measure = known
        value = number * factor
    }

    private static func issue(_ text: String, _ suggestion: String? = nil) -> ValidationIssue {
        ValidationIssue(path: "", expected: expected, got: text.quoted(limit: 60), recoverySuggestion: suggestion)
    }

    private static let expected = "a measurement such as chest=96, inseam=32in, or weight=74"

    /// The JSON schema.
    public static let schema = Schema<Self>.text(
        "wardrobe.TypedMeasure", "A body measurement in cm or with a unit: inches, or kg or lb for the weight.",
        expected: expected, lengths: 1...60, example: "chest=96")
}
