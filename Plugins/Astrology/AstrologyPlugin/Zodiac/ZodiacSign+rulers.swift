// SPDX-License-Identifier: Apache-2.0

extension ZodiacSign {
    /// The name of the planet that rules the sign in the traditional scheme.
    ///
    /// Ptolemy, *Tetrabiblos* I.17.
    public var traditionalRuler: String { domicileRuler.rawValue }

    /// The name of the planet that rules the sign in the modern scheme.
    ///
    /// Uranus rules Aquarius, Neptune rules Pisces, and Pluto rules Scorpio; other signs have their traditional rulers.
    public var modernRuler: String {
        switch self {
        case .scorpio: "Pluto"
        case .aquarius: "Uranus"
        case .pisces: "Neptune"
        default: traditionalRuler
        }
    }
}
