// SPDX-License-Identifier: AGPL-3.0-or-later

public import ComputationKit

extension ZodiacSign: Described {
    /// The twelve signs.
    public static let shape = Shape<ZodiacSign>.enumeration("ZodiacSign", "A sign of the zodiac.")
}

extension Element: Described {
    /// The four elements.
    public static let shape = Shape<Element>.enumeration("Element", "The element of a sign.")
}

extension Modality: Described {
    /// The three modalities.
    public static let shape = Shape<Modality>.enumeration("Modality", "The modality of a sign.")
}

extension Zodiac: Described {
    /// The zodiac as one word.
    public static let shape = Shape<Zodiac>.text(
        "Zodiac", "The zero point of ecliptic longitudes: tropical, or the name of an ayanamsa.",
        expected: "tropical or the name of an ayanamsa", example: "tropical", print: \.word
    ) { word in
        if Zodiac(word: word) != nil { return nil }
        let guess = ClosestMatch(to: word, among: words)
        return Issue(
            path: "", expected: "tropical or the name of an ayanamsa", got: JSONValue.string(word).inWords,
            hint: guess.map { "did you mean \($0.word)?" } ?? "see astro houses --zodiacs for all of them")
    }
}
