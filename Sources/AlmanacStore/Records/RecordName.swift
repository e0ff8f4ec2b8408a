// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// Finds one record by its key, its name, or the beginning of its key.
package struct RecordName: Sendable {
    /// The noun for a record in sentences, such as `item`.
    package let noun: String
    /// The path of the issue.
    package var path: String
    /// Whether keys are words, which are suggested for a typo.
    package let hasWordKeys: Bool

    /// Creates a finder; by default, the path is the noun.
    package init(noun: String, path: String? = nil, hasWordKeys: Bool = false) {
        self.noun = noun
        self.path = path ?? noun
        self.hasWordKeys = hasWordKeys
    }

    /// Returns the key of the matching record.
    ///
    /// A complete key takes precedence over a name (in any letter case), and a name over the beginning of a key.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` with code `not-found` and the closest name if none matches, or
    ///   `refused` and the keys if several match.
    package func key(_ text: String, among records: [(key: String, names: [String])]) throws(ComputationError) -> String
    {
        if records.contains(where: { $0.key == text }) { return text }
        let wanted = text.lowercased()
        for matches in [
            records.filter { $0.names.contains { $0.lowercased() == wanted } },
            text.isEmpty ? [] : records.filter { $0.key.lowercased().hasPrefix(wanted) },
        ] {
            if matches.count == 1 { return matches[0].key }
            if matches.count > 1 { throw several(text, matches) }
        }
        let guess = ClosestMatch(to: text, among: records.flatMap { $0.names + (hasWordKeys ? [$0.key] : []) })
        throw ComputationError.notFound(
            issue(
                "the name or key of an existing \(noun)", "\"\(text)\"",
                guess.map { "did you mean \"\($0.word)\"?" } ?? (records.isEmpty ? "there are none yet" : nil)))
    }

    private func several(_ text: String, _ matches: [(key: String, names: [String])]) -> ComputationError {
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
