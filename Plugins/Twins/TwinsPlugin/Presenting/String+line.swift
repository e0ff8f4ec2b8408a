// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The text with spaces instead of line breaks and tabs.
    var onOneLine: String {
        contains { $0.isNewline || $0 == "\t" }
            ? split { $0.isNewline || $0 == "\t" }.joined(separator: " ") : self
    }
}
