// SPDX-License-Identifier: Apache-2.0

/// One of the seven planets of traditional astrology.
public enum ClassicalPlanet: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    case sun = "Sun"
    case moon = "Moon"
    case mercury = "Mercury"
    case venus = "Venus"
    case mars = "Mars"
    case jupiter = "Jupiter"
    case saturn = "Saturn"

    /// The sign and degree of the planet's exaltation.
    ///
    /// Degrees are counted from 1.
    ///
    /// The signs are Ptolemy's (*Tetrabiblos* I.19), the degrees those of Dorotheus (*Carmen* I.2) and Lilly
    /// (*Christian Astrology*, 1647, p. 104): Sun 19 Aries, Moon 3 Taurus, Mercury 15 Virgo, Venus 27
    /// Pisces, Mars 28 Capricorn, Jupiter 15 Cancer, Saturn 21 Libra.
    public var exaltation: (sign: ZodiacSign, degree: Int) {
        switch self {
        case .sun: (.aries, 19)
        case .moon: (.taurus, 3)
        case .mercury: (.virgo, 15)
        case .venus: (.pisces, 27)
        case .mars: (.capricorn, 28)
        case .jupiter: (.cancer, 15)
        case .saturn: (.libra, 21)
        }
    }
}

extension ClassicalPlanet {
    /// Creates the planet of a body, or `nil` if it isn't one of the seven.
    init?(_ body: CelestialBody) {
        switch body {
        case .sun: self = .sun
        case .moon: self = .moon
        case .mercury: self = .mercury
        case .venus: self = .venus
        case .mars: self = .mars
        case .jupiter: self = .jupiter
        case .saturn: self = .saturn
        default: return nil
        }
    }

    /// Creates the planet with a name, faster than `init(rawValue:)`.
    init?(named name: String) {
        guard let planet = Self.allCases.first(where: { $0.rawValue == name }) else { return nil }
        self = planet
    }
}

extension ZodiacSign {
    /// The planet that has its domicile in the sign (Ptolemy, *Tetrabiblos* I.17).
    public var domicileRuler: ClassicalPlanet {
        switch self {
        case .aries, .scorpio: .mars
        case .taurus, .libra: .venus
        case .gemini, .virgo: .mercury
        case .cancer: .moon
        case .leo: .sun
        case .sagittarius, .pisces: .jupiter
        case .capricorn, .aquarius: .saturn
        }
    }

    /// The planet exalted in the sign, if any; see ``ClassicalPlanet/exaltation``.
    public var exaltationRuler: ClassicalPlanet? {
        switch self {
        case .aries: .sun
        case .taurus: .moon
        case .virgo: .mercury
        case .pisces: .venus
        case .capricorn: .mars
        case .cancer: .jupiter
        case .libra: .saturn
        default: nil
        }
    }
}
