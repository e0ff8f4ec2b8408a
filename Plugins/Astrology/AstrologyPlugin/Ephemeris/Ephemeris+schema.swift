// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The pattern of ``PositionSource/isHyphenated(_:)``.
private let hyphenatedWords = "^[a-z0-9]+(-[a-z0-9]+)*$"

/// The issue of a text that isn't ``PositionSource/isHyphenated(_:)``.
private func issue(with text: String, expected: String) -> ValidationIssue? {
    PositionSource.isHyphenated(text.utf8)
        ? nil : ValidationIssue(path: "", expected: expected, got: JSONValue.string(text).inWords)
}

extension PositionSource: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.text(
        "astrology.PositionSource",
        "The data or theory of a position: swiss-ephemeris, moshier, jpl, formula, or another source's identifier.",
        expected: "an identifier such as swiss-ephemeris", pattern: hyphenatedWords, lengths: 1...32,
        example: "swiss-ephemeris", print: \.rawValue
    ) { issue(with: $0, expected: "an identifier such as swiss-ephemeris") }
}

extension EphemerisFile.Content: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.text(
        "astrology.EphemerisFileContent",
        "The content of an ephemeris file: planets, moon, main-asteroids, numbered-asteroid, or another source's word.",
        expected: "a word such as planets", pattern: hyphenatedWords, lengths: 1...64, example: "planets",
        print: \.rawValue
    ) { issue(with: $0, expected: "a word such as planets") }
}
