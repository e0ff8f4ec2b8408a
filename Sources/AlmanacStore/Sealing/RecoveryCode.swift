// SPDX-License-Identifier: Apache-2.0

/// A code that unlocks a vault without the passphrase: 160 random bits, shown once and never stored.
public struct RecoveryCode: Sendable, Hashable, CustomStringConvertible {
    /// The code as eight groups of four letters and digits.
    public let description: String

    /// Crockford's Base32, without I, L, O, and U, which are easily misread.
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    init(using generator: inout some RandomNumberGenerator) {
        var text = ""
        for position in 0..<32 {
            if position > 0, position % 4 == 0 { text.append("-") }
            text.append(Self.alphabet[Int(UInt8.random(in: 0..<32, using: &generator))])
        }
        description = text
    }

    /// Parses a code that a user typed, or returns `nil` if it is invalid.
    ///
    /// Case, hyphens, and spaces are ignored, O counts as 0, and I and L count as 1.
    public init?(_ text: String) {
        var letters: [Character] = []
        for letter in text.uppercased() where letter != "-" && !letter.isWhitespace {
            switch letter {
            case "O": letters.append("0")
            case "I", "L": letters.append("1")
            case _ where Self.alphabet.contains(letter): letters.append(letter)
            default: return nil
            }
        }
        guard letters.count == 32 else { return nil }
        description = stride(from: 0, to: 32, by: 4).map { String(letters[$0..<$0 + 4]) }.joined(separator: "-")
    }
}
