// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension AspectPattern: SchemaProviding {
    /// What a figure looks like as JSON.
    public static let schema = Schema<AspectPattern>.object(
        "astrology.AspectPattern", "A figure that several aspects make."
    ) {
        field("kind", \.kind, "The figure's name.")
        field("members", \.members, "The points that make it.", .list(of: .text()))
        field("apex", \.apex, "The point it leads to, where it has one.", .text())
        field("sign", \.sign, "The sign all members are in, if it is one.")
        field("element", \.element, "The element its grand trine or stellium is in, if it is one.")
        field("modality", \.modality, "The modality all members are in, if it is one.")
        field(
            "tightness", \.tightness, "How close the figure is to exact, from 0 at the edge of its orbs to 1.",
            .number(0...1))
        field("includes", \.includes, "Smaller figures inside it, not listed again.")
    }
}

extension AspectPattern.Kind: SchemaProviding {
    /// The figures by their names.
    public static let schema = Schema<Self>.enumeration("astrology.PatternKind", "A figure of aspects.")
}

extension PatternSettings: SchemaProviding {
    private static let usual = PatternSettings()

    /// What settings of figures look like as JSON.
    public static let schema = Schema<PatternSettings>.object(
        "astrology.PatternSettings", "Which points take part in figures, and what makes a stellium."
    ) {
        field("bodies", \.bodies, "The points that take part; Sun to Pluto unless given.", .list(of: .text(1...60)))
        field(
            "stelliumMinimum", \.stelliumMinimum, "How many bodies make a stellium.", .integer(2...20),
            default: usual.stelliumMinimum)
        field("stelliumRule", \.stelliumRule, "What holds a stellium together.", default: usual.stelliumRule)
        field(
            "stelliumOrb", \.stelliumOrb, "The greatest gap between neighbors of a stellium by conjunction.",
            .number(0...30, .degrees), default: usual.stelliumOrb)
    }
}

extension PatternSettings.StelliumRule: SchemaProviding {
    /// The rules by their names.
    public static let schema = Schema<Self>.enumeration("astrology.StelliumRule", "What holds a stellium together.") {
        rule in
        switch rule {
        case .sign: "all in one sign"
        case .conjunction: "each within an orb of the next"
        case .either: "one or the other"
        }
    }
}
