// SPDX-License-Identifier: Apache-2.0

extension FoldedName {
    /// The name in Latin letters by the official romanization of Ukrainian; `nil` if it isn't in Ukrainian letters.
    ///
    /// GeoNames doesn't have the Ukrainian names of all towns, but their main names are romanized: `Чорнобиль` is
    /// `Chornobyl`. Source: Resolution of the Cabinet of Ministers of Ukraine no. 55 of 27 January 2010.
    var romanizedUkrainian: FoldedName? {
        var text = ""
        var isStart = true
        var previous: Unicode.Scalar = " "
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
            defer { previous = scalar }
            guard scalar != " " else {
                text += " "
                isStart = true
                continue
            }
            guard let letters = Self.letters[scalar] else { return nil }
            // The combination `зг` isn't `зh`, which would be `ж`.
            text += previous == "з" && scalar == "г" ? "gh" : isStart ? letters.initial : letters.other
            isStart = false
        }
        return text.isEmpty ? nil : FoldedName(text)
    }

    private static let letters: [Unicode.Scalar: (initial: String, other: String)] = {
        let same = [
            "а": "a", "б": "b", "в": "v", "г": "h", "ґ": "g", "д": "d", "е": "e", "ж": "zh", "з": "z", "и": "y",
            "і": "i", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t",
            "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ь": "",
        ]
        let initial = ["є": ("ye", "ie"), "ї": ("yi", "i"), "й": ("y", "i"), "ю": ("yu", "iu"), "я": ("ya", "ia")]
        let pairs = same.map { ($0, ($1, $1)) } + initial.map { ($0, $1) }
        return Dictionary(
            uniqueKeysWithValues: pairs.compactMap { key, value in key.unicodeScalars.first.map { ($0, value) } })
    }()
}
