// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension PlanetDignity: SchemaProviding {
    /// The schema.
    public static let schema = Schema<PlanetDignity>.object(
        "astrology.PlanetDignity", "The essential dignities of a planet."
    ) {
        field("planet", \.planet, "The planet's name.", .text())
        field("dignities", \.dignities, "The planet's dignities and debilities, strongest first.")
        field(
            "score", \.score,
            "The sum of the points of the dignities, by Lilly's scores; absent if it depends on an unknown sect or time.",
            .integer(-30...30))
        field(
            "isInExaltationDegree", \.isInExaltationDegree,
            "Whether the planet is in the degree of its exaltation; absent if that changes during a day of unknown time.",
            .boolean)
        field("domicileRuler", \.domicileRuler, "The planet whose domicile contains this planet.", .text())
        field("exaltationRuler", \.exaltationRuler, "The planet exalted in this sign, if any.", .text())
        field("triplicityRulers", \.triplicityRulers, "The rulers of the sign's triplicity.")
        field("termRuler", \.termRuler, "The planet whose term contains this planet.", .text())
        field("faceRuler", \.faceRuler, "The planet whose face contains this planet.", .text())
    }
}

extension EssentialDignity: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "astrology.EssentialDignity", "An essential dignity or debility."
    ) {
        "\($0.points) points"
    }
}

extension TriplicityRulers: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.object("astrology.TriplicityRulers", "The rulers of a triplicity.") {
        field("day", \.day, "The ruler by day.")
        field("night", \.night, "The ruler by night.")
        field("participating", \.participating, "The participating ruler, if any.")
    }
}

extension ClassicalPlanet: SchemaProviding {
    /// The seven planets.
    public static let schema = Schema<Self>.enumeration(
        "astrology.ClassicalPlanet", "One of the seven classical planets.")
}

extension MutualReception: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.object(
        "astrology.MutualReception", "Two planets, each in a sign of the other."
    ) {
        field("planet1", \.planet1, "The planet that appears first in the chart.", .text())
        field("planet2", \.planet2, "The other planet.", .text())
        field("reception1", \.reception1, "The dignity of the second planet in the sign of the first.")
        field("reception2", \.reception2, "The dignity of the first planet in the sign of the second.")
    }
}

extension DignitySettings: SchemaProviding {
    private static let usual = DignitySettings()

    /// The schema.
    public static let schema = Schema<Self>.object("astrology.DignitySettings", "The system of essential dignities.") {
        field("terms", \.terms, "The system of terms; Egyptian by default.", default: usual.terms)
        field(
            "triplicities", \.triplicities, "The system of triplicity rulers; Dorotheus's by default.",
            default: usual.triplicities)
        field(
            "rulership", \.rulership, "The planets that have domiciles; the seven classical planets by default.",
            default: usual.rulership)
        field(
            "countsParticipatingRuler", \.countsParticipatingRuler,
            "Whether the participating ruler of a triplicity also has the dignity.", .boolean,
            default: usual.countsParticipatingRuler)
    }
}

extension DignitySettings.Rulership: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "astrology.Rulership", "The planets that have domiciles; the seven classical planets by default."
    ) {
        $0 == .traditional ? "the seven classical planets" : "also Uranus, Neptune, and Pluto"
    }
}

extension TermSystem: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("astrology.TermSystem", "The system of terms (bounds).")
}

extension TriplicitySystem: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "astrology.TriplicitySystem", "The system of triplicity rulers; Dorotheus's by default.")
}
