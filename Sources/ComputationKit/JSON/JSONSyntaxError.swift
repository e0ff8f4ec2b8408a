// SPDX-License-Identifier: Apache-2.0

/// Why a text is no JSON: where, what was expected, what came.
public struct JSONSyntaxError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// The column in bytes, from 1.
    public let column: Int
    /// What the grammar allows there.
    public let expected: String
    /// The text found instead.
    public let got: String

    /// One sentence such as `line 1, column 9: expected a value, got "}"`.
    public var description: String { "line \(line), column \(column): expected \(expected), got \(got)" }
}
