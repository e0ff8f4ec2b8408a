// SPDX-License-Identifier: Apache-2.0

/// Check digits of numbers, as values from 0 to 9 per digit.
enum CheckDigit {
    /// Returns the check digit of a GS1 number: weights 3, 1, 3, 1 from the right (GS1 General Specifications 7.9.1).
    static func gs1(_ digits: some BidirectionalCollection<Int>) -> Int {
        let sum = zip(digits.reversed(), 0...).reduce(0) { $0 + $1.0 * ($1.1.isMultiple(of: 2) ? 3 : 1) }
        return (10 - sum % 10) % 10
    }

    /// Returns the check digit of the first nine digits of an ISBN-10, 0 to 10, where 10 is written X (ISO 2108).
    static func isbn10(_ digits: some Sequence<Int>) -> Int {
        let sum = zip(digits, 0...).reduce(0) { $0 + $1.0 * (10 - $1.1) }
        return (11 - sum % 11) % 11
    }

    /// Returns the two check characters of a Global Model Number (GS1 General Specifications 7.9.5).
    ///
    /// - Parameter values: The positions of the characters in GS1's character set 82.
    static func modelNumber(_ values: some BidirectionalCollection<Int>) -> String {
        let sum = zip(values.reversed(), primes).reduce(0) { $0 + $1.0 * $1.1 } % 1_021
        return String([pairAlphabet[sum >> 5], pairAlphabet[sum & 31]])
    }

    private static let pairAlphabet = Array("23456789ABCDEFGHJKLMNPQRSTUVWXYZ")
    private static let primes = [
        2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103,
    ]
}

extension String {
    /// The text without the spaces and hyphens that separate the parts of a number.
    var withoutHyphens: String { filter { !" \u{00A0}-\u{2010}\u{2011}\u{2012}\u{2013}".contains($0) } }
}

extension StringProtocol {
    /// The values of decimal digits, or `nil` if the text has any other character.
    var digitValues: [Int]? {
        var values: [Int] = []
        for byte in utf8 {
            guard (0x30...0x39).contains(byte) else { return nil }
            values.append(Int(byte) - 0x30)
        }
        return values
    }
}
