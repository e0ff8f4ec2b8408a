// SPDX-License-Identifier: Apache-2.0

/// How groups of Latin letters sound in the languages that names are written in.
enum Spelling {
    /// Returns a word in plain Latin letters, with carons and other marks of sounds as digraphs; `nil` if it has digits
    /// or letters of a script that isn't romanized.
    static func latin(_ word: String) -> [UInt8]? {
        if word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) { return Array(word.utf8) }
        let romanized = Romanization.hasCyrillic(word) ? Romanization.russian.romanized(word) : word
        var letters: [UInt8] = []
        for character in romanized {
            if let digraph = digraphs[character] {
                letters += digraph.utf8
            } else {
                letters += SearchText.folded(String(character)).utf8
            }
        }
        return letters.allSatisfy { (0x61...0x7A).contains($0) } ? letters : nil
    }

    private static let digraphs: [Character: String] = [
        "č": "ch", "ć": "ch", "ĉ": "ch", "š": "sh", "ŝ": "shch", "ş": "sh", "ș": "sh", "ž": "zh", "ż": "zh", "ź": "zh",
        "ť": "t", "ď": "d", "ț": "ts", "ţ": "ts", "â": "a", "û": "u",
    ]

    /// Returns the number of letters of the longest group at a position, and its possible sounds, the likeliest first.
    ///
    /// The classes of consonants: `S` plain and `X` hushing sibilants with their affricates, `G` for g, h, and kh, `K`,
    /// `F`, `V`, `T`, `D`, `B`, `P`, `L`, `M`, `N`, `R`.
    static func sounds(_ letters: [UInt8], at index: Int) -> (length: Int, options: [[UInt8]]) {
        let letter = letters[index]
        for length in stride(from: min(7, letters.count - index), through: 2, by: -1) {
            if let options = groups[Group(letters[index..<(index + length)])] { return (length, options) }
        }
        let next = index + 1 < letters.count ? letters[index + 1] : 0
        let isBeforeFront = next == UInt8(ascii: "e") || next == UInt8(ascii: "i") || next == UInt8(ascii: "y")
        switch letter {
        case UInt8(ascii: "c"): return (1, isBeforeFront ? softC : hardC)
        case UInt8(ascii: "g") where next == UInt8(ascii: "u") && index + 2 < letters.count:
            let after = letters[index + 2]
            // The u of gue and gui is silent.
            return (after == UInt8(ascii: "e") || after == UInt8(ascii: "i") ? 2 : 1, [Array("G".utf8)])
        case UInt8(ascii: "h"):
            let isAfterVowel = index > 0 && isVowel(letters[index - 1])
            return (1, isAfterVowel && !isVowel(next) ? silentH : [Array("G".utf8)])
        default: return (1, singles[Int(letter) - 0x61])
        }
    }

    private static func isVowel(_ letter: UInt8) -> Bool { "aeiouy".utf8.contains(letter) }

    private static let softC = ["S", "X"].map { Array($0.utf8) }
    private static let hardC = ["K", "S"].map { Array($0.utf8) }
    private static let silentH = ["G", ""].map { Array($0.utf8) }

    private static let singles: [[[UInt8]]] = [
        ["a"], ["B"], ["K"], ["D"], ["e"], ["F"], ["G"], ["G"], ["i"], ["y", "X", "G"], ["K"], ["L"], ["M"], ["N"],
        ["o"], ["P"], ["K"], ["R"], ["S"], ["T"], ["u"], ["V"], ["V"], ["KS"], ["y"], ["S"],
    ].map { $0.map { Array($0.utf8) } }

    /// A group of at most seven letters as a number.
    private struct Group: Hashable {
        let value: UInt64
        init(_ letters: some Sequence<UInt8>) { value = letters.reduce(0) { $0 << 8 | UInt64($1) } }
    }

    private static let groups: [Group: [[UInt8]]] = {
        let texts: [(String, [String])] = [
            ("schtsch", ["X"]), ("chtch", ["X"]), ("ttch", ["X"]), ("szcz", ["X"]), ("shch", ["X"]), ("shtsh", ["X"]),
            ("tsch", ["X"]), ("dsch", ["X"]), ("tch", ["X"]), ("tsj", ["X"]), ("sch", ["X"]), ("dzh", ["X"]),
            ("sh", ["X"]), ("zh", ["X"]), ("sz", ["X", "S"]), ("cz", ["X"]), ("sj", ["X", "Sy"]), ("tj", ["X", "Ty"]),
            ("dj", ["X", "Dy"]), ("zj", ["X", "Sy"]), ("ts", ["S"]), ("tz", ["S"]), ("dz", ["S"]),
            ("ch", ["X", "G", "K"]), ("kh", ["G"]), ("gh", ["G"]), ("ph", ["F"]), ("th", ["T"]), ("rh", ["R"]),
            ("ck", ["K", "SK"]), ("qu", ["KV", "K"]), ("oe", ["oe", "u"]),
        ]
        return Dictionary(
            texts.map { (Group($0.0.utf8), $0.1.map { Array($0.utf8) }) }, uniquingKeysWith: { first, _ in first })
    }()
}
