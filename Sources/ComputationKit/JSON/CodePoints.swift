// SPDX-License-Identifier: Apache-2.0

/// A text that is compared by code points, like keys in JSON; for `String`, "e\u{301}" equals "é".
///
/// Use it for keys and ids from JSON, so that a set and an object have the same number of them.
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
