// SPDX-License-Identifier: Apache-2.0

/// The key for comparing typed words with known names: the letters and digits, in lowercase.
///
/// `Whole Sign`, `whole-sign` and `WholeSign` have one key.
package struct SearchKey: Hashable {
    private let text: String

    package init(_ word: String) {
        text = String(String.UnicodeScalarView(word.lowercased().unicodeScalars.filter(\.isLetterOrDigit)))
    }

    package var isEmpty: Bool { text.isEmpty }
}

extension Unicode.Scalar {
    fileprivate var isLetterOrDigit: Bool {
        properties.isAlphabetic || properties.numericType != nil
    }
}

extension UInt8 {
    /// The uppercase letter of a lowercase ASCII letter; other bytes are unchanged.
    var asciiUppercase: UInt8 {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self & 0xDF : self
    }
}
