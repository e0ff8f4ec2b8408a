// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension AspectType: SchemaProviding {
    /// The schema: an enumeration of the standard names.
    public static let schema = Schema<AspectType>.enumeration("astrology.AspectType", "A kind of aspect.") { type in
        type.family == .declination ? "of declination" : "\(Sexagesimal(truncating: type.angle).text())"
    }
}

extension AspectSettings: SchemaProviding {
    private static let usual = AspectSettings()

    /// The schema.
    public static let schema = Schema<AspectSettings>.object(
        "astrology.AspectSettings", "The aspects to find, the points between which to find them, and their orbs."
    ) {
        field("set", \.set, "A predefined set of aspects, ignored if types is given.", default: usual.set)
        field("types", \.types, "The aspects to find, by name, instead of a predefined set.")
        field(
            "orbs", \.orbs, "Orbs in degrees that override the default orbs, by aspect.",
            .dictionary(keyedBy: AspectType.self, of: .number(0...30, .degrees)) {
                "Orb of the \($0.rawValue.lowercased())."
            },
            default: usual.orbs)
        field(
            "bodyOrbs", \.bodyOrbs, "Orbs in degrees for the major aspects of single bodies, by name.",
            .dictionary(of: .number(0...30, .degrees)), default: usual.bodyOrbs)
        field(
            "bodyOrbRule", \.bodyOrbRule, "The rule that combines the orbs of two bodies.", default: usual.bodyOrbRule)
        field(
            "parallels", \.parallels, "Whether to find parallels and contraparallels of declination.", .boolean,
            default: usual.parallels)
        field(
            "includesAngles", \.includesAngles, "Whether to include the Ascendant and the Midheaven.", .boolean,
            default: usual.includesAngles)
        field(
            "betweenAngles", \.betweenAngles, "Whether to include aspects between two angles.", .boolean,
            default: usual.betweenAngles)
        field(
            "excludedPairs", \.excludedPairs, "Pairs between which aspects aren't listed.",
            .list(of: .nested, count: 0...32), default: usual.excludedPairs)
        field(
            "starTypes", \.starTypes,
            "The aspects of fixed stars to find, among those that are found at all; conjunction and opposition by default.",
            default: usual.starTypes)
        field(
            "starOrb", \.starOrb,
            "The maximum orb of fixed stars, in degrees; by default, 2 for the first magnitude, 1.5 for the second, and 1 for fainter stars.",
            .number(0...30, .degrees))
    }
}

extension AspectSettings.AspectSet: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("astrology.AspectSet", "A predefined set of aspects.") {
        set in
        switch set {
        case .major: "conjunction, opposition, trine, square, sextile"
        case .minor: "semisextile, semisquare, sesquisquare, quincunx, quintile, biquintile"
        case .all: "the major and the minor aspects"
        }
    }
}

extension AspectSettings.BodyOrbRule: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "astrology.BodyOrbRule", "The rule that combines the orbs of two bodies."
    ) { rule in
        switch rule {
        case .moiety: "the mean of the two"
        case .larger: "the larger of the two"
        case .smaller: "the smaller of the two"
        }
    }
}

extension AspectSettings.Pair: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.object("astrology.Pair", "Two points between which aspects aren't listed.")
    {
        field("first", \.first, "The name of one point.", .text(1...60))
        field("second", \.second, "The name of the other point.", .text(1...60))
    }
}
