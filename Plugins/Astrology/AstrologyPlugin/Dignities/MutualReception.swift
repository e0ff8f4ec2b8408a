// SPDX-License-Identifier: AGPL-3.0-or-later

/// Two planets each in a sign that belongs to the other.
///
/// By domicile, by exaltation, or one of each (Lilly, *Christian Astrology*, 1647, p. 112). It adds nothing to
/// the scores of ``PlanetDignity``.
public struct MutualReception: Codable, Equatable, Sendable {
    /// The planet that comes first in the chart.
    public var planet1: String
    /// The other planet.
    public var planet2: String
    /// By which dignity the sign of the first belongs to the second: domicile or exaltation.
    public var reception1: EssentialDignity
    /// By which dignity the sign of the second belongs to the first: domicile or exaltation.
    public var reception2: EssentialDignity
}

extension MutualReception {
    /// The mutual receptions among the planets of a chart, ordered by first and then second planet.
    ///
    /// A sign that belongs to a planet both ways counts as its domicile. Under modern rulership a sign with
    /// two rulers receives for either.
    /// - Parameters:
    ///   - planets: Names and ecliptic longitudes in degrees, in the order of the chart.
    ///   - settings: The doctrine.
    public static func all(
        among planets: [(name: String, longitude: Double)], settings: DignitySettings = DignitySettings()
    ) -> [MutualReception] {
        all(among: planets.map { ($0.name, ClassicalPlanet(named: $0.name), $0.longitude) }, settings: settings)
    }

    static func all(
        among planets: [(name: String, classical: ClassicalPlanet?, longitude: Double)], settings: DignitySettings
    ) -> [MutualReception] {
        let rulers = planets.compactMap { Ruler($0.name, $0.classical, longitude: $0.longitude, settings.rulership) }
        var found: [MutualReception] = []
        for (place, first) in rulers.enumerated() {
            for second in rulers[(place + 1)...] {
                guard let reception1 = second.dignity(in: first.sign), let reception2 = first.dignity(in: second.sign),
                    second.name != first.name
                else { continue }
                found.append(
                    MutualReception(
                        planet1: first.name, planet2: second.name, reception1: reception1, reception2: reception2))
            }
        }
        return found
    }

    /// A planet that rules something, and where it is.
    private struct Ruler {
        let name: String
        let sign: ZodiacSign
        /// Nil for Uranus, Neptune and Pluto.
        private let classical: ClassicalPlanet?

        init?(
            _ name: String, _ classical: ClassicalPlanet?, longitude: Double, _ rulership: DignitySettings.Rulership
        ) {
            self.classical = classical
            guard classical != nil || (rulership == .modern && DignitySettings.outerPlanets.contains(name)) else {
                return nil
            }
            self.name = name
            sign = ZodiacSign(longitude: longitude)
        }

        /// By which dignity a sign belongs to the planet.
        func dignity(in sign: ZodiacSign) -> EssentialDignity? {
            guard let classical else { return sign.modernRuler == name ? .domicile : nil }
            if sign.domicileRuler == classical { return .domicile }
            return sign.exaltationRuler == classical ? .exaltation : nil
        }
    }
}
