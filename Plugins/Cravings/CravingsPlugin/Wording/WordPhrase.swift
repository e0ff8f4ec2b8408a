// SPDX-License-Identifier: Apache-2.0

/// A phrase to find in a text, word by word; a word of it can be the beginning of one.
struct WordPhrase: Sendable, Hashable {
    private struct Word: Hashable {
        let text: String
        let isOpen: Bool

        func matches(_ word: String) -> Bool { isOpen ? word.hasPrefix(text) : word == text }
    }

    private let words: [Word]

    /// Creates a phrase from lowercase words; an asterisk makes one the beginning of a word.
    init(_ text: String) {
        words = text.split(separator: " ").map { word in
            Word(text: Self.words(of: String(word)).joined(), isOpen: word.hasSuffix("*"))
        }
    }

    /// Returns whether the phrase occurs in the words of a text.
    func occurs(in text: [String]) -> Bool {
        guard !words.isEmpty, text.count >= words.count else { return false }
        return (0...text.count - words.count).contains { start in
            words.indices.allSatisfy { words[$0].matches(text[start + $0]) }
        }
    }

    /// The characters that are typed as an apostrophe: some keyboards lack it, so others take its place in Ukrainian words.
    private static let apostrophes = "'’‘ʼ`´′ʹ＇\"”“*"

    /// Returns the words of a text in lowercase, without apostrophes, which are often left out.
    static func words(of text: String) -> [String] {
        text.lowercased().filter { !apostrophes.contains($0) }
            .split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    }
}
