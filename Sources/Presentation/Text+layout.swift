// SPDX-License-Identifier: Apache-2.0

extension String {
    /// Returns the text wrapped at a width in columns, with the spaces of the first line unchanged.
    ///
    /// - Parameters:
    ///   - width: The number of columns available.
    ///   - indent: The number of spaces before each line except the first.
    public func wrappedKeepingStart(width: Int, indent: Int) -> [String] {
        let start = String(prefix(indent))
        let rest = String(dropFirst(indent)).wrapped(toTerminalWidth: width - indent)
        return rest.enumerated().map { number, line in
            (number == 0 ? start : String(repeating: " ", count: indent)) + line
        }
    }

    /// The words of a camel-case word, such as `date night`.
    public var spacedWord: String {
        reduce(into: "") { text, character in
            text += character.isUppercase ? " " + character.lowercased() : String(character)
        }
    }

    /// The text escaped for HTML content and attributes.
    public var escapedForHTML: String {
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
    /// Returns the count with its noun, such as `1 item` or `2 items`.
    public func counted(_ noun: String, _ plural: String? = nil) -> String {
        "\(grouped) \(self == 1 ? noun : plural ?? noun + "s")"
    }

    /// The number with commas between thousands.
    public var grouped: String {
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
    /// The count with commas between thousands, or in scientific notation from 10¹⁵.
    public var groupedCount: String {
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
