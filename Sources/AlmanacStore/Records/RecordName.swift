// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// Finds one record by its key, its name, the beginning of its key, or part of its name.
package struct RecordName: Sendable {
    /// The key and the names of a record.
    package typealias Named = (key: String, names: [String])

    /// The noun for a record in sentences, such as `item`.
    package let noun: String
    /// The path of the issue.
    package var path: String
    /// Whether keys are words, which are suggested for a typo.
    package let hasWordKeys: Bool
    /// Whether part of a name is enough.
    private let matchesPartOfName: Bool
    /// Whether part of a name or key is refused, because the record is removed.
    private var needsWhole = false

    /// Creates a finder; by default, the path is the noun.
    package init(noun: String, path: String? = nil, hasWordKeys: Bool = false, matchesPartOfName: Bool = false) {
        self.noun = noun
        self.path = path ?? noun
        self.hasWordKeys = hasWordKeys
        self.matchesPartOfName = matchesPartOfName
    }

    /// The same finder for a record that is removed, of which part of a name or key isn't enough.
    ///
    /// The beginning of a key counts as a key if keys aren't words and it has at least 8 characters. If part of a name
    /// matches one record, the issue has it as a candidate, which a face can offer.
    package var whole: RecordName {
        var copy = self
        copy.needsWhole = true
        return copy
    }

    private static let shortestKey = 8

    /// Returns the key of the matching record.
    ///
    /// A complete key takes precedence over a name, a name over one in another letter case, that over the beginning of a
    /// key, and that over the beginning of a name and other parts of one.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` with code `not-found` and the closest name if none matches, or
    ///   `refused` and the keys if several match.
    package func key(_ text: String, among records: [Named]) throws(ComputationError) -> String {
        if records.contains(where: { $0.key == text }) { return text }
        let exact = records.filter { $0.names.contains(text) }
        if exact.count == 1 { return exact[0].key }
        let wanted = text.lowercased()
        let isPartOfKey = !wanted.isEmpty && !(needsWhole && (hasWordKeys || text.count < Self.shortestKey))
        let isPartOfName = !wanted.isEmpty && !needsWhole && matchesPartOfName
        let rules: [(isUsed: Bool, matches: (Named) -> Bool)] = [
            (true, { $0.names.contains { $0.lowercased() == wanted } }),
            (isPartOfKey, { $0.key.lowercased().hasPrefix(wanted) }),
            (isPartOfName, { $0.names.contains { $0.lowercased().hasPrefix(wanted) } }),
            (isPartOfName, { $0.names.contains { $0.lowercased().contains(wanted) } }),
        ]
        for rule in rules where rule.isUsed {
            let matches = records.filter(rule.matches)
            if matches.count == 1 { return matches[0].key }
            if matches.count > 1 { throw several(text, matches) }
        }
        if needsWhole { try refusePart(text, among: records) }
        let guess = ClosestMatch(to: text, among: records.flatMap { $0.names + (hasWordKeys ? [$0.key] : []) })
        throw ComputationError.notFound(
            issue(
                "the name or key of an existing \(noun)", "\"\(text)\"",
                guess.map { "did you mean \"\($0.word)\"?" } ?? (records.isEmpty ? "there are none yet" : nil)))
    }

    /// Refuses a text that is only part of a name or key.
    private func refusePart(
        _ text: String, among records: [Named]
    ) throws(ComputationError) {
        let wanted = text.lowercased()
        guard !wanted.isEmpty else { return }
        let rules: [(Named) -> Bool] = [
            { $0.names.contains { $0.lowercased().hasPrefix(wanted) } },
            { $0.names.contains { $0.lowercased().contains(wanted) } }, { $0.key.lowercased().hasPrefix(wanted) },
        ]
        for rule in rules {
            let matches = records.filter(rule)
            if matches.count > 1 { throw several(text, matches) }
            guard let match = matches.first else { continue }
            let name = match.names.first ?? match.key
            var issue = issue(
                "the whole name or key of the \(noun) to remove", "\"\(text)\"", "did you mean \"\(name)\"?")
            issue.candidate = ValidationIssue.Candidate(name: name, value: match.key)
            throw ComputationError.refused([issue])
        }
    }

    /// Returns the error for a text that matches several records.
    package func several(_ text: String, _ matches: [Named]) -> ComputationError {
        let shown = matches.prefix(5).map { "\($0.names.first ?? $0.key) (\($0.key))" }.joined(separator: ", ")
        return ComputationError.refused([
            issue(
                "one \(noun)", "\"\(text)\", which matches \(matches.count)",
                "use the key of one of them: \(shown)\(matches.count > 5 ? ", …" : "")")
        ])
    }

    private func issue(_ expected: String, _ got: String, _ recoverySuggestion: String?) -> ValidationIssue {
        ValidationIssue(path: path, expected: expected, got: got, recoverySuggestion: recoverySuggestion)
    }
}
