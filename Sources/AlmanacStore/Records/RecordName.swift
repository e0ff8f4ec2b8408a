// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// Finds the one record that a user means by its key, a name of it, or the beginning of its key.
package struct RecordName: Sendable {
    /// What a record is called in sentences, such as `item`.
    package let noun: String
    /// The path of the issue.
    package var path: String
    /// Whether keys are words, so that one may be what somebody meant to type.
    package let hasWordKeys: Bool

    /// Records by what they are called; the path is the same unless stated.
    package init(noun: String, path: String? = nil, hasWordKeys: Bool = false) {
        self.noun = noun
        self.path = path ?? noun
        self.hasWordKeys = hasWordKeys
    }

    /// The key of the record that is meant.
    ///
    /// A whole key comes first, then a name whatever its case, then the beginning of a key.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` when there is none, naming what is alike, or several, naming their keys.
    package func key(_ text: String, among records: [(key: String, names: [String])]) throws(ComputationError) -> String
    {
        if records.contains(where: { $0.key == text }) { return text }
        let wanted = text.lowercased()
        for matches in [
            records.filter { $0.names.contains { $0.lowercased() == wanted } },
            text.isEmpty ? [] : records.filter { $0.key.hasPrefix(wanted) || $0.key.hasPrefix(text) },
        ] {
            if matches.count == 1 { return matches[0].key }
            if matches.count > 1 { throw several(text, matches) }
        }
        let guess = ClosestMatch(to: text, among: records.flatMap { $0.names + (hasWordKeys ? [$0.key] : []) })
        throw refusal(
            "the name or the key of a known \(noun)", "\"\(text)\"",
            guess.map { "did you mean \"\($0.word)\"?" } ?? (records.isEmpty ? "there is none yet" : nil))
    }

    private func several(_ text: String, _ matches: [(key: String, names: [String])]) -> ComputationError {
        let shown = matches.prefix(5).map { "\($0.names.first ?? $0.key) (\($0.key))" }.joined(separator: ", ")
        return refusal(
            "one \(noun)", "\"\(text)\", which \(matches.count) have",
            "say which by its key: \(shown)\(matches.count > 5 ? ", …" : "")")
    }

    private func refusal(_ expected: String, _ got: String, _ recoverySuggestion: String?) -> ComputationError {
        ComputationError.refused([
            ValidationIssue(path: path, expected: expected, got: got, recoverySuggestion: recoverySuggestion)
        ])
    }
}
