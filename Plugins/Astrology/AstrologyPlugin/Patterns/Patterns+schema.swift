// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension AspectPattern.Kind: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("astrology.PatternKind", "A pattern of aspects.")
}

extension PatternSettings: SchemaProviding {
    private static let usual = PatternSettings()

    /// The schema.
    public static let schema = Schema<PatternSettings>.object(
        "astrology.PatternSettings", "The points that take part in patterns, and the definition of a stellium."
    ) {
        field(
            "bodies", \.bodies, "The names of the points that take part; Sun to Pluto by default.",
            .list(of: .text(1...60)))
        field(
            "stelliumMinimum", \.stelliumMinimum, "The minimum number of bodies in a stellium.", .integer(2...20),
            default: usual.stelliumMinimum)
        field("stelliumRule", \.stelliumRule, "The rule that defines a stellium.", default: usual.stelliumRule)
        field(
            "stelliumOrb", \.stelliumOrb, "The maximum gap between neighbors of a stellium by conjunction.",
            .number(0...30, .degrees), default: usual.stelliumOrb)
    }
}

extension PatternSettings.StelliumRule: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("astrology.StelliumRule", "The rule that defines a stellium.") {
        rule in
        switch rule {
        case .sign: "all in one sign"
        case .conjunction: "each within an orb of the next"
        case .either: "either of the two"
        }
    }
}
