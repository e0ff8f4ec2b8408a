// SPDX-License-Identifier: Apache-2.0

/// The strength or weakness of a planet from its zodiacal position.
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
    /// A planet without any of the five dignities.
    case peregrine = "Peregrine"

    /// The points that the dignity adds to a planet's score.
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

/// The system of essential dignities.
///
/// In JSON, every key is optional.
public struct DignitySettings: Codable, Equatable, Sendable {
    /// The planets that have domiciles.
    public enum Rulership: String, CaseIterable, Codable, Sendable {
        /// Only the seven classical planets.
        case traditional
        /// In addition, Uranus rules Aquarius, Neptune rules Pisces, and Pluto rules Scorpio.
        case modern
    }

    /// The system of terms; Egyptian by default.
    public var terms: TermSystem
    /// The system of triplicity rulers; Dorotheus's by default.
    public var triplicities: TriplicitySystem
    /// The planets that have domiciles; the seven classical planets by default.
    public var rulership: Rulership
    /// Whether the participating ruler of a triplicity also has the dignity.
    ///
    /// False by default, because Lilly's scores use only the ruler of the sect.
    public var countsParticipatingRuler: Bool

    /// Creates settings; omitted arguments have their defaults.
    public init(
        terms: TermSystem = .egyptian, triplicities: TriplicitySystem = .dorothean,
        rulership: Rulership = .traditional, countsParticipatingRuler: Bool = false
    ) {
        self.terms = terms
        self.triplicities = triplicities
        self.rulership = rulership
        self.countsParticipatingRuler = countsParticipatingRuler
    }

    /// The planets that rule signs only in the modern scheme.
    static let outerPlanets = ["Uranus", "Neptune", "Pluto"]

    /// Lilly's table of dignities (*Christian Astrology*, 1647, page 104).
    public static let lilly = DignitySettings(terms: .ptolemaic, triplicities: .lilly)

    /// Decodes settings; a missing key has its default.
    /// - Throws: `DecodingError` if a value has the wrong type or a word is unknown.
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
