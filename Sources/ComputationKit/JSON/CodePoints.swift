// SPDX-License-Identifier: Apache-2.0

/// A text that is compared code point by code point, as JSON compares keys; `String` takes "e\u{301}" for "é".
///
/// Keys and ids that come from JSON are told apart this way everywhere, so that no two of them are one in a set and two
/// in an object.
package struct CodePoints: Hashable, Sendable {
    package let text: String

    package init(_ text: String) { self.text = text }

    package static func == (left: CodePoints, right: CodePoints) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}
