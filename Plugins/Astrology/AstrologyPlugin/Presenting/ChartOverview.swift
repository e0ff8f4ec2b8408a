// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// What most readers look for first: the Sun, the Moon, the angles, and the strongest aspects.
struct ChartOverview {
    /// The names of the lights and angles with their positions.
    let placements: [(name: String, position: String)]
    /// The strongest major aspects among planets and angles with their orbs, such as `Sun trine Saturn 0°54′`.
    ///
    /// The strongest are the closest to exact relative to their maximum orbs.
    let strongestAspects: [String]

    private static let aspectCount = 5

    init(_ chart: Chart, _ say: Wording) {
        let lights = ["Sun", "Moon"].compactMap { name in
            chart.planet(name).map { (name: say.body(name), position: Self.position(of: $0, in: chart, say)) }
        }
        let angles = [chart.ascendant, chart.midheaven].compactMap(\.self).map { point in
            (name: say.body(point.name), position: say.position(point.degreeInSign, point.sign))
        }
        placements =
            lights + (angles.isEmpty ? [(say.body("Ascendant"), Self.reasonWithoutAngles(chart, say))] : angles)
        let points = Set(PatternSettings.planets + ["Ascendant", "Midheaven"])
        strongestAspects = chart.aspects.enumerated()
            .filter { $1.type.isMajor && points.contains($1.planet1) && points.contains($1.planet2) }
            .sorted { ($1.element.exactness, $0.offset) < ($0.element.exactness, $1.offset) }
            .prefix(Self.aspectCount)
            .map { _, aspect in
                let day = chart.unknownTime?.aspects.first {
                    $0.planet1 == aspect.planet1 && $0.planet2 == aspect.planet2 && $0.type == aspect.type
                }
                return day?.inWords(say)
                    ?? "\(say.aspect(aspect.planet1, aspect.type, aspect.planet2)) "
                    + Sexagesimal(truncating: aspect.orb).text()
            }
    }

    private static func position(of planet: ChartPlanet, in chart: Chart, _ say: Wording) -> String {
        let phase = planet.name == "Moon" ? chart.lunarPhase.map { say.word($0.name, "phase") } : nil
        let house = planet.house.map { say("astrology.house", "house \($0)", ["house": $0.argument]) }
        return [chart.position(of: planet, say), house, phase].compactMap(\.self).joined(separator: ", ")
    }

    private static func reasonWithoutAngles(_ chart: Chart, _ say: Wording) -> String {
        if chart.unknownTime != nil {
            return say("astrology.angles.no-time", "unknown without the time of birth")
        }
        if chart.birth.latitude == nil {
            return say("astrology.angles.no-place", "unknown without the place of birth")
        }
        return say("astrology.angles.no-houses", "unknown, because the source of positions has no houses here")
    }
}
