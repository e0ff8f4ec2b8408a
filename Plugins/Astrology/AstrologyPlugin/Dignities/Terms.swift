// SPDX-License-Identifier: Apache-2.0

/// A system of terms (bounds).
public enum TermSystem: String, CaseIterable, Codable, Sendable {
    /// The Egyptian terms, from Ptolemy (*Tetrabiblos* I.20-21), Dorotheus, and Valens.
    case egyptian
    /// Ptolemy's own terms, as printed by Lilly (*Christian Astrology*, 1647, p. 104).
    ///
    /// Manuscripts and translations of the *Tetrabiblos* differ in some signs.
    case ptolemaic

    /// Returns the planet whose term contains a longitude.
    /// - Parameter longitude: Ecliptic longitude in degrees.
    public func ruler(longitude: Double) -> ClassicalPlanet {
        let degree = ZodiacSign.degreeInSign(longitude)
        let terms = terms(of: ZodiacSign(longitude: longitude))
        return terms.first { degree < Double($0.end) }?.planet ?? terms[terms.count - 1].planet
    }

    /// Returns the five terms of a sign in order: the planet, and the degree where its term ends.
    /// - Parameter sign: The sign.
    public func terms(of sign: ZodiacSign) -> [(planet: ClassicalPlanet, end: Int)] {
        (self == .egyptian ? Self.egyptianTerms : Self.ptolemaicTerms)[sign.index]
    }

    private typealias Table = [[(planet: ClassicalPlanet, end: Int)]]

    private static let egyptianTerms: Table = [
        [(.jupiter, 6), (.venus, 12), (.mercury, 20), (.mars, 25), (.saturn, 30)],
        [(.venus, 8), (.mercury, 14), (.jupiter, 22), (.saturn, 27), (.mars, 30)],
        [(.mercury, 6), (.jupiter, 12), (.venus, 17), (.mars, 24), (.saturn, 30)],
        [(.mars, 7), (.venus, 13), (.mercury, 19), (.jupiter, 26), (.saturn, 30)],
        [(.jupiter, 6), (.venus, 11), (.saturn, 18), (.mercury, 24), (.mars, 30)],
        [(.mercury, 7), (.venus, 17), (.jupiter, 21), (.mars, 28), (.saturn, 30)],
        [(.saturn, 6), (.mercury, 14), (.jupiter, 21), (.venus, 28), (.mars, 30)],
        [(.mars, 7), (.venus, 11), (.mercury, 19), (.jupiter, 24), (.saturn, 30)],
        [(.jupiter, 12), (.venus, 17), (.mercury, 21), (.saturn, 26), (.mars, 30)],
        [(.mercury, 7), (.jupiter, 14), (.venus, 22), (.saturn, 26), (.mars, 30)],
        [(.mercury, 7), (.venus, 13), (.jupiter, 20), (.mars, 25), (.saturn, 30)],
        [(.venus, 12), (.jupiter, 16), (.mercury, 19), (.mars, 28), (.saturn, 30)],
    ]

    private static let ptolemaicTerms: Table = [
        [(.jupiter, 6), (.venus, 14), (.mercury, 21), (.mars, 26), (.saturn, 30)],
        [(.venus, 8), (.mercury, 15), (.jupiter, 22), (.saturn, 26), (.mars, 30)],
        [(.mercury, 7), (.jupiter, 14), (.venus, 21), (.saturn, 25), (.mars, 30)],
        [(.mars, 6), (.jupiter, 13), (.mercury, 20), (.venus, 27), (.saturn, 30)],
        [(.saturn, 6), (.mercury, 13), (.venus, 19), (.jupiter, 25), (.mars, 30)],
        [(.mercury, 7), (.venus, 13), (.jupiter, 18), (.saturn, 24), (.mars, 30)],
        [(.saturn, 6), (.venus, 11), (.jupiter, 19), (.mercury, 24), (.mars, 30)],
        [(.mars, 6), (.jupiter, 14), (.venus, 21), (.mercury, 27), (.saturn, 30)],
        [(.jupiter, 8), (.venus, 14), (.mercury, 19), (.saturn, 25), (.mars, 30)],
        [(.venus, 6), (.mercury, 12), (.jupiter, 19), (.mars, 25), (.saturn, 30)],
        [(.saturn, 6), (.mercury, 12), (.venus, 20), (.jupiter, 25), (.mars, 30)],
        [(.venus, 8), (.jupiter, 14), (.mercury, 20), (.mars, 26), (.saturn, 30)],
    ]
}

extension ClassicalPlanet {
    /// Returns the planet whose face (decan) contains a longitude.
    ///
    /// The faces of 10 degrees follow the Chaldean order, starting with Mars in Aries (Lilly, *Christian Astrology*,
    /// 1647, p. 104; Paulus Alexandrinus, *Introduction* 4).
    /// - Parameter longitude: Ecliptic longitude in degrees.
    public static func faceRuler(longitude: Double) -> ClassicalPlanet {
        let face =
            ZodiacSign(longitude: longitude).index * 3 + Int(ZodiacSign.degreeInSign(longitude) / 10)
        switch face % 7 {
        case 0: return .mars
        case 1: return .sun
        case 2: return .venus
        case 3: return .mercury
        case 4: return .moon
        case 5: return .saturn
        default: return .jupiter
        }
    }
}
