// SPDX-License-Identifier: Apache-2.0

/// A key of a word that spellings of one name share, such as those of Достоєвський, Dostoyevsky, and Dostojewski.
///
/// Names travel between scripts through English, German, French, Polish, Czech, Dutch, and Spanish, which write one
/// sound differently: *ш* is `sh`, `sch`, `ch`, `sz`, `š`, or `sj`. A key has one letter for each class of sounds, one
/// for each run of vowels, and an ending `-ov` for `-ew`, `-off`, and `-iev`. A spelling with several readings, such as
/// `ch`, has several keys, at most ``most``. Two words sound alike if they share a key.
package enum NameKey {
    /// The maximum number of keys of a word.
    package static let most = 12
    /// The minimum length of a key; shorter words would match unrelated ones.
    package static let shortest = 4

    /// Returns the keys of a word in lowercase letters; none if it is too short, or has digits or other scripts.
    package static func keys(of word: String) -> [String] {
        distinct(readings(of: word).flatMap { finished($0) }.filter { $0.count >= shortest })
    }

    /// Returns the keys with which the keys of longer words begin, of which a word is the beginning.
    ///
    /// - Returns: None if the word has fewer than five sounds.
    package static func prefixes(of word: String) -> [String] {
        distinct(
            readings(of: word).flatMap { sounds in
                let whole = Self.withoutVowelsAtEnd(sounds)
                // The last letters can be the beginning of a longer group, such as the t of ts.
                let cut = Self.withoutVowelsAtEnd(Array(whole.dropLast()))
                return collapsed(whole) + (whole.last.map("TSKDXGP".utf8.contains) == true ? collapsed(cut) : [])
            }.filter { $0.count >= 5 })
    }

    /// Returns whether two words share a key.
    package static func soundAlike(_ one: String, _ other: String) -> Bool {
        !Set(keys(of: one)).isDisjoint(with: keys(of: other))
    }

    private static func distinct(_ keys: [[UInt8]]) -> [String] {
        var seen: Set<[UInt8]> = []
        return keys.filter { seen.insert($0).inserted }.map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: Readings

    /// Returns the readings of a word as classes of consonants (uppercase letters) and vowels (lowercase letters).
    private static func readings(of word: String) -> [[UInt8]] {
        guard let letters = Spelling.latin(word), letters.count >= 3 else { return [] }
        var readings: [[UInt8]] = [[]]
        var index = 0
        while index < letters.count {
            let (length, options) = Spelling.sounds(letters, at: index)
            index += length
            if options.count == 1 {
                for place in readings.indices { readings[place] += options[0] }
                continue
            }
            let room = most / readings.count
            readings = options.prefix(max(1, room)).flatMap { option in readings.map { $0 + option } }
        }
        return readings
    }

    private static func withoutVowelsAtEnd(_ sounds: [UInt8]) -> [UInt8] {
        Array(sounds.reversed().drop(while: isVowel).reversed())
    }

    private static func isVowel(_ sound: UInt8) -> Bool { sound >= 0x61 }

    /// Returns the keys of a reading of a whole word.
    private static func finished(_ sounds: [UInt8]) -> [[UInt8]] {
        var sounds = sounds
        // French writes -ine for -in; the last e is silent in English too.
        if sounds.count > 3, sounds.last == UInt8(ascii: "e"), !isVowel(sounds[sounds.count - 2]) {
            sounds.removeLast()
        }
        return collapsed(sounds).map { key in
            guard key.count >= 3, let last = key.last, last == UInt8(ascii: "v") || last == UInt8(ascii: "f") else {
                return key
            }
            let vowel = key[key.count - 2]
            guard vowel == UInt8(ascii: "o") || vowel == UInt8(ascii: "i") else { return key }
            return key.dropLast(2) + [UInt8(ascii: "o"), UInt8(ascii: "v")]
        }
    }

    /// Returns a reading with each run of vowels as one, and repeated consonants once, in lowercase letters.
    ///
    /// A glide before an o is ё, which many spellings write as e: it has both keys.
    private static func collapsed(_ sounds: [UInt8]) -> [[UInt8]] {
        var keys: [[UInt8]] = [[]]
        var index = 0
        while index < sounds.count {
            let sound = sounds[index]
            guard isVowel(sound) else {
                let letter = sound | 0x20
                // A vowel of a key is never a letter of a consonant.
                for place in keys.indices where keys[place].last != letter { keys[place].append(letter) }
                index += 1
                continue
            }
            let start = index
            while index < sounds.count, isVowel(sounds[index]) { index += 1 }
            let run = sounds[start..<index]
            if run.contains(UInt8(ascii: "a")) {
                for place in keys.indices { keys[place].append(UInt8(ascii: "a")) }
            } else if run.contains(UInt8(ascii: "u")) {
                for place in keys.indices { keys[place].append(UInt8(ascii: "u")) }
            } else if let round = run.firstIndex(of: UInt8(ascii: "o")) {
                let isGlided = round > run.startIndex
                let others = isGlided && keys.count < most ? keys.map { $0 + [UInt8(ascii: "i")] } : []
                keys = keys.map { $0 + [UInt8(ascii: "o")] } + others
            } else {
                for place in keys.indices { keys[place].append(UInt8(ascii: "i")) }
            }
        }
        return keys
    }
}
