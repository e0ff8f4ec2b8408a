// SPDX-License-Identifier: Apache-2.0

/// An error in the syntax of JSON: its position, and the expected and actual text.
///
/// ```swift
/// do {
///     print(try JSONValue(parsing: #"{"distance": 12,}"#))
/// } catch {
///     print(error)        // line 1, column 17: expected a key in double quotes, got "}"
/// }
/// ```
public struct JSONSyntaxError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// The column in bytes, from 1.
    public let column: Int
    /// The expected text.
    public let expected: String
    /// The actual text.
    public let got: String

    /// One sentence such as `line 1, column 9: expected a value, got "}"`.
    public var description: String { "line \(line), column \(column): expected \(expected), got \(got)" }
}
