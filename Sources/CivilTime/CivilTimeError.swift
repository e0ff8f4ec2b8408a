// SPDX-License-Identifier: Apache-2.0

/// A day, time, offset, duration or time zone that can't be used.
///
/// The parts make one sentence: "expected a day such as 2026-11-21, got "2026-02-30"".
public struct CivilTimeError: Error, Codable, Hashable, Sendable {
    /// What caused an error.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// The value or text that was given.
        case input
        /// The machine's tz database, which is missing or damaged.
        case data
    }

    /// What caused the error.
    public let kind: Kind
    /// What is accepted, in words that follow "expected".
    public let expected: String
    /// What was given, in words that follow "got"; text of the caller is quoted and shortened.
    public let got: String
    /// What to do about it, when that is known.
    public let recoverySuggestion: String?

    /// Creates an error.
    public init(kind: Kind = .input, expected: String, got: String, recoverySuggestion: String? = nil) {
        self.kind = kind
        self.expected = expected
        self.got = got
        self.recoverySuggestion = recoverySuggestion
    }

    /// Creates an error about a text that can't be read.
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
