// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension ElementString {
    /// Checks that no two elements exclude each other, that none is there twice with different data, and that the
    /// elements which others require are there.
    ///
    /// - Parameter isPartial: Whether other codes on the item can have the required elements.
    /// - Throws: `ComputationError` with every problem, each with an empty path.
    func checkAssociations(isPartial: Bool) throws(ComputationError) {
        let issues = repeats + exclusions + (isPartial ? [] : requirements)
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }

    private var codes: [String] { elements.map(\.identifier.code) }

    private var repeats: [ValidationIssue] {
        var seen: [String: String] = [:]
        return elements.compactMap { element in
            let code = element.identifier.code
            let first = seen.updateValue(element.data, forKey: code)
            guard let first, first != element.data else { return nil }
            return ValidationIssue(
                path: "", expected: "(\(code)) once",
                got: "\(first.quoted(limit: 30)) and \(element.data.quoted(limit: 30))")
        }
    }

    private var exclusions: [ValidationIssue] {
        var reported: Set<Set<String>> = []
        return elements.flatMap { element in
            codes.compactMap { other -> ValidationIssue? in
                let code = element.identifier.code
                guard other != code, element.identifier.excluded.contains(where: { $0.matches(other) }),
                    reported.insert([code, other]).inserted
                else { return nil }
                return ValidationIssue(path: "", expected: "(\(code)) without (\(other))", got: "both")
            }
        }
    }

    private var requirements: [ValidationIssue] {
        elements.flatMap { element in
            // A digital signature (8030) is of one object, so the optional serial number of its key is required (GSCN 21-307).
            let signed = element.identifier.code == "8030" ? elements.filter { !$0.isWithoutSerial } : elements
            return element.identifier.required.compactMap { alternatives -> ValidationIssue? in
                let isSatisfied = alternatives.contains { group in
                    group.allSatisfy { pattern in signed.contains { pattern.matches($0.identifier.code) } }
                }
                guard !isSatisfied else { return nil }
                let words = alternatives.map { group in group.map { "(\($0.text))" }.joined(separator: " with ") }
                return ValidationIssue(
                    path: "", expected: "(\(element.identifier.code)) together with \(Self.list(words))",
                    got: signed.count == elements.count ? "it without" : "one without a serial number",
                    recoverySuggestion: "if another code on the item has it, say that this one is a part")
            }
        }
    }

    private static func list(_ words: [String]) -> String {
        words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    }
}

extension ElementString.Element {
    /// Whether the optional part at the end of its data, such as the serial number of a (253), is missing.
    fileprivate var isWithoutSerial: Bool {
        identifier.components.contains(where: \.isOptional) && data.utf8.count == identifier.lengths.lowerBound
    }
}
