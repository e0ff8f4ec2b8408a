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
        func owner(_ sign: ZodiacSign, _ name: String) -> EssentialDignity? {
            if sign.traditionalRuler == name { return .domicile }
            if settings.rulership == .modern, sign.modernRuler == name { return .domicile }
            return sign.exaltationRuler?.rawValue == name ? .exaltation : nil
        }
        var found: [MutualReception] = []
        for (place, first) in planets.enumerated() {
            let sign1 = ZodiacSign(longitude: first.longitude)
            for second in planets[(place + 1)...] where second.name != first.name {
                let sign2 = ZodiacSign(longitude: second.longitude)
                guard let reception1 = owner(sign1, second.name), let reception2 = owner(sign2, first.name)
                else { continue }
                found.append(
                    MutualReception(
                        planet1: first.name, planet2: second.name, reception1: reception1,
                        reception2: reception2))
            }
        }
        return found
    }
}
