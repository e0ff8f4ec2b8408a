// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension EssentialDignity: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "astrology.EssentialDignity", "An essential dignity or debility."
    ) {
        "\($0.points) points"
    }
}

extension ClassicalPlanet: SchemaProviding {
    /// The seven planets.
    public static let schema = Schema<Self>.enumeration(
        "astrology.ClassicalPlanet", "One of the seven classical planets.")
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
