// SPDX-License-Identifier: Apache-2.0

/// A system that writes Ukrainian or Russian in Latin letters.
package enum Romanization: CaseIterable, Sendable {
    /// Ukrainian, by the resolution of the Cabinet of Ministers of Ukraine No. 55 of January 27, 2010.
    case ukrainian
    /// Russian, by the BGN/PCGN system of 1947.
    case russian

    /// Returns whether a word has a letter of the Cyrillic script.
    package static func hasCyrillic(_ word: String) -> Bool {
        word.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }
    }

    /// Returns a word in lowercase letters with its Cyrillic letters romanized; others don't change.
    ///
    /// The Ukrainian system writes є, ї, й, ю, and я differently at the beginning of a word, and зг as `zgh`. The
    /// Russian system writes е and ё with a `y` at the beginning, and after a vowel, й, ъ, or ь; its signs for ъ and ь
    /// are omitted.
    package func romanized(_ word: String) -> String {
        var result = ""
        var previous: Character?
        for letter in word {
            switch self {
            case .ukrainian:
                if previous == "з", letter == "г" {
                    result += "gh"
                } else {
                    result +=
                        (previous == nil ? Self.ukrainianInitials[letter] : nil) ?? Self.ukrainianLetters[letter]
                        ?? Self.russianLetters[letter] ?? String(letter)
                }
            case .russian:
                let isSeparate = previous.map { Self.separating.contains($0) } ?? true
                if isSeparate, let glided = Self.glided[letter] {
                    result += glided
                } else {
                    result += Self.russianLetters[letter] ?? Self.ukrainianLetters[letter] ?? String(letter)
                }
            }
            previous = letter
        }
        return result
    }

    private static let ukrainianLetters: [Character: String] = [
        "а": "a", "б": "b", "в": "v", "г": "h", "ґ": "g", "д": "d", "е": "e", "є": "ie", "ж": "zh", "з": "z", "и": "y",
        "і": "i", "ї": "i", "й": "i", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s",
        "т": "t", "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ь": "", "ю": "iu",
        "я": "ia",
        // Serbian, Macedonian, and Belarusian letters, as passports of these countries write them.
        "ў": "u", "ј": "j", "љ": "lj", "њ": "nj", "ћ": "c", "ђ": "dj", "џ": "dz", "ѓ": "gj", "ќ": "kj", "ѕ": "dz",
    ]

    private static let ukrainianInitials: [Character: String] = [
        "є": "ye", "ї": "yi", "й": "y", "ю": "yu", "я": "ya",
    ]

    private static let russianLetters: [Character: String] = [
        "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "yo", "ж": "zh", "з": "z", "и": "i", "й": "y",
        "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f",
        "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y", "ь": "", "э": "e", "ю": "yu",
        "я": "ya",
    ]

    private static let glided: [Character: String] = ["е": "ye", "ё": "yo"]
    private static let separating: Set<Character> = [
        "а", "е", "ё", "и", "о", "у", "ы", "э", "ю", "я", "й", "ъ", "ь",
    ]
}
