// SPDX-License-Identifier: Apache-2.0

/// The check of a new passphrase.
enum PassphraseStrength {
    /// The minimum length, in characters.
    static let shortest = 8
    /// The minimum number of characters that don't continue a pattern.
    private static let leastUnpredictable = 6

    /// Returns why a passphrase is too easy to guess, or `nil` if it isn't.
    ///
    /// Characters that continue a pattern don't count: repetitions ("aaaa", "abcabc"), sequences ("abcd", "8765"), and
    /// neighbors on a keyboard ("qwer"). NIST SP 800-63B, section 5.1.1.2, requires the first two to be refused. It is
    /// a floor and doesn't measure strength; only the length of a random passphrase does.
    static func problem(of passphrase: String) -> String? {
        let count = passphrase.count
        guard count >= shortest else {
            return "A passphrase needs at least \(shortest) characters, got \(count); use a few random words."
        }
        guard unpredictable(in: passphrase) >= leastUnpredictable else {
            return "The passphrase is too easy to guess: it repeats characters or follows a sequence. "
                + "Use a few random words."
        }
        return nil
    }

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
