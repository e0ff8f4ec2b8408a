// SPDX-License-Identifier: Apache-2.0

extension String {
    /// Returns the text as errors show it: shortened, with codes for characters that control a terminal.
    ///
    /// - Parameters:
    ///   - limit: the number of Unicode scalars to show.
    ///   - escapesASCII: whether to show ASCII control characters by their codes too, such as `<U+001B>`; JSON has its
    ///     own escapes for them.
    package func shown(limit: Int = .max, escapesASCII: Bool = false) -> String {
        var shown = ""
        for (position, scalar) in unicodeScalars.enumerated() {
            guard position < limit else { return shown + "…" }
            if scalar.steersTerminals || escapesASCII && scalar.value < 0x20 {
                shown += scalar.code
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    /// Returns the text of ``shown(limit:escapesASCII:)`` in double quotes on one line, with JSON's escapes.
    package func quoted(limit: Int = 60) -> String {
        var quoted = "\""
        for scalar in shown(limit: limit).unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\t": quoted += "\\t"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case _ where scalar.value < 0x20:
                quoted += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension Unicode.Scalar {
    /// Whether the character controls a terminal, breaks a line or changes the text direction.
    ///
    /// ASCII control characters below U+0020, which have their own escapes, aren't among them.
    package var steersTerminals: Bool {
        switch value {
        case 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// The character's code, such as `<U+202E>`.
    fileprivate var code: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
    }
}
