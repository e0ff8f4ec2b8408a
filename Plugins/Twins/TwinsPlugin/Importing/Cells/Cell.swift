// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// A cell of a table, with its heading.
struct Cell {
    /// The heading of its column, as in the file.
    let heading: String
    /// The text without spaces around it.
    let text: String
    /// Whether its bytes aren't in the encoding of the file.
    var isForeign = false

    /// Returns the issue of a text that isn't what the column holds.
    func issue(_ expected: String, _ suggestion: String? = nil) -> ValidationIssue {
        ValidationIssue(
            path: heading, expected: expected, got: text.quoted(limit: 60), recoverySuggestion: suggestion, kind: .rule)
    }

    /// The whole number.
    func integer(_ range: ClosedRange<Int> = Int.min...Int.max, _ noun: String = "a whole number")
        throws(ValidationIssue)
        -> Int
    {
        // Apps write whole numbers of floating-point columns as 3.0.
        let plain = text.hasSuffix(".0") || text.hasSuffix(".00") ? String(text.prefix { $0 != "." }) : text
        guard let number = Int(plain), range.contains(number) else {
            let isBounded = range != Int.min...Int.max
            throw issue(isBounded ? "\(noun) from \(range.lowerBound) to \(range.upperBound)" : noun)
        }
        return number
    }

    /// The number, with a decimal point or comma.
    func number(_ range: ClosedRange<Double>, _ noun: String = "a number") throws(ValidationIssue) -> Double {
        guard let amount = Amount.text(text), let number = Double(amount), range.contains(number) else {
            throw issue("\(noun) from \(Self.shown(range.lowerBound)) to \(Self.shown(range.upperBound))")
        }
        return number
    }

    private static func shown(_ bound: Double) -> String {
        Int(exactly: bound).map { "\($0)" } ?? "\(bound)"
    }

    /// The truth value: `yes`, `no`, `true`, `false`, `1`, `0`, or their first letters.
    func flag() throws(ValidationIssue) -> Bool {
        switch text.lowercased() {
        case "yes", "true", "1", "y", "t", "x": return true
        case "no", "false", "0", "n", "f": return false
        default: throw issue("yes or no")
        }
    }

    /// The words between separators, without empty ones.
    func words(separatedBy separators: Set<Character>) -> [String] {
        text.split { separators.contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
    }
}

extension String {
    /// The text without spaces and line breaks around it.
    var trimmed: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }

    /// The text in lowercase letters without spaces and punctuation, for comparing headings.
    var foldedHeading: String { String(lowercased().filter { $0.isLetter || $0.isNumber }) }
}
