// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension PlanetDignity: SchemaProviding {
    /// What the dignities of a planet look like as JSON.
    public static let schema = Schema<PlanetDignity>.object(
        "astrology.PlanetDignity", "The essential dignities of a planet."
    ) {
        field("planet", \.planet, "The planet's name.", .text())
        field("dignities", \.dignities, "Its dignities and debilities, strongest first.")
        field("score", \.score, "The sum of their points after Lilly.", .integer(-30...30))
        field(
            "isInExaltationDegree", \.isInExaltationDegree, "Whether it is in the degree of its exaltation.",
            .boolean)
        field("domicileRuler", \.domicileRuler, "The planet whose domicile it is in.", .text())
        field("exaltationRuler", \.exaltationRuler, "The planet exalted in its sign, if any.", .text())
        field("triplicityRulers", \.triplicityRulers, "The rulers of its sign's triplicity.")
        field("termRuler", \.termRuler, "The planet whose term it is in.", .text())
        field("faceRuler", \.faceRuler, "The planet whose face it is in.", .text())
    }
}

extension EssentialDignity: SchemaProviding {
    /// The dignities by their names.
    public static let schema = Schema<Self>.enumeration(
        "astrology.EssentialDignity", "An essential dignity or debility."
    ) {
        "\($0.points) points"
    }
}

extension TriplicityRulers: SchemaProviding {
    /// What the rulers of a triplicity look like as JSON.
    public static let schema = Schema<Self>.object("astrology.TriplicityRulers", "The rulers of a triplicity.") {
        field("day", \.day, "The ruler by day.")
        field("night", \.night, "The ruler by night.")
        field("participating", \.participating, "The participating ruler, where there is one.")
    }
}

extension ClassicalPlanet: SchemaProviding {
    /// The seven planets.
    public static let schema = Schema<Self>.enumeration(
        "astrology.ClassicalPlanet", "One of the seven classical planets.")
}

extension MutualReception: SchemaProviding {
    /// What a mutual reception looks like as JSON.
    public static let schema = Schema<Self>.object(
        "astrology.MutualReception", "Two planets each in a sign that belongs to the other."
    ) {
        field("planet1", \.planet1, "The planet that comes first in the chart.", .text())
        field("planet2", \.planet2, "The other planet.", .text())
        field("reception1", \.reception1, "By which dignity the sign of the first belongs to the second.")
        field("reception2", \.reception2, "By which dignity the sign of the second belongs to the first.")
    }
}

extension DignitySettings: SchemaProviding {
    private static let usual = DignitySettings()

    /// What the choice of a doctrine looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.DignitySettings", "The doctrine dignities are judged by.")
    {
        field("terms", \.terms, "Whose terms are used.", default: usual.terms)
        field("triplicities", \.triplicities, "Whose triplicity rulers are used.", default: usual.triplicities)
        field("rulership", \.rulership, "Which planets have domiciles.", default: usual.rulership)
        field(
            "countsParticipatingRuler", \.countsParticipatingRuler,
            "Whether the participating ruler of a triplicity has the dignity too.", .boolean,
            default: usual.countsParticipatingRuler)
    }
}

extension DignitySettings.Rulership: SchemaProviding {
    /// The schemes by their names.
    public static let schema = Schema<Self>.enumeration("astrology.Rulership", "Which planets have domiciles.") {
        $0 == .traditional ? "the seven classical planets" : "Uranus, Neptune and Pluto too"
    }
}

extension TermSystem: SchemaProviding {
    /// The systems by their names.
    public static let schema = Schema<Self>.enumeration("astrology.TermSystem", "Whose terms (bounds) are used.")
}

extension TriplicitySystem: SchemaProviding {
    /// The systems by their names.
    public static let schema = Schema<Self>.enumeration(
        "astrology.TriplicitySystem", "Whose triplicity rulers are used.")
}
