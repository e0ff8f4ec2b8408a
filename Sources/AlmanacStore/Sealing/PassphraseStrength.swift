// SPDX-License-Identifier: Apache-2.0

internal import CAlmanacStore
internal import Crypto

/// The check of a new passphrase.
enum PassphraseStrength {
    /// The minimum length, in characters.
    static let shortest = 8
    /// The minimum number of characters that don't continue a pattern.
    private static let leastUnpredictable = 6

    /// Returns why a passphrase is too easy to guess, or `nil` if it isn't.
    ///
    /// Characters that continue a pattern don't count: repetitions ("aaaa", "abcabc"), sequences ("abcd", "8765"), and
    /// neighbors on a keyboard ("qwer"). One of the 10,000 most common passwords is refused too, also in capitals, with
    /// digits or punctuation around it, and with the usual substitutes of letters: "Passw0rd!". NIST SP 800-63B, section
    /// 5.1.1.2, requires all of these. It is a floor and doesn't measure strength; only the length of a random passphrase
    /// does.
    static func problem(of passphrase: String) -> String? {
        let count = passphrase.count
        guard count >= shortest else {
            return "A passphrase needs at least \(shortest) characters, got \(count); use a few random words."
        }
        guard unpredictable(in: passphrase) >= leastUnpredictable else {
            return "The passphrase is too easy to guess: it repeats characters or follows a sequence. "
                + "Use a few random words."
        }
        guard !isCommon(passphrase) else {
            return "The passphrase is one of the most common passwords. Use a few random words."
        }
        return nil
    }

    private static let substitutes: [Character: Character] = [
        "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", "$": "s", "!": "i", "|": "l",
    ]

    /// Returns whether a passphrase is a common password, apart from its case, digits and punctuation around it, and
    /// substituted letters.
    private static func isCommon(_ passphrase: String) -> Bool {
        let whole = passphrase.lowercased()
        let core = whole.drop { !$0.isLetter }
        let word = core[..<(core.lastIndex(where: \.isLetter).map(core.index(after:)) ?? core.startIndex)]
        return [whole, String(word)].contains { text in
            isListed(text) || isListed(String(text.map { substitutes[$0] ?? $0 }))
        }
    }

    private static func isListed(_ text: String) -> Bool {
        let table = store_common_passwords()
        let hash = Array(SHA256.hash(data: Array(text.utf8)).prefix(entrySize))
        var range = 0..<table.count / entrySize
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            let entry = UnsafeBufferPointer(start: table.start + middle * entrySize, count: entrySize)
            if entry.elementsEqual(hash) { return true }
            range =
                entry.lexicographicallyPrecedes(hash) ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return false
    }

    private static let entrySize = 4

    private static let keyboardRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "azertyuiop", "1234567890"]

    /// Returns the number of characters that a pattern of the preceding ones doesn't predict.
    private static func unpredictable(in passphrase: String) -> Int {
        let letters = Array(passphrase.lowercased())
        return letters.indices.count { index in
            guard index > 0 else { return true }
            let isNeighbor = isStep(from: letters[index - 1], to: letters[index])
            return !isNeighbor && !repeats(letters, at: index)
        }
    }

    private static func isStep(from first: Character, to second: Character) -> Bool {
        if first == second { return true }
        if let one = first.unicodeScalars.first?.value, let other = second.unicodeScalars.first?.value,
            one.distance(to: other).magnitude == 1
        {
            return true
        }
        return keyboardRows.contains { row in
            guard let one = row.firstIndex(of: first), let other = row.firstIndex(of: second) else { return false }
            return row.distance(from: one, to: other).magnitude == 1
        }
    }

    /// Returns whether the pair that ends at an index has occurred before.
    private static func repeats(_ letters: [Character], at index: Int) -> Bool {
        guard index >= 2 else { return false }
        return (1..<index).contains { letters[$0 - 1] == letters[index - 1] && letters[$0] == letters[index] }
    }
}
