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
    /// An identifier as text.
    public static let schema = Schema<Self>.text(
        "astrology.PositionSource",
        "What a position was computed from: swiss-ephemeris, moshier, jpl, formula, or another source's identifier.",
        expected: "an identifier such as swiss-ephemeris", pattern: hyphenatedWords, lengths: 1...32,
        example: "swiss-ephemeris", print: \.rawValue
    ) { issue(with: $0, expected: "an identifier such as swiss-ephemeris") }
}

extension EphemerisFile: SchemaProviding {
    /// The schema of a file.
    public static let schema = Schema<Self>.object("astrology.EphemerisFile", "An ephemeris file that was read.") {
        field("content", \.content, "What the file holds.")
        field("name", \.name, "The file's name.", .text())
        field("firstJulianDay", \.firstJulianDay, "The first Julian day it covers.", .number(-1e7...1e7, .days))
        field("lastJulianDay", \.lastJulianDay, "The last Julian day it covers.", .number(-1e7...1e7, .days))
        field("ephemerisNumber", \.ephemerisNumber, "The JPL ephemeris (DE) it was made from.", .integer(0...10_000))
    }
}

extension EphemerisFile.Content: SchemaProviding {
    /// A kind of content as one word.
    public static let schema = Schema<Self>.text(
        "astrology.EphemerisFileContent",
        "What an ephemeris file holds: planets, moon, main-asteroids, numbered-asteroid, or another source's word.",
        expected: "a word such as planets", pattern: hyphenatedWords, lengths: 1...64, example: "planets",
        print: \.rawValue
    ) { issue(with: $0, expected: "a word such as planets") }
}
