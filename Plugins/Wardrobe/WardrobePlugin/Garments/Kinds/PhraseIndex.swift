// SPDX-License-Identifier: Apache-2.0

/// An index that finds phrases in names by whole words, ignoring case and a plural s.
///
/// Every suggestion reads the whole wardrobe, which can have thousands of items, so words are compared by a 64-bit hash
/// (FNV-1a) of their letters, without copying text.
struct PhraseIndex: Sendable {
    /// A phrase that occurs in a text.
    struct Match {
        /// The value of the phrase.
        let number: Int
        /// The number of words.
        let words: Int
    }

    /// The phrases by their first word.
    private let phrases: [UInt64: [(words: [UInt64], number: Int)]]

    init(_ entries: [(phrase: String, number: Int)]) {
        var phrases: [UInt64: [(words: [UInt64], number: Int)]] = [:]
        for (phrase, number) in entries {
            let words = Self.words(of: phrase)
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
                matches.append(Match(number: number, words: phrase.count))
            }
        }
        return matches
    }

    /// Returns the words of a text as hashes: runs of letters and digits; characters beyond ASCII count as letters.
    static func words(of text: String) -> [UInt64] {
        var words: [UInt64] = []
        var hash = offset
        var before = offset
        var last: UInt8 = 0
        var length = 0
        func finish() {
            guard length > 0 else { return }
            words.append(last == s && length > 3 ? before : hash)
        }
        for byte in text.utf8 {
            let letter = byte &- 0x41 < 26 ? byte | 0x20 : byte
            if letter &- 0x61 < 26 || letter &- 0x30 < 10 || letter >= 0x80 {
                before = hash
                hash = (hash ^ UInt64(letter)) &* prime
                last = letter
                length += 1
            } else if letter != apostrophe {
                finish()
                (hash, before, last, length) = (offset, offset, 0, 0)
            }
        }
        finish()
        return words
    }

    private static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01B3
    private static let s: UInt8 = 0x73
    private static let apostrophe: UInt8 = 0x27
}
