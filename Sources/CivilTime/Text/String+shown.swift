// SPDX-License-Identifier: Apache-2.0

extension String {
    /// Returns the text for an error: shortened, with escapes for characters that control a terminal.
    ///
    /// - Parameters:
    ///   - limit: The number of Unicode scalars to show.
    ///   - escapesASCII: Whether to escape ASCII control characters too, such as `\u{1B}`.
    package func shown(limit: Int = .max, escapesASCII: Bool = false) -> String {
        var shown = ""
        for (position, scalar) in unicodeScalars.enumerated() {
            guard position < limit else { return shown + "…" }
            if scalar.steersTerminals || escapesASCII && scalar.value < 0x20 {
                shown += scalar.escape
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    /// Returns the text in double quotes on one line, shortened, with escapes as in a Swift string.
    package func quoted(limit: Int = 60) -> String {
        var quoted = "\""
        for (position, scalar) in unicodeScalars.enumerated() {
            guard position < limit else { return quoted + "…\"" }
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\t": quoted += "\\t"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case _ where scalar.value < 0x20 || scalar.steersTerminals: quoted += scalar.escape
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension Unicode.Scalar {
    /// Whether the character controls a terminal, breaks a line, changes the text direction, or is invisible.
    ///
    /// ASCII control characters below U+0020 aren't included, because they can be part of a text's layout.
    package var steersTerminals: Bool {
        switch value {
        case 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        // Invisible characters without a use in text; the joiners U+200C and U+200D spell words and emoji.
        case 0x180E, 0x200B, 0x2060...0x2064, 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }

    /// The character's code as a visible escape, such as `\u{202E}`.
    package var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
