// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The text broken into lines of at most a width in columns; spaces within the first line stay as they are.
    ///
    /// - Parameters:
    ///   - width: the columns available.
    ///   - indent: how many spaces every line but the first begins with; the first is taken to begin its text there.
    package func wrappedKeepingStart(width: Int, indent: Int) -> [String] {
        let start = String(prefix(indent))
        let rest = String(dropFirst(indent)).wrapped(toTerminalWidth: width - indent)
        return rest.enumerated().map { number, line in
            (number == 0 ? start : String(repeating: " ", count: indent)) + line
        }
    }

    /// A camel-case word as people write it: `date night`.
    package var spacedWord: String {
        reduce(into: "") { text, character in
            text += character.isUppercase ? " " + character.lowercased() : String(character)
        }
    }

    /// The text as HTML has it, in attributes too.
    package var escapedForHTML: String {
        reduce(into: "") { text, character in
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            default: text.append(character)
            }
        }
    }
}

extension Int {
    /// The count with its noun: `1 item`, `2 items`.
    package func counted(_ noun: String, _ plural: String? = nil) -> String {
        "\(grouped) \(self == 1 ? noun : plural ?? noun + "s")"
    }

    /// The number with commas between thousands.
    package var grouped: String {
        let digits = Array(String(magnitude))
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
            text.append(digit)
        }
        return (self < 0 ? "-" : "") + text
    }
}

extension Double {
    /// A count with commas between thousands, and in tens from 10¹⁵ on.
    package var groupedCount: String {
        guard self >= 1e15 else { return Int(self).grouped }
        var exponent = 0
        var value = self
        while value >= 10 {
            value /= 10
            exponent += 1
        }
        return "\(value.fixed(decimals: 1)) x 10^\(exponent)"
    }
}
