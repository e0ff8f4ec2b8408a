// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

/// A date, time, offset or zone that cannot be used, said in one sentence.
public struct TimeInputError: Error, Codable, Hashable, Sendable, CustomStringConvertible {
    /// Whose problem it is.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// What the user wrote is wrong (exit code 64).
        case input
        /// The machine's time zone data is missing or damaged (exit code 65).
        case data
    }

    /// Whose problem it is.
    public let kind: Kind
    /// The field in question: `date`, `time`, `offset`, `zone`, `longitude` or `fold`.
    public let field: String
    /// What would have been right, without the word "expected".
    public let expected: String
    /// What came instead, quoted and shortened when it is the user's text.
    public let got: String
    /// What to do about it.
    public let recoverySuggestion: String

    /// Creates an error from its four parts of speech.
    public init(kind: Kind = .input, field: String, expected: String, got: String, recoverySuggestion: String) {
        self.kind = kind
        self.field = field
        self.expected = expected
        self.got = got
        self.recoverySuggestion = recoverySuggestion
    }

    /// The whole sentence: field, expected, got, what to do.
    public var description: String {
        "\(field): expected \(expected), got \(got); \(recoverySuggestion)"
    }
}

extension TimeInputError {
    /// Creates the error that one of CivilTime is in a field of a birth.
    init(_ error: CivilTimeError, field: String) {
        self.init(
            kind: error.kind == .data ? .data : .input, field: field, expected: error.expected, got: error.got,
            recoverySuggestion: error.recoverySuggestion ?? "check the \(field)")
    }

    /// Runs a closure, and names the field in the error that it throws.
    static func naming<Value>(
        _ field: String, _ body: () throws(CivilTimeError) -> Value
    ) throws(TimeInputError) -> Value {
        do throws(CivilTimeError) {
            return try body()
        } catch {
            throw TimeInputError(error, field: field)
        }
    }

    /// Quotes the user's text for a message: at most 60 characters, control characters shown as `?`.
    static func quoted(_ text: some StringProtocol) -> String {
        guard !text.isEmpty else { return "nothing" }
        var result = "\""
        var count = 0
        for scalar in text.unicodeScalars {
            if count == 60 {
                result += "…"
                break
            }
            let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            result.unicodeScalars.append(isControl ? "?" : scalar)
            count += 1
        }
        return result + "\""
    }
}
