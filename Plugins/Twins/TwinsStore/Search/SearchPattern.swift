// SPDX-License-Identifier: Apache-2.0

internal import TwinsPlugin

/// A query as full-text patterns of FTS5, from the strictest to the most tolerant.
///
/// Each pattern matches what the one before it matches, and more. A query without a word has none.
struct SearchPattern {
    /// The patterns.
    let tiers: [String]

    /// The maximum number of words of a query; more are ignored.
    static let longest = 20

    /// Creates the patterns of a query.
    init(_ query: String) {
        let words = SearchText.tokens(String(query.prefix(1000))).prefix(Self.longest)
        guard !words.isEmpty else {
            tiers = []
            return
        }
        // A code is there as its parts and as one word; either is enough, and the one word is the last of them.
        let groups = Self.alternatives(Array(words))
        func pattern(_ term: (String) -> [String]) -> String {
            groups.map { group in
                "("
                    + group.map { words in "(" + words.map { Self.any(term($0)) }.joined(separator: " AND ") + ")" }
                    .joined(separator: " OR ") + ")"
            }.joined(separator: " AND ")
        }
        tiers = [
            pattern { word in SearchText.forms(word).map { "{title} : \"\($0)\"" } },
            pattern { word in SearchText.forms(word).map { "{title} : \"\($0)\" *" } },
            pattern { word in SearchText.forms(word).map { "{title details places} : \"\($0)\" *" } },
            pattern { word in
                SearchText.forms(word).map { "{title details places} : \"\($0)\" *" }
                    + NameKey.keys(of: word).map { "{sounds} : \"\($0)\"" }
                    + NameKey.prefixes(of: word).map { "{sounds} : \"\($0)\" *" }
            },
        ]
    }

    private static func any(_ terms: [String]) -> String {
        terms.count == 1 ? terms[0] : "(" + terms.joined(separator: " OR ") + ")"
    }

    /// Returns the words as groups of alternatives: the parts of a code, or the code as one word.
    private static func alternatives(_ words: [String]) -> [[[String]]] {
        var groups: [[[String]]] = []
        var pending: [String] = []
        for word in words {
            // The joined form follows its parts.
            if let count = (2...max(2, pending.count)).first(where: { pending.suffix($0).joined() == word }),
                pending.count >= count
            {
                let parts = Array(pending.suffix(count))
                groups += pending.dropLast(count).map { [[$0]] } + [[parts, [word]]]
                pending = []
            } else {
                pending.append(word)
            }
        }
        return groups + pending.map { [[$0]] }
    }
}
