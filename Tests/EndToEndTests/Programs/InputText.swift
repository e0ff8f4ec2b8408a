// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

/// The standard input of a program under test, which is truncated in the log: some inputs have megabytes.
struct InputText: CustomTestStringConvertible, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    let text: String

    init(stringLiteral text: String) { self.text = text }
    init(repeating part: String, count: Int) { text = String(repeating: part, count: count) }

    var testDescription: String { text.cutForLog }
}

extension String {
    /// At most 100 characters, and the length of the rest.
    var cutForLog: String {
        let shown = prefix(100)
        return shown.endIndex == endIndex ? self : "\(shown)… (\(utf8.count) bytes)"
    }
}
