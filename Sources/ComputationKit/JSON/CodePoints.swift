// SPDX-License-Identifier: Apache-2.0

/// A text that is compared code point by code point, as JSON compares keys; `String` takes "e\u{301}" for "é".
///
/// Compare keys and ids from JSON this way, so that a set and an object agree on how many there are.
package struct CodePoints: Hashable, Sendable {
    package let text: String

    package init(_ text: String) { self.text = text }

    package static func == (left: CodePoints, right: CodePoints) -> Bool {
        left.text.utf8.count == right.text.utf8.count && left.text.utf8.elementsEqual(right.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}
