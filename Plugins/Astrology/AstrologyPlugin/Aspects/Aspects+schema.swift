// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension AspectType: SchemaProviding {
    /// The aspects by their standard names.
    public static let schema = Schema<AspectType>.enumeration("astrology.AspectType", "A kind of aspect.") { type in
        type.family == .declination ? "of declination" : "\(Sexagesimal(truncating: type.angle).text())"
    }
}

extension Aspect: SchemaProviding {
    /// What an aspect looks like as JSON.
    public static let schema = Schema<Aspect>.object("astrology.Aspect", "An aspect between two points of a chart.") {
        field("planet1", \.planet1, "The point that comes first in the chart.", .text())
        field("planet2", \.planet2, "The other point.", .text())
        field("type", \.type, "The kind of aspect.")
        field(
            "angle", \.angle,
            "The real angular separation; for a parallel the difference, for a contraparallel the sum of the declinations.",
            .number(0...180, .degrees))
        field("orb", \.orb, "How far the aspect is from exact.", .number(0...180, .degrees))
        field("orbLimit", \.orbLimit, "The widest orb allowed here.", .number(0...180, .degrees))
        field("isApplying", \.isApplying, "Whether the orb is smaller one minute later.", .boolean)
    }
}

extension AspectSettings: SchemaProviding {
    private static let usual = AspectSettings()

    /// What settings of aspects look like as JSON.
    public static let schema = Schema<AspectSettings>.object(
        "astrology.AspectSettings", "Which aspects are looked for, between what, and how wide."
    ) {
        field("set", \.set, "A ready-made choice; it counts when types are not given.", default: usual.set)
        field("types", \.types, "The aspects to look for, by name, in place of a ready-made choice.")
        field(
            "orbs", \.orbs, "Orbs in degrees that differ from the usual ones.",
            .dictionary(keyedBy: AspectType.self, of: .number(0...30, .degrees)) {
                "Orb of the \($0.rawValue.lowercased())."
            },
            default: usual.orbs)
        field(
            "bodyOrbs", \.bodyOrbs, "Orbs in degrees that single bodies bring to their major aspects, by name.",
            .dictionary(of: .number(0...30, .degrees)), default: usual.bodyOrbs)
        field(
            "bodyOrbRule", \.bodyOrbRule, "How the orbs of two bodies combine.", default: usual.bodyOrbRule)
        field(
            "parallels", \.parallels, "Whether parallels of declination are looked for.", .boolean,
            default: usual.parallels)
        field(
            "includesAngles", \.includesAngles, "Whether Ascendant and Midheaven take part.", .boolean,
            default: usual.includesAngles)
        field(
            "betweenAngles", \.betweenAngles, "Whether two angles may aspect each other.", .boolean,
            default: usual.betweenAngles)
        field(
            "excludedPairs", \.excludedPairs, "Pairs between which no aspect is listed.",
            .list(of: .nested, count: 0...32), default: usual.excludedPairs)
    }
}

extension AspectSettings.AspectSet: SchemaProviding {
    /// The ready-made choices.
    public static let schema = Schema<Self>.enumeration("astrology.AspectSet", "A ready-made choice of aspects.") {
        set in
        switch set {
        case .major: "conjunction, opposition, trine, square, sextile"
        case .minor: "semisextile, semisquare, sesquisquare, quincunx, quintile, biquintile"
        case .all: "the major and the minor ones"
        }
    }
}

extension AspectSettings.BodyOrbRule: SchemaProviding {
    /// The rules by their names.
    public static let schema = Schema<Self>.enumeration("astrology.BodyOrbRule", "How the orbs of two bodies combine.")
    { rule in
        switch rule {
        case .moiety: "the mean of the two"
        case .larger: "the larger of the two"
        case .smaller: "the smaller of the two"
        }
    }
}

extension AspectSettings.Pair: SchemaProviding {
    /// What a pair looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.Pair", "Two points between which no aspect is listed.") {
        field("first", \.first, "The name of one point.", .text(1...60))
        field("second", \.second, "The name of the other.", .text(1...60))
    }
}
