// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Two planets, each in a sign of the other.
///
/// By domicile, by exaltation, or one of each (Lilly, *Christian Astrology*, 1647, p. 112). It doesn't affect the
/// scores of ``PlanetDignity``.
@Schema("astrology.MutualReception")
public struct MutualReception: SchemaProviding, Equatable {
    /// The planet that appears first in the chart.
    public var planet1: String
    /// The other planet.
    public var planet2: String
    /// The dignity of the second planet in the sign of the first.
    ///
    /// Domicile or exaltation.
    public var reception1: EssentialDignity
    /// The dignity of the first planet in the sign of the second.
    ///
    /// Domicile or exaltation.
    public var reception2: EssentialDignity
}

extension MutualReception {
    /// Returns the mutual receptions among the planets of a chart, ordered by first and then second planet.
    ///
    /// A sign that is both the domicile and the exaltation of a planet counts as its domicile. With modern rulers, a
    /// sign with two rulers receives for either.
    /// - Parameters:
    ///   - planets: Names and ecliptic longitudes in degrees, in the order of the chart.
    ///   - settings: The system of dignities.
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

    /// A ruling planet and its sign, without its name, so that comparing pairs doesn't copy text.
    private struct Ruler {
        /// The index in the list of planets.
        let place: Int
        let sign: ZodiacSign
        /// `nil` for Uranus, Neptune, and Pluto.
        let classical: ClassicalPlanet?
        /// The index among Uranus, Neptune, and Pluto; `nil` for other planets.
        let outer: Int?

        /// Returns the dignity of the planet in a sign.
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
