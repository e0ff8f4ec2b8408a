// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension ZodiacSign: SchemaProviding {
    /// The schema.
    public static let schema = Schema<ZodiacSign>.enumeration("astrology.ZodiacSign", "A sign of the zodiac.")
}

extension Element: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Element>.enumeration("astrology.Element", "The element of a sign.")
}

extension Modality: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Modality>.enumeration("astrology.Modality", "The modality of a sign.")
}

extension Zodiac: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Zodiac>.text(
        "astrology.Zodiac", "The zero point of ecliptic longitudes: tropical, or the name of an ayanamsa.",
        expected: "tropical or the name of an ayanamsa", example: "tropical", print: \.word
    ) { word in
        if Zodiac(word: word) != nil { return nil }
        let guess = ClosestMatch(to: word, among: words)
        return ValidationIssue(
            path: "", expected: "tropical or the name of an ayanamsa", got: JSONValue.string(word).inWords,
            recoverySuggestion: guess.map { "did you mean \($0.word)?" })
    }
}
