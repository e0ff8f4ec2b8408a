// SPDX-License-Identifier: Apache-2.0

/// What most readers look for first: the Sun, the Moon, the angles, and the strongest aspects.
struct ChartOverview {
    /// The names of the lights and angles with their positions.
    let placements: [(name: String, position: String)]
    /// The strongest major aspects among planets and angles with their orbs, such as `Sun trine Saturn 0°54′`.
    ///
    /// The strongest are the closest to exact relative to their maximum orbs.
    let strongestAspects: [String]

    private static let aspectCount = 5

    init(_ chart: Chart) {
        let lights = ["Sun", "Moon"].compactMap { name in
            chart.planet(name).map { (name: name, position: Self.position(of: $0, in: chart)) }
        }
        let angles = [chart.ascendant, chart.midheaven].compactMap(\.self).map { point in
            (
                name: point.name,
                position: "\(Sexagesimal(truncating: point.degreeInSign).text()) \(point.sign.rawValue)"
            )
        }
        placements = lights + (angles.isEmpty ? [("Ascendant", Self.reasonWithoutAngles(chart))] : angles)
        let points = Set(PatternSettings.planets + ["Ascendant", "Midheaven"])
        strongestAspects = chart.aspects.enumerated()
            .filter { $1.type.isMajor && points.contains($1.planet1) && points.contains($1.planet2) }
            .sorted { ($1.element.exactness, $0.offset) < ($0.element.exactness, $1.offset) }
            .prefix(Self.aspectCount)
            .map { _, aspect in
                let day = chart.unknownTime?.aspects.first {
                    $0.planet1 == aspect.planet1 && $0.planet2 == aspect.planet2 && $0.type == aspect.type
                }
                return day?.inWords
                    ?? "\(aspect.planet1) \(aspect.type.rawValue.lowercased()) \(aspect.planet2) "
                    + Sexagesimal(truncating: aspect.orb).text()
            }
    }

    private static func position(of planet: ChartPlanet, in chart: Chart) -> String {
        let phase = planet.name == "Moon" ? chart.lunarPhase?.name.rawValue : nil
        return [chart.position(of: planet), planet.house.map { "house \($0)" }, phase].compactMap(\.self)
            .joined(separator: ", ")
    }

    private static func reasonWithoutAngles(_ chart: Chart) -> String {
        if chart.unknownTime != nil { return "unknown without the time of birth" }
        if chart.birth.latitude == nil { return "unknown without the place of birth" }
        return "unknown, because the source of positions has no houses here"
    }
}
