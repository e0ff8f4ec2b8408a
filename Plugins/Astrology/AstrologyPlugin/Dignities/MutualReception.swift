// SPDX-License-Identifier: Apache-2.0

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
        var rulers: [Ruler] = []
        rulers.reserveCapacity(planets.count)
        for place in planets.indices {
            let (name, classical, longitude) = planets[place]
            let outer =
                classical == nil && settings.rulership == .modern
                ? DignitySettings.outerPlanets.firstIndex(of: name) : nil
            guard classical != nil || outer != nil else { continue }
            rulers.append(
                Ruler(place: place, sign: ZodiacSign(longitude: longitude), classical: classical, outer: outer))
        }
        var found: [MutualReception] = []
        for first in rulers.indices {
            for second in first + 1..<rulers.count {
                guard let reception1 = rulers[second].dignity(in: rulers[first].sign),
                    let reception2 = rulers[first].dignity(in: rulers[second].sign),
                    rulers[second].isOther(than: rulers[first])
                else { continue }
                found.append(
                    MutualReception(
                        planet1: planets[rulers[first].place].name, planet2: planets[rulers[second].place].name,
                        reception1: reception1, reception2: reception2))
            }
        }
        return found
    }

    /// A planet that rules something, and where it is; without its name, so that looking at a pair copies no text.
    private struct Ruler {
        /// Its place in the list of planets.
        let place: Int
        let sign: ZodiacSign
        /// Nil for Uranus, Neptune and Pluto.
        let classical: ClassicalPlanet?
        /// Which of Uranus, Neptune and Pluto it is; nil for the others.
        let outer: Int?

        /// By which dignity a sign belongs to the planet.
        func dignity(in sign: ZodiacSign) -> EssentialDignity? {
            guard let classical else {
                return outer.map { DignitySettings.outerPlanets[$0] } == sign.modernRuler ? .domicile : nil
            }
            if sign.domicileRuler == classical { return .domicile }
            return sign.exaltationRuler == classical ? .exaltation : nil
        }

        func isOther(than ruler: Ruler) -> Bool { classical != ruler.classical || outer != ruler.outer }
    }
}
