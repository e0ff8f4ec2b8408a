// SPDX-License-Identifier: Apache-2.0

/// A planet's strength or weakness by its place in the zodiac.
public enum EssentialDignity: String, CaseIterable, Codable, Sendable {
    case domicile = "Domicile"
    case exaltation = "Exaltation"
    case triplicity = "Triplicity"
    /// Also called bound.
    case term = "Term"
    /// Also called decan.
    case face = "Face"
    case detriment = "Detriment"
    case fall = "Fall"
    /// Without any of the five dignities.
    case peregrine = "Peregrine"

    /// The points the dignity adds to a planet's score.
    ///
    /// Lilly, *Christian Astrology* (1647), p. 115: domicile 5, exaltation 4, triplicity 3, term 2, face 1,
    /// detriment -5, fall -4, peregrine -5.
    public var points: Int {
        switch self {
        case .domicile: 5
        case .exaltation: 4
        case .triplicity: 3
        case .term: 2
        case .face: 1
        case .detriment: -5
        case .fall: -4
        case .peregrine: -5
        }
    }
}

/// Which doctrine dignities are judged by.
///
/// Every key may be left out of its JSON.
public struct DignitySettings: Codable, Equatable, Sendable {
    /// Which planets have domiciles.
    public enum Rulership: String, CaseIterable, Codable, Sendable {
        /// The seven planets alone.
        case traditional
        /// Beside them Uranus rules Aquarius, Neptune Pisces and Pluto Scorpio.
        case modern
    }

    /// Whose terms are used; the Egyptian ones unless said otherwise.
    public var terms: TermSystem
    /// Whose triplicity rulers are used; Dorotheus' unless said otherwise.
    public var triplicities: TriplicitySystem
    /// Which planets have domiciles; the seven unless said otherwise.
    public var rulership: Rulership
    /// Whether the participating ruler of a triplicity has the dignity too.
    ///
    /// Not unless said otherwise: Lilly's points know one ruler, that of the sect.
    public var countsParticipatingRuler: Bool

    /// Settings; whatever is left out has its usual value.
    public init(
        terms: TermSystem = .egyptian, triplicities: TriplicitySystem = .dorothean,
        rulership: Rulership = .traditional, countsParticipatingRuler: Bool = false
    ) {
        self.terms = terms
        self.triplicities = triplicities
        self.rulership = rulership
        self.countsParticipatingRuler = countsParticipatingRuler
    }

    /// The planets that rule signs in the modern scheme alone.
    static let outerPlanets = ["Uranus", "Neptune", "Pluto"]

    /// Lilly's table of dignities (*Christian Astrology*, 1647, page 104).
    public static let lilly = DignitySettings(terms: .ptolemaic, triplicities: .lilly)

    /// Decodes settings; an absent key means its usual value.
    /// - Throws: `DecodingError` for a value of the wrong kind or an unknown word.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        if let value = try values.decodeIfPresent(TermSystem.self, forKey: .terms) { terms = value }
        if let value = try values.decodeIfPresent(TriplicitySystem.self, forKey: .triplicities) {
            triplicities = value
        }
        if let value = try values.decodeIfPresent(Rulership.self, forKey: .rulership) { rulership = value }
        if let value = try values.decodeIfPresent(Bool.self, forKey: .countsParticipatingRuler) {
            countsParticipatingRuler = value
        }
    }
}
