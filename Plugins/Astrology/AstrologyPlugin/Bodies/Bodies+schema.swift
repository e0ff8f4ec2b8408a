// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension CelestialBody: SchemaProviding {
    /// A body as one word.
    public static let schema = Schema<Self>.text(
        "astrology.CelestialBody", "A body or point: Sun, North Node, asteroid 433, star Regulus.",
        expected: "a body such as Sun, North Node, asteroid 433 or star Regulus", example: "Sun", print: \.word
    ) { word in
        if CelestialBody(word: word) != nil { return nil }
        let guess = ClosestMatch(to: word, among: words)
        return ValidationIssue(
            path: "", expected: "a body such as Sun, North Node, asteroid 433 or star Regulus",
            got: JSONValue.string(word).inWords,
            recoverySuggestion: guess.map { "did you mean \($0.word)?" })
    }
}

extension CelestialBody.Kind: SchemaProviding {
    /// The kinds by their words.
    public static let schema = Schema<Self>.enumeration("astrology.BodyKind", "What a body is.")
}

extension FixedStar: SchemaProviding {
    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.FixedStar", "A fixed star.") {
        field("name", \.name, "The traditional name; empty if there is none.", .text())
        field("designation", \.designation, "The designation after Bayer or Flamsteed, abbreviated.", .text())
        field("magnitude", \.magnitude, "The visual magnitude.", .number(-30...60))
    }
}

extension NodeType: SchemaProviding {
    /// True and mean.
    public static let schema = Schema<Self>.enumeration("astrology.NodeType", "Which of the two lunar nodes.") {
        $0 == .true ? "osculating" : "averaged over the node's wavering"
    }
}

extension HouseSystem: SchemaProviding {
    /// Every house system by its word, with its letter as an alias.
    public static let schema = Schema<Self>.enumeration(
        "astrology.HouseSystem", "A way to divide the sky into houses.", \.displayName, aliases: { [String($0.letter)] }
    )
}
