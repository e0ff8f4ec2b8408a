// SPDX-License-Identifier: AGPL-3.0-or-later

public import ComputationKit

extension PlanetDignity: Described {
    /// What the dignities of a planet look like as JSON.
    public static let shape = Shape<PlanetDignity>.object("PlanetDignity", "The essential dignities of a planet.") {
        field("planet", \.planet, "The planet's name.", .text())
        field("dignities", \.dignities, "Its dignities and debilities, strongest first.")
        field("score", \.score, "The sum of their points after Lilly.", .integer(-30...30))
        field(
            "isInExaltationDegree", \.isInExaltationDegree, "Whether it stands in the degree of its exaltation.",
            .boolean)
        field("domicileRuler", \.domicileRuler, "The planet whose domicile it is in.", .text())
        field("exaltationRuler", \.exaltationRuler, "The planet exalted in its sign, if any.", .text())
        field("triplicityRulers", \.triplicityRulers, "The rulers of its sign's triplicity.")
        field("termRuler", \.termRuler, "The planet whose term it is in.", .text())
        field("faceRuler", \.faceRuler, "The planet whose face it is in.", .text())
    }
}

extension EssentialDignity: Described {
    /// The dignities by their names.
    public static let shape = Shape<Self>.enumeration("EssentialDignity", "An essential dignity or debility.") {
        "\($0.points) points"
    }
}

extension TriplicityRulers: Described {
    /// What the rulers of a triplicity look like as JSON.
    public static let shape = Shape<Self>.object("TriplicityRulers", "The rulers of a triplicity.") {
        field("day", \.day, "The ruler by day.")
        field("night", \.night, "The ruler by night.")
        field("participating", \.participating, "The participating ruler, where there is one.")
    }
}

extension ClassicalPlanet: Described {
    /// The seven planets.
    public static let shape = Shape<Self>.enumeration("ClassicalPlanet", "One of the seven classical planets.")
}

extension MutualReception: Described {
    /// What a mutual reception looks like as JSON.
    public static let shape = Shape<Self>.object(
        "MutualReception", "Two planets each in a sign that belongs to the other."
    ) {
        field("planet1", \.planet1, "The planet that comes first in the chart.", .text())
        field("planet2", \.planet2, "The other planet.", .text())
        field("reception1", \.reception1, "By which dignity the sign of the first belongs to the second.")
        field("reception2", \.reception2, "By which dignity the sign of the second belongs to the first.")
    }
}

extension DignitySettings: Described {
    private static let usual = DignitySettings()

    /// What the choice of a doctrine looks like as JSON.
    public static let shape = Shape<Self>.object("DignitySettings", "The doctrine dignities are judged by.") {
        field("terms", \.terms, "Whose terms are used.", default: usual.terms)
        field("triplicities", \.triplicities, "Whose triplicity rulers are used.", default: usual.triplicities)
        field("rulership", \.rulership, "Which planets have domiciles.", default: usual.rulership)
        field(
            "countsParticipatingRuler", \.countsParticipatingRuler,
            "Whether the participating ruler of a triplicity has the dignity too.", .boolean,
            default: usual.countsParticipatingRuler)
    }
}

extension DignitySettings.Rulership: Described {
    /// The schemes by their names.
    public static let shape = Shape<Self>.enumeration("Rulership", "Which planets have domiciles.") {
        $0 == .traditional ? "the seven classical planets" : "Uranus, Neptune and Pluto too"
    }
}

extension TermSystem: Described {
    /// The systems by their names.
    public static let shape = Shape<Self>.enumeration("TermSystem", "Whose terms (bounds) are used.")
}

extension TriplicitySystem: Described {
    /// The systems by their names.
    public static let shape = Shape<Self>.enumeration("TriplicitySystem", "Whose triplicity rulers are used.")
}
