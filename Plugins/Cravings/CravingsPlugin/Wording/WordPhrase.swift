// SPDX-License-Identifier: Apache-2.0

/// A phrase to find in a text, word by word; a word of it can be the beginning of one, or stand for up to two words.
struct WordPhrase: Sendable, Hashable {
    private enum Word: Hashable {
        case whole(String)
        case beginning(String)
        case gap

        func matches(_ word: String) -> Bool {
            switch self {
            case .whole(let text): word == text
            case .beginning(let text): word.hasPrefix(text)
            case .gap: false
            }
        }
    }

    /// The maximum number of words in a gap.
    private static let longestGap = 2

    private let words: [Word]

    /// Creates a phrase from lowercase words; an asterisk makes one the beginning of a word, and an underscore is up to
    /// two words of any kind.
    init(_ text: String) {
        words = text.split(separator: " ").map { word in
            if word == "_" { return .gap }
            let text = Self.words(of: String(word)).joined()
            return word.hasSuffix("*") ? .beginning(text) : .whole(text)
        }
    }

    /// Returns whether the phrase occurs in the words of a text.
    func occurs(in text: [String]) -> Bool {
        !words.isEmpty && text.indices.contains { Self.begin(text[$0...], with: words[...]) }
    }

    private static func begin(_ text: ArraySlice<String>, with words: ArraySlice<Word>) -> Bool {
        guard let word = words.first else { return true }
        if word == .gap {
            return (0...longestGap).contains { begin(text.dropFirst($0), with: words.dropFirst()) }
        }
        return text.first.map(word.matches) ?? false && begin(text.dropFirst(), with: words.dropFirst())
    }

    /// The characters that are typed as an apostrophe: some keyboards lack it, so others take its place in Ukrainian words.
    private static let apostrophes = "'’‘ʼ`´′ʹ＇\"”“*"

    /// Returns the words of a text in lowercase, without apostrophes, which are often left out, and in the letters that
    /// they are read as.
    static func words(of text: String) -> [String] {
        text.lowercased().filter { !apostrophes.contains($0) }
            .split { !$0.isLetter && !$0.isNumber }.map { asRead(String($0)) }
    }

    /// Digits that are typed for letters, and Latin letters that look like Cyrillic ones.
    private static let digits: [Character: Character] = ["0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t"]
    private static let lookalikes: [Character: Character] = [
        "a": "а", "c": "с", "e": "е", "i": "і", "o": "о", "p": "р", "x": "х", "y": "у",
    ]

    private static func asRead(_ word: String) -> String {
        let hasLatin = word.contains { ("a"..."z").contains($0) }
        let hasCyrillic = word.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }
        guard hasLatin, hasCyrillic || word.contains(where: \.isNumber) else { return word }
        let letters = hasCyrillic ? lookalikes : digits
        return String(word.replacing("11", with: "ll").map { letters[$0] ?? $0 })
    }
}
