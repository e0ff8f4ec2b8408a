// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension ApplicationIdentifier {
    /// A part of the data with its characters.
    typealias Part = (component: Component, text: Substring)

    /// Splits data into its parts; optional parts that aren't there are omitted.
    func parts(of data: String) -> [Part] {
        var rest = data[...]
        var parts: [Part] = []
        for component in components {
            if rest.isEmpty, component.isOptional { break }
            let text = rest.prefix(component.lengths.upperBound)
            rest = rest.dropFirst(text.count)
            parts.append((component, text))
        }
        return parts
    }

    /// Checks the length, the characters, and the content of data.
    ///
    /// - Throws: `ValidationIssue` with an empty path.
    func check(_ data: String) throws(ValidationIssue) {
        try checkLength(of: data)
        for part in parts(of: data) {
            guard part.text.utf8.allSatisfy(part.component.characters.contains) else {
                throw issue("\(part.component.characters.name)", got: part.text.quoted)
            }
            guard part.component.lengths.contains(part.text.utf8.count) else {
                throw issue("\(Self.words(for: part.component.lengths))", got: data[...].quoted)
            }
            for rule in part.component.rules {
                if let expected = ContentRules.violation(of: rule, by: part.text) {
                    throw issue(expected, got: part.text.quoted)
                }
            }
        }
    }

    private func checkLength(of data: String) throws(ValidationIssue) {
        // Only ASCII is in any of the character sets, so characters are bytes wherever the check succeeds.
        let count = data.utf8.count
        guard !lengths.contains(count) else { return }
        let isLong = count > lengths.upperBound && !hasPredefinedLength
        throw issue(
            Self.words(for: lengths), got: "\(data.quoted(limit: 40)), which has \(count)",
            recoverySuggestion: isLong ? "is the separator after it missing?" : nil)
    }

    private static func words(for lengths: ClosedRange<Int>) -> String {
        lengths.lowerBound == lengths.upperBound
            ? "\(lengths.upperBound) characters" : "\(lengths.lowerBound) to \(lengths.upperBound) characters"
    }

    private func issue(_ expected: String, got: String, recoverySuggestion: String? = nil) -> ValidationIssue {
        let name = title.isEmpty ? "(\(code))" : "(\(code)) \(title)"
        return ValidationIssue(
            path: "", expected: "\(name): \(expected)", got: got, recoverySuggestion: recoverySuggestion, kind: .rule)
    }
}

extension Substring {
    fileprivate var quoted: String { String(self).quoted(limit: 40) }
}
