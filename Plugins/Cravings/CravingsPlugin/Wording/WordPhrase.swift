// SPDX-License-Identifier: Apache-2.0

/// A phrase to find in a text, word by word; the last word can be the beginning of one.
struct WordPhrase: Sendable, Hashable {
    private let words: [String]
    private let isOpen: Bool

    /// Creates a phrase from lowercase words; a final asterisk makes the last one the beginning of a word.
    init(_ text: String) {
        isOpen = text.hasSuffix("*")
        words = text.split(separator: " ").map { String($0.hasSuffix("*") ? $0.dropLast() : $0) }
    }

    /// Returns whether the phrase occurs in the words of a text.
    func occurs(in text: [String]) -> Bool {
        guard !words.isEmpty, text.count >= words.count else { return false }
        return (0...text.count - words.count).contains { start in
            words.indices.allSatisfy { index in
                let word = text[start + index]
                return isOpen && index == words.count - 1 ? word.hasPrefix(words[index]) : word == words[index]
            }
        }
    }

    /// Returns the words of a text in lowercase, with every kind of apostrophe as `'`.
    static func words(of text: String) -> [String] {
        let letters = text.lowercased().map { (letter: Character) -> Character in
            "’‘ʼ`´".contains(letter) ? "'" : letter
        }
        return letters.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map { String($0) }
    }
}
