// SPDX-License-Identifier: AGPL-3.0-or-later

/// An invalid command line.
public struct UsageError: Error {
    /// The expected arguments, and the usage.
    public let message: String

    /// Creates an error with a message.
    public init(message: String) { self.message = message }
}

extension ArraySlice<String> {
    /// Removes and returns the number that follows an option.
    public mutating func number<Number: FixedWidthInteger>(
        after option: String, least: Number
    ) throws(UsageError) -> Number {
        let text = popFirst()
        guard let text, let number = Number(text), number >= least else {
            throw UsageError(message: "\(option): expected a whole number from \(least), got \(text ?? "nothing")")
        }
        return number
    }
}
