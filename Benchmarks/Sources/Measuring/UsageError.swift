// SPDX-License-Identifier: AGPL-3.0-or-later

/// A command line that cannot be understood.
public struct UsageError: Error {
    /// What was expected, and the usage.
    public let message: String

    /// An error with its sentence.
    public init(message: String) { self.message = message }
}

extension ArraySlice<String> {
    /// Takes the number that follows an option.
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
