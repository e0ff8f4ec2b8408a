// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The version of a pack or of the program: two or three whole numbers, such as `1.4` or `1.4.2`.
public struct Version: Hashable, Comparable, Sendable {
    /// The three numbers from major to patch, each from 0 to 99,999.
    public let parts: [Int]

    /// A version from its text.
    /// - Throws: `ValidationIssue` with an empty path if the text isn't a version.
    public init(_ text: String) throws(ValidationIssue) {
        let words = text.split(separator: ".", omittingEmptySubsequences: false)
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let numbers = words.compactMap { word in
            1...5 ~= word.utf8.count && word.utf8.allSatisfy(digits.contains) ? Int(word) : nil
        }
        guard 2...3 ~= words.count, numbers.count == words.count else {
            throw ValidationIssue(path: "", expected: Self.expectation, got: "\"\(text)\"")
        }
        parts = numbers + Array(repeating: 0, count: 3 - numbers.count)
    }

    /// The version of this program's challenges.
    public static let program: Version = {
        // The manifest's version is a literal of ours.
        (try? Version(ChallengesPlugin().manifest.version)) ?? Version(parts: [0, 0, 0])
    }()

    private init(parts: [Int]) { self.parts = parts }

    /// Returns whether one version is lower than another.
    public static func < (first: Version, second: Version) -> Bool {
        first.parts.lexicographicallyPrecedes(second.parts)
    }

    private static let expectation = "a version such as 1.4 or 1.4.2"
}

extension Version: CustomStringConvertible {
    /// The version as three numbers, such as `1.4.0`.
    public var description: String { parts.map(String.init).joined(separator: ".") }
}

extension Version: TextRepresentable {
    /// The schema.
    public static let schema = Schema<Self>.text(
        "challenges.Version", "Two or three whole numbers separated by periods.", expected: expectation,
        pattern: "^[0-9]{1,5}(\\.[0-9]{1,5}){1,2}$", example: "1.4.0")
}
