// SPDX-License-Identifier: Apache-2.0

@_spi(_Unicode) private import Swift

/// An index that finds phrases in names by whole words, ignoring case and English plurals in s.
///
/// Every suggestion reads the whole wardrobe, which can have thousands of items, so words are compared by a 64-bit hash
/// (FNV-1a) of their letters, without copying text.
struct PhraseIndex: Sendable {
    /// A phrase that occurs in a text.
    struct Match {
        /// The value of the phrase.
        let number: Int
        /// The index of the first word.
        let start: Int
        /// The number of words.
        let words: Int
    }

    /// The phrases by their first word.
    private let phrases: [UInt64: [(words: [UInt64], number: Int)]]

    init(_ entries: [(words: [UInt64], number: Int)]) {
        var phrases: [UInt64: [(words: [UInt64], number: Int)]] = [:]
        phrases.reserveCapacity(entries.count)
        for (words, number) in entries {
            guard let first = words.first else { continue }
            phrases[first, default: []].append((words, number))
        }
        self.phrases = phrases
    }

    /// Returns every phrase in a text.
    func matches(in text: String) -> [Match] {
        let words = Self.words(of: text)
        var matches: [Match] = []
        for start in words.indices {
            for (phrase, number) in phrases[words[start]] ?? []
            where words[start...].starts(with: phrase) {
                matches.append(Match(number: number, start: start, words: phrase.count))
            }
        }
        return matches
    }

    /// Returns the words of a text as hashes: runs of letters and digits; characters beyond ASCII count as letters.
    static func words(of text: String) -> [UInt64] {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
            return writtenWords(of: text.lowercased()).map { word in
                stem(Array(String(word.unicodeScalars.filter { !isApostrophe($0) }).utf8))
            }
        }
        return words(of: text.utf8)
    }

    /// Returns the words of a text that is in ASCII or in lowercase.
    static func words(of text: some Sequence<UInt8>) -> [UInt64] {
        var words: [UInt64] = []
        var letters: [UInt8] = []
        func finish() {
            guard !letters.isEmpty else { return }
            words.append(stem(letters))
            letters.removeAll(keepingCapacity: true)
        }
        for byte in text {
            let letter = byte &- 0x41 < 26 ? byte | 0x20 : byte
            if letter &- 0x61 < 26 || letter &- 0x30 < 10 || letter >= 0x80 {
                letters.append(letter)
            } else if letter != apostrophe {
                finish()
            }
        }
        finish()
        return words
    }

    /// Returns the words of a text as written, in the order of their hashes.
    static func writtenWords(of text: String) -> [String] {
        String.UnicodeScalarView(text._nfc).split { !isPart($0) }.filter { !$0.allSatisfy(isApostrophe) }.map(
            String.init)
    }

    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { "'’ʼ".unicodeScalars.contains(scalar) }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        isApostrophe(scalar) || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || scalar.properties.generalCategory == .nonspacingMark
    }

    /// Returns the hash of a word without its plural ending.
    private static func stem(_ letters: [UInt8]) -> UInt64 {
        var letters = letters[...]
        if letters.last == s, letters.count > 3 {
            letters.removeLast()
            if letters.last == e {
                let stem = letters.dropLast()
                if stem.suffix(2).elementsEqual([s, s]) {
                    letters = stem.dropLast()
                } else if stem.last == x || stem.suffix(2).elementsEqual([c, h])
                    || stem.suffix(2).elementsEqual([s, h])
                {
                    letters = stem
                }
            }
        }
        return letters.reduce(offset) { ($0 ^ UInt64($1)) &* prime }
    }

    private static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01B3
    private static let (c, e, h, s, x): (UInt8, UInt8, UInt8, UInt8, UInt8) = (0x63, 0x65, 0x68, 0x73, 0x78)
    private static let apostrophe: UInt8 = 0x27
}
