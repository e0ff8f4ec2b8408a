// SPDX-License-Identifier: Apache-2.0

import ComputationKit

/// Finds what users name: by the key, by the beginning of the key, by the name or a part of it.
struct ItemFinder {
    /// Something that has a key and a name.
    struct Entry: Hashable {
        let id: String
        let name: String
    }

    private let entries: [Entry]
    /// What is looked for, such as `item`.
    private let noun: String

    init(_ entries: [Entry], noun: String = "item") {
        self.entries = entries
        self.noun = noun
    }

    /// The key of what a text names.
    ///
    /// The first of these that fits anything decides: the whole key; the whole name; the beginning of the key, the
    /// beginning of the name, a part of the name. Case does not matter.
    ///
    /// - Throws: ``ComputationError`` that lists what the text may mean when that is more than one, and the nearest when it is
    ///   none.
    func id(of text: String, for option: String) throws(ComputationError) -> String {
        let wanted = text.lowercased()
        let rules: [(Entry) -> Bool] = [
            { $0.id.lowercased() == wanted }, { $0.name.lowercased() == wanted },
            { $0.id.lowercased().hasPrefix(wanted) }, { $0.name.lowercased().hasPrefix(wanted) },
            { $0.name.lowercased().contains(wanted) },
        ]
        for rule in wanted.isEmpty ? [] : rules {
            let found = entries.filter(rule)
            if found.count == 1 { return found[0].id }
            if found.count > 1 { throw ambiguous(text, found, option) }
        }
        let near =
            ClosestMatch(to: text, among: entries.map(\.name))?.word
            ?? ClosestMatch(to: text, among: entries.map(\.id))?.word
        throw ComputationError.notFound(
            ValidationIssue(
                path: option,
                expected: "\(noun == "item" ? "an" : "a") \(noun) by its name or the beginning of its key",
                got: JSONValue.string(String(text.prefix(60))).text(),
                recoverySuggestion: near.map { "did you mean \"\($0)\"?" }))
    }

    private func ambiguous(_ text: String, _ found: [Entry], _ option: String) -> ComputationError {
        let shown = found.prefix(8).map { "\($0.name) [\($0.id.shortKey(among: entries.map(\.id)))]" }
        let rest = found.count > shown.count ? " and \(found.count - shown.count) more" : ""
        return ComputationError.refused([
            ValidationIssue(
                path: option, expected: "one \(noun)",
                got: "\(JSONValue.string(String(text.prefix(60))).text()), which may be "
                    + shown.joined(separator: ", ") + rest,
                recoverySuggestion: "write more of the name, or the key in brackets")
        ])
    }
}

extension String {
    /// The shortest beginning of a key, of at least 8 characters, that no other key has.
    func shortKey(among keys: [String]) -> String {
        var length = 8
        while length < count, keys.contains(where: { $0 != self && $0.hasPrefix(prefix(length)) }) { length += 1 }
        return String(prefix(length))
    }
}
