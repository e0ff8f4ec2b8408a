// SPDX-License-Identifier: Apache-2.0

/// The words of a text, folded so that a search finds them in any spelling of case, accents, and script.
///
/// A word is a run of letters, digits, and marks; an apostrophe within a word is dropped. A code with separators, such
/// as `978-0-14-044913-6`, is also one word without them.
package enum SearchText {
    /// The maximum number of characters of a text that is searched.
    package static let longest = 20_000

    /// Returns the forms under which the words of a text are stored, each once, in the order of the text.
    ///
    /// A word in Cyrillic letters is stored as it is, and romanized by the Ukrainian and the Russian systems.
    package static func words(_ text: String) -> [String] {
        var seen: Set<String> = []
        return tokens(text).flatMap(forms).filter { seen.insert($0).inserted }
    }

    /// Returns the sound keys of the words of a text, each once.
    package static func keys(_ text: String) -> [String] {
        var seen: Set<String> = []
        return tokens(text).flatMap { NameKey.keys(of: $0) }.filter { seen.insert($0).inserted }
    }

    /// Returns the words of a text in lowercase letters with their accents.
    package static func tokens(_ text: String) -> [String] {
        var tokens: [String] = []
        var current = String.UnicodeScalarView()
        // The parts of a code, such as 978-0-14, until the next space.
        var parts: [String] = []

        func finishWord() {
            if !current.isEmpty { parts.append(String(current)) }
            current = String.UnicodeScalarView()
        }
        func finishCode() {
            finishWord()
            tokens += parts
            let hasDigit = parts.contains { $0.utf8.contains { (0x30...0x39).contains($0) } }
            if parts.count > 1, hasDigit { tokens.append(parts.joined()) }
            parts = []
        }
        for scalar in text.prefix(longest).lowercased().unicodeScalars {
            if isWordPart(scalar) {
                current.append(scalar)
            } else if apostrophes.contains(scalar), !current.isEmpty {
                continue
            } else if codeSeparators.contains(scalar) {
                finishWord()
            } else {
                finishCode()
            }
        }
        finishCode()
        return tokens
    }

    /// Returns the stored forms of a word: without accents and, for Cyrillic letters, romanized.
    package static func forms(_ token: String) -> [String] {
        var forms = [folded(token)]
        guard Romanization.hasCyrillic(token) else { return forms }
        for system in Romanization.allCases {
            let form = folded(system.romanized(token))
            if !forms.contains(form) { forms.append(form) }
        }
        return forms
    }

    /// Returns a word without its accents; `ß`, `æ`, `œ`, and `þ` become two letters.
    package static func folded(_ token: String) -> String {
        if token.utf8.allSatisfy({ $0 < 0x80 }) { return token }
        var scalars = String.UnicodeScalarView()
        for scalar in token.unicodeScalars {
            if let pair = pairs[scalar] {
                scalars.append(contentsOf: pair.unicodeScalars)
            } else if let base = PlainLetters.base(of: scalar) {
                scalars.append(base)
            } else if scalar.properties.generalCategory != .nonspacingMark {
                scalars.append(scalar)
            }
        }
        return scalars.isEmpty ? token : String(scalars)
    }

    private static func isWordPart(_ scalar: UnicodeScalar) -> Bool {
        if scalar.isASCII {
            return (0x30...0x39).contains(scalar.value) || (0x61...0x7A).contains(scalar.value)
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
            return !apostrophes.contains(scalar)
        default: return false
        }
    }

    private static let apostrophes: Set<UnicodeScalar> = ["'", "\u{2019}", "\u{02BC}", "\u{02B9}", "`", "\u{00B4}"]
    private static let codeSeparators: Set<UnicodeScalar> = ["-", ".", "/", "_", "\u{2010}", "\u{2011}"]

    private static let pairs: [UnicodeScalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d", "ı": "i",
    ]
}
