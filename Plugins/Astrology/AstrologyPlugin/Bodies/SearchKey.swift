// SPDX-License-Identifier: Apache-2.0

/// What counts when a typed word is compared with a known name: letters and digits, in lower case.
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
    /// The capital letter of a small ASCII letter; any other byte unchanged.
    var asciiUppercase: UInt8 {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self & 0xDF : self
    }
}
