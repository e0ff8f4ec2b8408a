// SPDX-License-Identifier: Apache-2.0

/// An error about a day, time, offset, duration, or time zone.
///
/// The description is one sentence: "expected a day such as 2026-11-21, got "2026-02-30" (February 2026 has 28 days)".
public struct CivilTimeError: Error, Codable, Hashable, Sendable {
    /// The cause of an error.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// The value or text passed in.
        case input
        /// The machine's tz database, which is missing, unreadable, or damaged.
        case data
    }

    /// The cause of the error.
    public let kind: Kind
    /// The accepted values, in words that follow "expected".
    public let expected: String
    /// The actual value, in words that follow "got"; text is quoted and shortened.
    public let got: String
    /// The recovery suggestion, if known.
    public let recoverySuggestion: String?

    /// Creates an error.
    public init(kind: Kind = .input, expected: String, got: String, recoverySuggestion: String? = nil) {
        self.kind = kind
        self.expected = expected
        self.got = got
        self.recoverySuggestion = recoverySuggestion
    }

    /// Creates an error about a text.
    init(expected: String, text: some StringProtocol, recoverySuggestion: String? = nil) {
        self.init(expected: expected, got: String(text).quoted(), recoverySuggestion: recoverySuggestion)
    }
}

extension CivilTimeError: CustomStringConvertible {
    /// The error as one sentence.
    public var description: String {
        "expected \(expected), got \(got)" + (recoverySuggestion.map { " (\($0))" } ?? "")
    }
}
