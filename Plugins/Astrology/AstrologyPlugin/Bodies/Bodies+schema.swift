// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension CelestialBody: SchemaProviding {
    /// The schema: a single word.
    public static let schema = Schema<Self>.text(
        "astrology.CelestialBody", "A body or point: Sun, North Node, asteroid 433, star Regulus.",
        expected: "a body such as Sun, North Node, asteroid 433, asteroid Eros or star Regulus", example: "Sun",
        print: \.word
    ) { word in
        if CelestialBody(word: word) != nil { return nil }
        let guess = ClosestMatch(to: word, among: words)
        return ValidationIssue(
            path: "", expected: "a body such as Sun, North Node, asteroid 433, asteroid Eros or star Regulus",
            got: JSONValue.string(word).inWords,
            recoverySuggestion: guess.map { "did you mean \($0.word)?" } ?? advice(on: word))
    }

    /// Returns the suggestion for a name that may be that of a minor planet or a fixed star.
    private static func advice(on word: String) -> String? {
        guard word.utf8.count <= 30, word.allSatisfy({ $0.isLetter || $0 == " " }), !word.isEmpty else { return nil }
        return "write asteroid \(word) if it is a minor planet, or star \(word) if it is a fixed star"
    }
}

extension CelestialBody.Kind: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("astrology.BodyKind", "The kind of a body.")
}

extension NodeType: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("astrology.NodeType", "The lunar node to use.") {
        $0 == .true ? "osculating" : "averaged over the node's oscillation"
    }
}

extension HouseSystem: SchemaProviding {
    /// The schema: each house system by its name, with its letter as an alias.
    public static let schema = Schema<Self>.enumeration(
        "astrology.HouseSystem", "A method of dividing the sky into houses.", \.displayName,
        aliases: { [String($0.letter)] }
    )
}
