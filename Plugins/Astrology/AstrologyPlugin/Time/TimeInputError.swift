// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

/// An error about a date, time, offset, or zone that can't be used.
public struct TimeInputError: Error, Codable, Hashable, Sendable, CustomStringConvertible {
    /// The cause of an error.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The user's input is invalid (exit code 64).
        case input
        /// The machine's time zone data is missing or damaged (exit code 65).
        case data
    }

    /// The cause of the error.
    public let kind: Kind
    /// The field with the error: `date`, `time`, `offset`, `zone`, `longitude` or `fold`.
    public let field: String
    /// The expected value, without the word "expected".
    public let expected: String
    /// The actual value, quoted and shortened if it is the user's text.
    public let got: String
    /// The recovery suggestion.
    public let recoverySuggestion: String

    /// Creates an error.
    public init(kind: Kind = .input, field: String, expected: String, got: String, recoverySuggestion: String) {
        self.kind = kind
        self.field = field
        self.expected = expected
        self.got = got
        self.recoverySuggestion = recoverySuggestion
    }

    /// The sentence: field, expected value, actual value, and recovery suggestion.
    public var description: String {
        "\(field): expected \(expected), got \(got); \(recoverySuggestion)"
    }
}

extension TimeInputError {
    /// Creates an error for a field of a birth from an error of CivilTime.
    init(_ error: CivilTimeError, field: String) {
        self.init(
            kind: error.kind == .data ? .data : .input, field: field, expected: error.expected, got: error.got,
            recoverySuggestion: error.recoverySuggestion ?? "check the \(field)")
    }

    /// Runs a closure, and adds the name of a field to the error that it throws.
    static func naming<Value>(
        _ field: String, _ body: () throws(CivilTimeError) -> Value
    ) throws(TimeInputError) -> Value {
        do throws(CivilTimeError) {
            return try body()
        } catch {
            throw TimeInputError(error, field: field)
        }
    }

    /// Quotes the user's text for a message: at most 60 characters, with `?` for control characters.
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
