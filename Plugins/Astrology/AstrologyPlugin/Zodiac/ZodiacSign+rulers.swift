// SPDX-License-Identifier: Apache-2.0

extension ZodiacSign {
    /// The name of the planet that rules the sign in the scheme of the seven planets.
    ///
    /// Ptolemy, *Tetrabiblos* I.17.
    public var traditionalRuler: String { domicileRuler.rawValue }

    /// The name of the planet that rules the sign in the modern scheme, the outer planets included.
    ///
    /// Uranus takes Aquarius, Neptune Pisces and Pluto Scorpio; the other signs keep their traditional
    /// ruler.
    public var modernRuler: String {
        switch self {
        case .scorpio: "Pluto"
        case .aquarius: "Uranus"
        case .pisces: "Neptune"
        default: traditionalRuler
        }
    }
}
